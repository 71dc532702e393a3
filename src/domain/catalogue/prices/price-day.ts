import { dayAt, OFFICE_TIME_ZONE } from '#shop/formats/dates.ts'

/** Prices change at midnight where the leading country is, and everywhere at once. */
export const priceDay = (moment: Date): string => dayAt(moment, OFFICE_TIME_ZONE)
