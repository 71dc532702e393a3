import type { OfficeWordKey } from '#shop/office-words.ts'
import { timeZones } from '#shop/dates.ts'
import type { Translate } from '#shop/words.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long something waits already. */
export function sayAge(t: Translate<OfficeWordKey>, since: Date, now: Date): string {
  const age = Math.max(0, now.getTime() - since.getTime())
  if (age < HOUR) return t('office.frame.age.minutes', { count: Math.floor(age / MINUTE) })
  if (age < DAY) return t('office.frame.age.hours', { count: Math.floor(age / HOUR) })
  return t('office.frame.age.days', { count: Math.floor(age / DAY) })
}

const clock = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone: timeZones.de })

/** The moment as the clock in the office showed it. */
export const sayMoment = (at: Date): string => clock.format(at)
