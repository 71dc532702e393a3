import { readImei } from '#domain/catalogue/identification/imei.ts'
import type { Engines } from '#engines/engines.ts'
import { hitsWhere, type TradeHit } from './search-trades-store.ts'
import { parseItemReference, possibleTradeNumbers } from '#domain/trades/trade-number.ts'
import { scannedText } from '#shop/formats/scanned-text.ts'

export type { TradeHit } from './search-trades-store.ts'

/** More than this nobody reads: then another word helps. */
export const MAX_HITS = 50

/**
 * What somebody typed or scanned: the number of a trade or of a device, a tracking number, an IMEI, a serial number, a
 * customer's number, a mailbox or a name. What can be only one thing is looked up as that alone.
 */
export async function searchTrades({ db }: Pick<Engines, 'db'>, typed: string): Promise<TradeHit[]> {
  const text = scannedText(typed)
  if (text === '') return []
  const reference = parseItemReference(text)
  if (reference) {
    const hits = await hitsWhere(db, { numbers: [reference.number], position: reference.position }, MAX_HITS)
    return hits.filter(({ states }) => reference.position < states.length)
  }
  const numbers = possibleTradeNumbers(text)
  const byNumber = numbers.length === 0 ? [] : await hitsWhere(db, { numbers }, MAX_HITS)
  if (byNumber.length > 0) return byNumber

  const code = text.replaceAll(/\s/g, '').toUpperCase()
  const imei = readImei(text)
  const exact = await hitsWhere(db, { code, ...(imei !== undefined && { imei }) }, MAX_HITS)
  if (exact.length > 0) return exact
  if (/^\d{4,9}$/.test(code)) return hitsWhere(db, { customerNumber: Number(code) }, MAX_HITS)
  return text.includes('@')
    ? hitsWhere(db, { email: text.toLowerCase() }, MAX_HITS)
    : hitsWhere(db, { name: text.toLowerCase().replaceAll(/\s+/g, ' ') }, MAX_HITS)
}
