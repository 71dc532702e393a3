import type { Colleague } from '#domain/staff/colleague.ts'
import type { Engines } from '#engines/engines.ts'
import { cents, type Cents } from '#shop/money/money.ts'
import type { Storefronts } from '#shop/shop.ts'
import { pricedLines, takeOverPrices, takeStep, type NewPrices, type SeenQuote, type StepResult } from './quote-step.ts'

/** Whoever wants more than this has mistyped: basis points. */
export const MAX_PERCENT = { down: -9_000, up: 10_000 }

export type PercentChange = {
  /** What the colleague has typed before, which counts first. */
  prices: NewPrices
  basisPoints: number
  /** Positions of the lines that were ticked, or all of them. */
  positions: 'all' | ReadonlySet<number>
}

type Reason = 'nothing-chosen' | 'percent-unreadable'

/** So much more or less of a price, to the cent, and never below nothing. */
export function byPercent(price: Cents, basisPoints: number): Cents {
  const factor = 10_000 + basisPoints
  return cents(Math.max(0, Math.round((price * factor) / 10_000)))
}

/** “-5”, “+3,5” or “2.25 %” in basis points; nothing if it is no percentage that makes sense. */
export function readPercent(text: string): number | undefined {
  const [, sign, whole, part = ''] = /^([+\-−–])? ?(\d{1,3})(?:[.,](\d{1,2}))? ?%?$/u.exec(text.trim()) ?? []
  if (whole === undefined) return undefined
  const amount = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  const basisPoints = sign === undefined || sign === '+' ? amount : -amount
  return basisPoints >= MAX_PERCENT.down && basisPoints <= MAX_PERCENT.up ? basisPoints : undefined
}

/** All lines, or those that were ticked, so many percent up or down in one step. */
export const changeByPercent = (
  engines: Pick<Engines, 'db' | 'now'>,
  storefronts: Storefronts,
  colleague: Colleague,
  seen: SeenQuote,
  { prices, basisPoints, positions }: PercentChange,
): Promise<StepResult<Reason>> =>
  takeStep<Reason>(engines, storefronts, colleague, seen, async (tx, held) => {
    if (basisPoints < MAX_PERCENT.down || basisPoints > MAX_PERCENT.up || !Number.isInteger(basisPoints))
      return { ok: false, reason: 'percent-unreadable' }
    const typed = pricedLines(held.lines, prices)
    const chosen = typed.filter(({ position }) => positions === 'all' || positions.has(position))
    if (chosen.length === 0) return { ok: false, reason: 'nothing-chosen' }
    const changed = chosen.map((line) => [line.position, byPercent(line.cents, basisPoints)] as const)
    const how = { percent: basisPoints / 100, lines: positions === 'all' ? 'all' : chosen.length }
    await takeOverPrices(tx, colleague, held, new Map([...prices, ...changed]), how)
    return { ok: true }
  })
