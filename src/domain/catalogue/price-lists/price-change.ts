import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import type { Cents } from '#shop/money/money.ts'
import { marginOf, type Resale } from './margin.ts'
import type { PriceRow } from './price-file.ts'

/** One price as it is and as it would be. */
export type PriceChange = PriceRow & {
  /** What counts in this place today. */
  oldCents: Cents | null
  /** Up or down, in hundredths of a percent of the old price; nothing without one. */
  basisPoints: number | null
  isBig: boolean
  oldMargin: Cents | null
  margin: Cents | null
}

export function changeOf(rules: RuleSet, row: PriceRow, oldCents: Cents | undefined, resale: Resale): PriceChange {
  const basisPoints = oldCents ? Math.round(((row.cents - oldCents) * 10_000) / oldCents) : null
  return {
    ...row,
    oldCents: oldCents ?? null,
    basisPoints,
    isBig: basisPoints !== null && Math.abs(basisPoints) > rules.guardRails.bigChange,
    oldMargin: oldCents === undefined ? null : marginOf(rules, resale, oldCents),
    margin: marginOf(rules, resale, row.cents),
  }
}

export type ChangeSummary<Change extends PriceChange = PriceChange> = {
  rows: number
  rises: number
  falls: number
  /** Had no price before. */
  fresh: number
  big: number
  /** Would probably sell for less than they cost us. */
  losing: number
  /** What is left of one device on average, where we know it both before and after. */
  margin: { before: number; after: number } | null
  biggestRises: Change[]
  biggestFalls: Change[]
}

const SHOWN = 5

const average = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

export function summarise<Change extends PriceChange>(changes: readonly Change[]): ChangeSummary<Change> {
  const moved = changes.filter(({ basisPoints }) => basisPoints !== null)
  const ordered = moved.toSorted((a, b) => b.basisPoints! - a.basisPoints!)
  const known = changes.filter(({ margin, oldMargin }) => margin !== null && oldMargin !== null)
  const biggestFalls = ordered.filter(({ basisPoints }) => basisPoints! < 0).slice(-SHOWN)
  return {
    rows: changes.length,
    rises: moved.filter(({ basisPoints }) => basisPoints! > 0).length,
    falls: moved.filter(({ basisPoints }) => basisPoints! < 0).length,
    fresh: changes.filter(({ oldCents }) => oldCents === null).length,
    big: changes.filter(({ isBig }) => isBig).length,
    losing: changes.filter(({ margin }) => margin !== null && margin < 0).length,
    margin:
      known.length === 0
        ? null
        : {
            before: average(known.map(({ oldMargin }) => oldMargin!)),
            after: average(known.map(({ margin }) => margin!)),
          },
    biggestRises: ordered.filter(({ basisPoints }) => basisPoints! > 0).slice(0, SHOWN),
    biggestFalls: biggestFalls.toReversed(),
  }
}
