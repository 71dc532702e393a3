import { formatDate } from '#shop/dates.ts'

const percents = new Intl.NumberFormat('de-DE', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})

/** 526 basis points as “+5,3 %”. */
export const percentOf = (basisPoints: number): string => percents.format(basisPoints / 10_000)

export const shortDay = (day: string | Date): string => formatDate(day, 'dd.mm.yy')
