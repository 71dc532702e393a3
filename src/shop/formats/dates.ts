import type { Country } from '#shop/countries/country.ts'

export type DateFormat = Country['dateFormat']

/** As the clock on the wall is called: each country has its own, because each may change its law alone. */
export type TimeZone = `${string}/${string}`

/** The clock of the office and of its books. */
export const OFFICE_TIME_ZONE = 'Europe/Berlin'

const isoDay = /^\d{4}-\d{2}-\d{2}$/
const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/

/** A day that exists, written YYYY-MM-DD: 2024-02-29 does, 2025-02-29 does not. */
export function isIsoDay(text: string): boolean {
  if (!isoDay.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)

  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text)
}

const clocks = new Map<TimeZone, Intl.DateTimeFormat>()

function clockOf(zone: TimeZone): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known

  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  clocks.set(zone, clock)
  return clock
}

/** The calendar day, YYYY-MM-DD, that people in a time zone have at an instant. */
export function dayAt(instant: Date, zone: TimeZone): string {
  if (Number.isNaN(instant.valueOf())) throw new RangeError('not a date')
  const parts = clockOf(zone).formatToParts(instant)
  const part = (type: 'year' | 'month' | 'day') => parts.find((each) => each.type === type)?.value ?? ''

  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

const HOUR = 60 * 60_000

/** The instant at which a calendar day begins in a time zone. All of ours are one or two hours ahead. */
export function startOfDay(day: string, zone: TimeZone): Date {
  if (!isIsoDay(day)) throw new RangeError(`not a day: ${day.slice(0, 40)}`)
  const summer = new Date(Date.parse(day) - 2 * HOUR)
  return dayAt(summer, zone) === day ? summer : new Date(Date.parse(day) - HOUR)
}

/** A plain day has no zone and stays what it is; an instant becomes the day that it falls on in the zone. */
function dayOf(date: Date | string, zone: TimeZone): string {
  if (typeof date !== 'string') return dayAt(date, zone)
  if (isIsoDay(date)) return date
  if (isoInstant.test(date)) return dayAt(new Date(date), zone)
  throw new RangeError(`not a date: ${date.slice(0, 40)}`)
}

/** A date for lists, with two digits of the year: 05.03.26 or 05/03/26. */
export function formatDate(date: Date | string, format: DateFormat, zone: TimeZone = OFFICE_TIME_ZONE): string {
  const [year = '', month = '', day = ''] = dayOf(date, zone).split('-')
  return [day, month, year.slice(-2)].join(format === 'dd.mm.yy' ? '.' : '/')
}

const longFormats = new Map<string, Intl.DateTimeFormat>()

function longFormatOf(icuLocale: string, day?: 'numeric'): Intl.DateTimeFormat {
  const key = `${icuLocale} ${day}`
  const known = longFormats.get(key)
  if (known) return known

  // The day is already the right one, so it is written in the zone in which it was read: none.
  const format = new Intl.DateTimeFormat(icuLocale, { timeZone: 'UTC', year: 'numeric', month: 'long', day })
  longFormats.set(key, format)
  return format
}

/** A date for contracts and deadlines, with the whole year: “5. März 2026”. */
export function formatLongDate(date: Date | string, icuLocale: string, zone: TimeZone = OFFICE_TIME_ZONE): string {
  return longFormatOf(icuLocale, 'numeric').format(new Date(`${dayOf(date, zone)}T00:00:00Z`))
}

/** The month of a date: “März 2026”. */
export function formatMonth(date: Date | string, icuLocale: string, zone: TimeZone = OFFICE_TIME_ZONE): string {
  return longFormatOf(icuLocale).format(new Date(`${dayOf(date, zone)}T00:00:00Z`))
}
