import type { Effect } from '#domain/catalogue/devices/catalogue.ts'
import type { Category } from '#shop/devices/categories.ts'

/** Which story is told to whoever comes to a closed gate. */
export function gateExplanation(kind: NonNullable<Effect['gate']>, question: string) {
  if (kind === 'MANUAL') return 'manual'
  if (kind === 'RECYCLE') return 'recycle'
  if (question === 'OWNERSHIP') return 'owner'
  return question === 'LOCK' ? 'lock' : 'reject'
}

export type LockLine = `lock.${'apple' | 'google' | 'samsung' | 'maker' | 'bios' | 'company'}`

const withAndroid: ReadonlySet<Category> = new Set(['smartphone', 'tablet'])

/** Every maker locks in its own way; a company may have done so on any device. */
export function waysToUnlock(device: { manufacturer: string; categoryCode: Category }): LockLine[] {
  const { manufacturer, categoryCode } = device
  if (manufacturer === 'Apple') return ['lock.apple', 'lock.company']
  if (categoryCode === 'notebook') return ['lock.bios', 'lock.company']
  const samsung: LockLine[] = manufacturer === 'Samsung' ? ['lock.samsung'] : []
  return [...samsung, withAndroid.has(categoryCode) ? 'lock.google' : 'lock.maker', 'lock.company']
}
