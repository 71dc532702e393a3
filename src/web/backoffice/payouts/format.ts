import type { OfficeMessageKey } from '#shop/messages/office-messages.ts'
import type { Translate } from '#shop/messages/messages.ts'

type OfficeTranslate = Translate<OfficeMessageKey>

const HOUR = 60 * 60_000

/** How long something waits, as roughly as people say it. */
export function age(t: OfficeTranslate, since: Date, now: Date): string {
  const hours = Math.max(0, Math.floor((now.getTime() - since.getTime()) / HOUR))
  if (hours < 1) return t('office.frame.age.minutes', { count: Math.floor((now.getTime() - since.getTime()) / 60_000) })
  return hours < 48
    ? t('office.frame.age.hours', { count: hours })
    : t('office.frame.age.days', { count: Math.floor(hours / 24) })
}
