/** Letters a minute that can be chosen. Mail servers refuse whoever sends too many at once. */
export const rates = [30, 60, 120, 300, 600] as const

export const USUAL_RATE = 120

const MINUTE = 60_000

/** Six portions a minute: small enough that a pause is felt at once. */
const PORTIONS = 6

export const portionOf = (rate: number): number => Math.max(1, Math.floor(rate / PORTIONS))

/** So long everybody waits after so many letters. */
export const pauseAfter = (letters: number, rate: number): number => Math.ceil((letters * MINUTE) / rate)
