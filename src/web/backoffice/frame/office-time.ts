import { useOfficeTranslate } from '#web/shop-context.tsx'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long something has been waiting at a moment that the server names: 3 Std. */
export function useAge(now: Date): (since: Date) => string {
  const t = useOfficeTranslate()
  return (since) => {
    const waited = Math.max(0, now.getTime() - since.getTime())
    if (waited < HOUR) return t('office.frame.age.minutes', { count: Math.floor(waited / MINUTE) })
    if (waited < DAY) return t('office.frame.age.hours', { count: Math.floor(waited / HOUR) })
    return t('office.frame.age.days', { count: Math.floor(waited / DAY) })
  }
}

const written = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A moment as a field for day and time holds it: 2026-11-20T08:00. */
export const localMoment = (date: Date): string => written.format(date).replace(' ', 'T')

/** The moment that was typed into such a field: null if none was, nothing if there is none such, as when clocks go forward. */
export function readMoment(text: string): Date | null | undefined {
  if (text === '') return null
  const asWritten = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? Date.parse(`${text}Z`) : Number.NaN
  if (Number.isNaN(asWritten)) return undefined
  return [2, 1].map((ahead) => new Date(asWritten - ahead * HOUR)).find((possible) => localMoment(possible) === text)
}
