import type { Category } from '#shop/devices/categories.ts'

/** What is read off a device besides its condition. */
export type MeasuredFields = { imei: boolean; battery: boolean; shutterCount: boolean }

const phone: MeasuredFields = { imei: true, battery: true, shutterCount: false }
const computer: MeasuredFields = { imei: false, battery: true, shutterCount: false }
const plain: MeasuredFields = { imei: false, battery: false, shutterCount: false }

export const measuredFields: Record<Category, MeasuredFields> = {
  iphone: phone,
  smartphone: phone,
  // Some have a modem.
  ipad: phone,
  tablet: phone,
  notebook: computer,
  camera: { ...plain, shutterCount: true },
  lens: plain,
  console: plain,
  smartwatch: computer,
  headphones: plain,
}

/** What was measured, as numbers; what cannot be read is not there. */
export type Measured = { battery?: number; shutterCount?: number }

const whole = (text: string, most: number): number | undefined =>
  /^\d{1,7}$/.test(text.trim()) && Number(text) <= most ? Number(text) : undefined

export function readMeasured({ battery, shutterCount }: { battery: string; shutterCount: string }): Measured {
  const [percent, shots] = [whole(battery, 100), whole(shutterCount, 9_999_999)]
  return { ...(percent !== undefined && { battery: percent }), ...(shots !== undefined && { shutterCount: shots }) }
}
