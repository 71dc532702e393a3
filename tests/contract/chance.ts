/** Chance that can be repeated: the same seed always gives the same numbers. */
export type Chance = {
  /** From 0 up to, but not including, 1. */
  next(): number
  below(end: number): number
  pick<Value>(values: readonly Value[]): Value
  isTrue(probability: number): boolean
}

export function seededChance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (end: number) => Math.floor(next() * end)
  return { next, below, pick: (values) => values[below(values.length)]!, isTrue: (probability) => next() < probability }
}
