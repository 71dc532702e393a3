import { findModelByImei } from '#domain/catalogue/entries/find-models.ts'
import { readImei } from '#domain/catalogue/identification/imei.ts'
import type { Engines } from '#engines/engines.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { duplicatesOf, type DuplicateDevice } from './inspection-store.ts'

/** What makes us wonder about a number. */
export type ImeiWarnings = {
  isWrong: boolean
  /** The model that the number belongs to, if it is another one. */
  otherModel: string | null
  /** Where we have seen it before. */
  duplicates: DuplicateDevice[]
}

export async function warningsAbout(
  { db }: Pick<Engines, 'db'>,
  { imei, item, locale }: { imei: string; item: { id: string; offer: { deviceId: number } }; locale: Locale },
): Promise<ImeiWarnings> {
  const read = readImei(imei)
  if (read === undefined) return { isWrong: imei.trim() !== '', otherModel: null, duplicates: [] }
  const [known, duplicates] = await Promise.all([
    findModelByImei({ db }, locale, read, { hidden: true }),
    duplicatesOf(db, item.id, read),
  ])
  const isOther = known.ok && !known.model.deviceIds.includes(item.offer.deviceId)
  return { isWrong: false, otherModel: isOther ? `${known.model.manufacturer} ${known.model.model}` : null, duplicates }
}
