/** A day in somebody's calendar, with a reminder on the morning before. */
export type CalendarDay = {
  /** The same thing has the same name however often it is fetched, so that no calendar shows it twice. */
  uid: string
  /** YYYY-MM-DD. */
  day: string
  /** When it was written down. */
  stamp: Date
  language: string
  timeZone: string
  title: string
  text: string
  place: string
}

const DAY = 24 * 60 * 60_000

/** Fifteen hours before midnight: nine in the morning of the day before. */
const DAY_BEFORE = '-PT15H'

const MAX_OCTETS = 75

/** As RFC 5545 wants texts: what separates things is marked, and a line break is two letters. */
export const calendarText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', String.raw`\;`)
    .replaceAll(',', String.raw`\,`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

/** No line has more than 75 octets; it goes on after a blank, and no letter is cut in two. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder()
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (octets + size > MAX_OCTETS) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += letter
    octets += size
  }
  return [...lines, current].join('\r\n')
}

const digits = (date: string): string => date.replaceAll('-', '')

const utc = (date: Date): string => `${date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)

/** One day as a file for any calendar (RFC 5545). It takes up the whole day and keeps nobody busy. */
export function calendarFile({ uid, day, stamp, language, timeZone, title, text, place }: CalendarDay): string {
  const said = (name: string, words: string) => `${name};LANGUAGE=${language}:${calendarText(words)}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//umlauf//trade-in//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-TIMEZONE:${timeZone}`,
    'BEGIN:VEVENT',
    `UID:${calendarText(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART;VALUE=DATE:${digits(day)}`,
    `DTEND;VALUE=DATE:${digits(dayAfter(day))}`,
    said('SUMMARY', title),
    said('DESCRIPTION', text),
    said('LOCATION', place),
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    said('DESCRIPTION', title),
    `TRIGGER:${DAY_BEFORE}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
