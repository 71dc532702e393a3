import { readImei } from '#domain/catalogue/identification/imei.ts'
import type { Category } from '#shop/devices/categories.ts'
import { MAX_SERIAL_NUMBER_LENGTH, type Finding } from '#domain/inspection/finding.ts'

/** What tells a device from all others, or that nothing does. */
export type Identity = { imei: string | null; serialNumber: string | null; withoutNumber: boolean }

/** The numbers of a device; nothing if what was typed as an IMEI cannot be one. */
export function readIdentity(typed: Pick<Finding, 'imei' | 'serialNumber' | 'withoutNumber'>): Identity | undefined {
  const imei = typed.imei.trim() === '' ? null : readImei(typed.imei)
  if (imei === undefined) return undefined
  const serial = typed.serialNumber.replaceAll(/\s/g, '').toUpperCase().slice(0, MAX_SERIAL_NUMBER_LENGTH)
  const serialNumber = serial === '' ? null : serial
  return { imei, serialNumber, withoutNumber: typed.withoutNumber && imei === null && serialNumber === null }
}

const phones: ReadonlySet<Category> = new Set(['iphone', 'smartphone'])

export const isPhone = (category: Category): boolean => phones.has(category)

export type IdentityRefusal = 'identity-missing' | 'serial-missing' | 'number-photo-missing'

/**
 * Without a number nobody could say later which device we bought. Every phone has one; of anything else somebody may say
 * that there is none, and show it.
 */
export function identityRefusal(
  category: Category,
  { imei, serialNumber, withoutNumber }: Identity,
  photos: number,
): IdentityRefusal | undefined {
  if (imei !== null || serialNumber !== null) return undefined
  if (isPhone(category)) return 'identity-missing'
  if (!withoutNumber) return 'serial-missing'
  return photos === 0 ? 'number-photo-missing' : undefined
}
