import type { Chance } from '#demo/chance.ts'
import type { StoryStep } from './stories.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** From Sunday, 0, to Saturday, and from which hour to which, by the clock of Greenwich: an hour or two behind ours. */
type Hours = { days: readonly number[]; from: number; to: number }

const office: Hours = { days: [1, 2, 3, 4, 5], from: 7, to: 16 }
const carrier: Hours = { days: [1, 2, 3, 4, 5, 6], from: 7, to: 18 }
const seller: Hours = { days: [0, 1, 2, 3, 4, 5, 6], from: 6, to: 21 }

/** Whoever comes at night comes in these first hours instead. */
const FIRST_HOURS = 3 * HOUR

const hoursOf = (by: StoryStep['by']): Hours | undefined => {
  if (by === 'clock') return undefined
  if (by === 'carrier' || by === 'seller') return { carrier, seller }[by]
  return office
}

const midnightBefore = (at: number): number => at - (at % DAY)

/** The same moment, or the next one at which somebody like that does something. The clock never sleeps. */
export function likelyMoment(by: StoryStep['by'], at: Date): Date {
  const hours = hoursOf(by)
  if (!hours) return at
  const isOpen = (day: number) => hours.days.includes(new Date(day).getUTCDay())
  let day = midnightBefore(at.getTime())
  const hour = (at.getTime() - day) / HOUR
  if (isOpen(day) && hour >= hours.from && hour < hours.to) return at
  if (hour >= hours.from) day += DAY
  while (!isOpen(day)) day += DAY
  // Taken from the moment itself: devices of one parcel stay together.
  return new Date(day + hours.from * HOUR + (at.getTime() % FIRST_HOURS))
}

/** At which hours people sell: a few at lunch, most of them in the evening. */
const sellingHours = [7, 8, 9, 10, 11, 11, 12, 13, 14, 15, 16, 16, 17, 17, 18, 18, 18, 19, 19, 19, 20, 20]

/** The same day, at an hour at which somebody sits down to sell something. */
export const sellingMoment = (chance: Chance, at: Date): Date =>
  new Date(midnightBefore(at.getTime()) + chance.pick(sellingHours) * HOUR + chance.whole(0, HOUR - 1))
