/** Chance that comes out the same every time: everybody sees the same demo. */
export type Chance = {
  between(least: number, most: number): number
  /** Whole numbers, both ends included. */
  whole(least: number, most: number): number
  pick<Item>(items: readonly Item[]): Item
  /** Of a list that begins with what is seen most: every fourth time one of its first sixteenth. */
  early<Item>(items: readonly Item[]): Item
  /** True in so many of a hundred cases. */
  percent(share: number): boolean
  digits(count: number): string
}

/** A small generator (mulberry32): good enough for a demo, and for nothing else. */
export function chanceOf(seed: number): Chance {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const again = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number): number => least + next() * (most - least)
  const whole = (least: number, most: number): number => Math.floor(between(least, most + 1))
  return {
    between,
    whole,
    pick: (items) => items[whole(0, items.length - 1)]!,
    early: (items) => items[Math.floor(next() ** 2 * items.length)]!,
    percent: (share) => next() * 100 < share,
    digits: (count) => Array.from({ length: count }, () => whole(0, 9)).join(''),
  }
}
