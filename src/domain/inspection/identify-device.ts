import { findModelByImei } from '#domain/catalogue/entries/find-models.ts'
import { readImei } from '#domain/catalogue/identification/imei.ts'
import type { Engines } from '#engines/engines.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { MAX_SERIAL_NUMBER_LENGTH, type Finding } from './finding.ts'
import { duplicatesOf, type DuplicateDevice } from './inspection-store.ts'

export type Identity = { imei: string | null; serialNumber: string | null }

/** The numbers of a device; nothing if what was typed as an IMEI cannot be one. */
export function readIdentity({ imei: typed, serialNumber }: Pick<Finding, 'imei' | 'serialNumber'>) {
  const imei = typed.trim() === '' ? null : readImei(typed)
  const serial = serialNumber.replaceAll(/\s/g, '').toUpperCase().slice(0, MAX_SERIAL_NUMBER_LENGTH)
  return imei === undefined ? undefined : ({ imei, serialNumber: serial === '' ? null : serial } satisfies Identity)
}

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
    findModelByImei({ db }, locale, read),
    duplicatesOf(db, item.id, read),
  ])
  const isOther = known.ok && !known.model.deviceIds.includes(item.offer.deviceId)
  return { isWrong: false, otherModel: isOther ? `${known.model.manufacturer} ${known.model.model}` : null, duplicates }
}
