const DAY = 24 * 60 * 60_000

/** What we promise ourselves: so long a device waits for its inspection at most. */
export const INSPECTION_WORKING_DAYS = 2

/** What we promise sellers: so long after it was accepted the money for a device leaves at the latest. */
export const PAYOUT_WORKING_DAYS = 1

const isWorkingDay = (date: Date): boolean => date.getUTCDay() !== 0 && date.getUTCDay() !== 6

/** The same time of day, so many working days away; a negative number looks back. */
export function addWorkingDays(from: Date, days: number): Date {
  const step = days < 0 ? -DAY : DAY
  let moment = from
  for (let left = Math.abs(days); left > 0;) {
    moment = new Date(moment.getTime() + step)
    if (isWorkingDay(moment)) left -= 1
  }
  return moment
}

/** By when a device that came then has to be inspected. */
export const inspectionDue = (since: Date): Date => addWorkingDays(since, INSPECTION_WORKING_DAYS)

/** Whatever came before this and is not inspected is late. */
export const lateBefore = (now: Date): Date => addWorkingDays(now, -INSPECTION_WORKING_DAYS)
