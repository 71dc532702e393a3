import { isIsoDay, type DateFormat } from './dates.ts'

const ADULT_YEARS = 18

/** Day, month and year with anything between them, or nothing at all; the year of a birthday may have two digits. */
const typedDay = /^(\d{1,2})[.\s/-]+(\d{1,2})[.\s/-]+(\d{4}|\d{2})$|^(\d{2})(\d{2})(\d{4})$/

/** The birthday that somebody has typed, as YYYY-MM-DD; as it stands if it cannot be read as a day. */
export function readBirthday(text: string, now: Date): string {
  const typed = text.trim()
  if (isIsoDay(typed)) return typed
  const [, ...parts] = typedDay.exec(typed) ?? []
  const [day, month, year] = parts.filter((part) => part !== undefined)
  if (day === undefined || month === undefined || year === undefined) return typed
  return `${wholeYear(year, now)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Whoever sells is grown up: 07 is 1907 until those of 2007 are. */
function wholeYear(year: string, now: Date): string {
  if (year.length === 4) return year
  const recent = 2000 + Number(year)
  return String(recent <= now.getFullYear() - ADULT_YEARS ? recent : recent - 100)
}

/** A day as people of the country write it, with the whole year; what is no day stays as it is. */
export function writeDay(iso: string, dateFormat: DateFormat): string {
  if (!isIsoDay(iso)) return iso
  return iso
    .split('-')
    .toReversed()
    .join(dateFormat === 'dd.mm.yy' ? '.' : '/')
}
