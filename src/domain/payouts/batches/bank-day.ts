/** The Sunday of Easter, by the rule of Gauss for the Gregorian calendar. */
function easter(year: number): Date {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return new Date(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1))
}

const DAY = 24 * 60 * 60_000

const isoDay = (date: Date): string => date.toISOString().slice(0, 10)

/** Days on which the banks of the euro rest besides weekends. */
function holidays(year: number): string[] {
  const sunday = easter(year).getTime()
  const moving = [isoDay(new Date(sunday - 2 * DAY)), isoDay(new Date(sunday + DAY))]
  return [...moving, ...['01-01', '05-01', '12-25', '12-26'].map((day) => `${year}-${day}`)]
}

/** Whether banks send transfers on a day, written YYYY-MM-DD. */
export function isBankDay(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays(Number(day.slice(0, 4))).includes(day)
}

/** The day itself, or the next one on which banks send something. */
export function nextBankDay(day: string): string {
  let next = day
  while (!isBankDay(next)) next = isoDay(new Date(Date.parse(`${next}T12:00:00Z`) + DAY))
  return next
}
