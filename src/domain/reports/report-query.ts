import { dayAt, isIsoDay, OFFICE_TIME_ZONE } from '#shop/formats/dates.ts'

/** Of which days, countries and channels the figures are. Both days are included, YYYY-MM-DD. */
export type ReportQuery = {
  from: string
  to: string
  country: string | undefined
  landingPage: string | undefined
}

export const usualPeriods = [7, 30, 90] as const

const USUAL_DAYS = 30
const MAX_DAYS = 731
const DAY = 24 * 60 * 60_000

const plus = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** Whatever was typed, the answer is a period that exists and is not too long. */
export function readReportQuery(
  asked: Readonly<Record<'days' | 'from' | 'to' | 'country' | 'landingPage', string>>,
  now: Date,
): ReportQuery {
  const today = dayAt(now, OFFICE_TIME_ZONE)
  const narrowed = { country: asked.country || undefined, landingPage: asked.landingPage || undefined }
  const days = usualPeriods.find((each) => String(each) === asked.days)
  if (days === undefined && isIsoDay(asked.from)) {
    const to = isIsoDay(asked.to) && asked.to <= today ? asked.to : today
    const longest = plus(to, 1 - MAX_DAYS)
    const from = asked.from > to ? to : asked.from
    return { from: from < longest ? longest : from, to, ...narrowed }
  }
  return { from: plus(today, 1 - (days ?? USUAL_DAYS)), to: today, ...narrowed }
}
