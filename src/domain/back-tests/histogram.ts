import type { Comparison } from './compare-device.ts'

/** How far a price moves, in percent of what it is; each step goes to the next one. The last one had no price before. */
export const STEPS = [
  'down-20',
  'down-10',
  'down-5',
  'down-2',
  'down-0',
  'same',
  'up-0',
  'up-2',
  'up-5',
  'up-10',
  'up-20',
  'from-nothing',
] as const

export type HistogramStep = (typeof STEPS)[number]

const EDGES = [20, 10, 5, 2] as const

/** In whole cents: a change of exactly two percent belongs to the step that begins there. */
export function stepOf({ before, after }: Pick<Comparison, 'before' | 'after'>): HistogramStep {
  if (before === after) return 'same'
  if (before === 0) return 'from-nothing'
  const edge = EDGES.find((percent) => Math.abs(after - before) * 100 >= percent * before) ?? 0
  return after > before ? `up-${edge}` : `down-${edge}`
}
