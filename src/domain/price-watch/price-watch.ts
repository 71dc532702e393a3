import { cents, type Cents } from '#shop/money/money.ts'

/** Has not confirmed the mailbox yet · compared every morning · over. */
export type WatchStatus = 'waiting' | 'active' | 'ended'

const DAY = 24 * 60 * 60_000

/** As long as the link in the letter confirms; whoever has not used it until then is forgotten. */
export const CONFIRMATION_DAYS = 7

/** Half a year: whoever still has the device then may ask again. */
export const WATCH_DAYS = 180

/** More than anybody has devices to sell; whoever wants all prices has the price feed. */
export const MAX_WATCHES = 10

/** Below either of these a change is no news: cheap devices move by much, dear ones by a little. */
export const MIN_PERCENT = 5
const MIN_CENTS = cents(5_00)

/** However often a price changes, nobody hears of it more often than once a week. */
const QUIET_DAYS = 7

/** The price went up · down · is gone: the shop pays nothing for the device any more. */
export type PriceNews = 'rose' | 'fell' | 'gone'

/** The letter that a price of this day is worth, if it is worth one. */
export function newsAbout(
  { referenceCents, writtenOn }: { referenceCents: Cents; writtenOn: string | null },
  price: Cents | undefined,
  day: string,
): PriceNews | undefined {
  if (price === undefined || price === 0) return 'gone'
  const change = Math.abs(price - referenceCents)
  if (change < MIN_CENTS || change * 100 < referenceCents * MIN_PERCENT) return undefined
  if (writtenOn !== null && Date.parse(day) - Date.parse(writtenOn) < QUIET_DAYS * DAY) return undefined
  return price > referenceCents ? 'rose' : 'fell'
}

export const watchedUntil = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + WATCH_DAYS * DAY)

/** Whether its half year is over. */
export const isOver = ({ confirmedAt }: { confirmedAt: Date | null }, now: Date): boolean =>
  confirmedAt !== null && watchedUntil(confirmedAt) <= now

export const confirmableSince = (now: Date): Date => new Date(now.getTime() - CONFIRMATION_DAYS * DAY)

/** Mailboxes are told apart in lower case. */
export const mailboxOf = (email: string): string => email.trim().toLowerCase()
