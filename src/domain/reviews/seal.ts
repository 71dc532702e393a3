import { retention } from '#shop/retention.ts'

const DAY = 24 * 60 * 60_000

/** A seal made of two opinions would say nothing. */
export const MIN_REVIEWS = 5

export type Seal = { average: number; count: number }

/** The mean of all published stars with one decimal, a half rounded up; no seal below five of them. */
export function sealOf({ stars, count }: { stars: number; count: number }): Seal | undefined {
  return count < MIN_REVIEWS ? undefined : { average: Math.round((stars * 10) / count) / 10, count }
}

/** Older opinions count no more, and are forgotten: a shop changes, and so do those who work in it. */
export const countedSince = (now: Date): Date => new Date(now.getTime() - retention.reviewsDays * DAY)
