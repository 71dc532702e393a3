import { isIsoDay } from '#shop/formats/dates.ts'

const twoDigits = (text: string) => text.padStart(2, '0')

const wholeYear = (year: string) => (year.length === 2 ? `20${year}` : year)

/** A day as a date field sends it, or as somebody types it: 2026-11-01, 1.11.2026, 01.11.26, 01/11/2026. */
export function readDay(text: string): string | undefined {
  const typed = /^(\d{1,2})[./] ?(\d{1,2})[./] ?(\d{4}|\d{2})$/.exec(text)
  const [, day = '', month = '', year = ''] = typed ?? []
  const iso = typed ? `${wholeYear(year)}-${twoDigits(month)}-${twoDigits(day)}` : text
  return isIsoDay(iso) ? iso : undefined
}

/** A month in the same ways: 2026-11, 11.2026, 11/26. */
export function readMonth(text: string): string | undefined {
  const typed = /^(\d{1,2})[./] ?(\d{4}|\d{2})$/.exec(text)
  const [, month = '', year = ''] = typed ?? []
  const iso = typed ? `${wholeYear(year)}-${twoDigits(month)}` : text
  return /^\d{4}-\d{2}$/.test(iso) && isIsoDay(`${iso}-01`) ? iso : undefined
}
