import { formatTradeNumber, parseTradeNumber, tradeNumber } from '#domain/trades/trade-number.ts'

/** Payout · batch of payouts · receipt: each counts on its own, in the manner of trades. */
export type DocumentKind = 'P' | 'L' | 'B'

export const documentNumber = (kind: DocumentKind, now: Date, serial: number): string =>
  kind + formatTradeNumber(tradeNumber(now.getUTCFullYear(), serial)).slice(1)

/** What somebody typed as it is written, or nothing if its last digit says that it is mistyped. */
export function parseDocumentNumber(kind: DocumentKind, text: string): string | undefined {
  const typed = text.trim().toUpperCase()
  if (!typed.startsWith(kind)) return undefined
  const number = parseTradeNumber(`T${typed.slice(1)}`)
  return number === undefined ? undefined : kind + formatTradeNumber(number).slice(1)
}
