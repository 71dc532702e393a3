import { dayAt, OFFICE_TIME_ZONE } from '#shop/formats/dates.ts'

const percents = new Intl.NumberFormat('de-DE', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})

/** 526 basis points as “+5,3 %”. */
export const percentOf = (basisPoints: number): string => percents.format(basisPoints / 10_000)

/** A day with its whole year: vouchers may count until 2100. */
export function shortDay(day: string | Date): string {
  const iso = typeof day === 'string' ? day : dayAt(day, OFFICE_TIME_ZONE)
  return iso.split('-').toReversed().join('.')
}
