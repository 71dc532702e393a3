import type { Country } from '#shop/countries/country.ts'
import { timeLimitsOf, type TimeLimits } from '#shop/time-limits.ts'
import { settingNames, WAIVED, type SettingName, type Values } from './merchant-settings.ts'

const MAX_DAYS = 365

/** More letters than this nobody reads. */
const MAX_REMINDERS = 5

/** What ends by itself after some days, and before that reminds somebody. */
export const reminded = ['parcel', 'clarification', 'lock'] as const

export const isDays = (text: string): boolean => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_DAYS

/** `5 10;13` as `5, 10, 13`. */
export const tidyDayList = (typed: string): string =>
  typed
    .split(/[\s,;]+/)
    .filter(Boolean)
    .join(', ')

const daysIn = (list: string): number[] => (list === WAIVED ? [] : list.split(', ').map(Number))

/** Days after the beginning, each later than the one before. */
export function isDayList(list: string): boolean {
  const all = list.split(', ')
  const isRising = all.every((day, at) => at === 0 || Number(day) > Number(all[at - 1]))
  return all.length <= MAX_REMINDERS && all.every(isDays) && isRising
}

/** Who is reminded only after the end is not reminded. */
export const remindsTooLate = (end: string, reminders: string): boolean => Math.max(...daysIn(reminders)) >= Number(end)

/** The limits of a country with what the office says about them; nothing if it says nothing. */
export function timesWith(
  country: Pick<Country, 'timeLimits'>,
  value: (name: SettingName) => string | undefined,
): Partial<TimeLimits> | undefined {
  if (!settingNames.some((name) => /^(?:time|remind)\./.test(name) && value(name) !== undefined))
    return country.timeLimits
  const usual = timeLimitsOf(country)
  const days = (of: Exclude<keyof TimeLimits, 'reminders'>): number => Number(value(`time.${of}`) ?? usual[of])
  const reminders = (of: (typeof reminded)[number]): number[] => {
    const said = value(`remind.${of}`)
    return [...(said === undefined ? usual.reminders[of] : daysIn(said))].filter((day) => day < days(of))
  }
  return {
    transport: days('transport'),
    parcel: days('parcel'),
    carrierSilence: days('carrierSilence'),
    clarification: days('clarification'),
    lock: days('lock'),
    clarificationLink: days('clarificationLink'),
    reviewRequest: days('reviewRequest'),
    reminders: {
      parcel: reminders('parcel'),
      clarification: reminders('clarification'),
      lock: reminders('lock'),
    },
  }
}

/** What holds in a country, in the words of the form. */
export function timesInForce(country: Pick<Country, 'timeLimits'>): Values {
  const { reminders, ...limits } = timeLimitsOf(country)
  const list = (days: readonly number[]): string => (days.length === 0 ? WAIVED : days.join(', '))
  return {
    ...Object.fromEntries(Object.entries(limits).map(([name, days]) => [`time.${name}`, String(days)])),
    ...Object.fromEntries(reminded.map((name) => [`remind.${name}`, list(reminders[name])])),
  }
}
