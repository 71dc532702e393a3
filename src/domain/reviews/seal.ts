/** How far back opinions count, and how long they are kept: a shop changes, and so do those who work in it. */
export const COUNTED_MONTHS = 24

/** A seal made of two opinions would say nothing. */
export const LEAST_REVIEWS = 5

export type Seal = { average: number; count: number }

/** The mean of all published stars with one decimal, a half rounded up; no seal below five of them. */
export function sealOf({ stars, count }: { stars: number; count: number }): Seal | undefined {
  return count < LEAST_REVIEWS ? undefined : { average: Math.round((stars * 10) / count) / 10, count }
}

/** Reviews from before this moment are over. */
export function countedSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - COUNTED_MONTHS)
  return since
}
