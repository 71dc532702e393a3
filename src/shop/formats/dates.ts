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

type LongWriting = { afterDay: string; afterMonth: string; months: string }

const german = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'

/** As with amounts: the platform knows it too, but needs longer than a phone has. A test compares. */
const longWritings: Readonly<Record<string, LongWriting>> = {
  'de-AT': { afterDay: '. ', afterMonth: ' ', months: german.replace('Januar', 'Jänner') },
  'de-DE': { afterDay: '. ', afterMonth: ' ', months: german },
  'es-ES': {
    afterDay: ' de ',
    afterMonth: ' de ',
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  },
  'fr-FR': {
    afterDay: ' ',
    afterMonth: ' ',
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  },
  'it-IT': {
    afterDay: ' ',
    afterMonth: ' ',
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  },
}

/** The date is already the right one, so it is written in the zone in which it was read: none. */
function writeLong(iso: string, icuLocale: string, day?: 'numeric'): string {
  const writing = longWritings[icuLocale]
  if (!writing)
    return new Intl.DateTimeFormat(icuLocale, { timeZone: 'UTC', year: 'numeric', month: 'long', day }).format(
      new Date(`${iso}T00:00:00Z`),
    )

  const [year, month, date] = iso.split('-').map(Number)
  const ofMonth = `${writing.months.split(' ')[month! - 1]}${writing.afterMonth}${year}`
  return day ? `${date}${writing.afterDay}${ofMonth}` : ofMonth
}

/** A date for contracts and deadlines, with the whole year: “5. März 2026”. */
export function formatLongDate(date: Date | string, icuLocale: string, zone: TimeZone = OFFICE_TIME_ZONE): string {
  return writeLong(dayOf(date, zone), icuLocale, 'numeric')
}

/** The month of a date: “März 2026”. */
export function formatMonth(date: Date | string, icuLocale: string, zone: TimeZone = OFFICE_TIME_ZONE): string {
  return writeLong(dayOf(date, zone), icuLocale)
}
