import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile, calendarText, foldLine } from './calendar.ts'

const day = {
  uid: 'hand-in-1@de.umlauf.example',
  day: '2026-12-31',
  stamp: new Date('2026-12-10T09:05:07.123Z'),
  language: 'de-DE',
  timeZone: 'Europe/Berlin',
  title: 'Paket abgeben',
  text: 'Erste Zeile; zweite, mit Komma\nund Schrägstrich \\',
  place: 'DHL',
}

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('a day is a whole one, begins at midnight wherever one is, and ends with the year if it has to', () => {
  const lines = unfolded(calendarFile(day))

  expect(lines).toContain('DTSTART;VALUE=DATE:20261231')
  expect(lines).toContain('DTEND;VALUE=DATE:20270101')
  expect(lines).toContain('DTSTAMP:20261210T090507Z')
  expect(lines).toContain('UID:hand-in-1@de.umlauf.example')
  expect(lines).toContain('X-WR-TIMEZONE:Europe/Berlin')
  expect(lines).toContain('SUMMARY;LANGUAGE=de-DE:Paket abgeben')
})

test('what separates things in a calendar is marked in texts', () => {
  expect(unfolded(calendarFile(day))).toContain(
    String.raw`DESCRIPTION;LANGUAGE=de-DE:Erste Zeile\; zweite\, mit Komma\nund Schrägstrich \\`,
  )
  expect(calendarText('a\r\nb\rc')).toBe(String.raw`a\nb\nc`)
})

test('every line ends with carriage return and line feed, and nothing stands open', () => {
  const file = calendarFile(day)

  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  for (const part of ['VCALENDAR', 'VEVENT', 'VALARM']) {
    expect(unfolded(file).filter((line) => line === `BEGIN:${part}` || line === `END:${part}`)).toHaveLength(2)
  }
})

test('no line is longer than 75 octets, no letter is cut, and nothing is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const line = text.replaceAll(/[\r\n]/g, '')
      const folded = foldLine(line)
      expect(folded.replaceAll('\r\n ', '')).toBe(line)
      for (const each of folded.split('\r\n')) expect(Buffer.byteLength(each)).toBeLessThanOrEqual(75)
    }),
  )
})
