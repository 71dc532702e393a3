import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { marginOf, type Resale } from '#domain/catalogue/price-lists/margin.ts'
import type { PriceLine } from '#domain/offers/pricing/price-device.ts'
import { cents, sumCents, type Cents } from '#shop/money/money.ts'
import type { QuoteLine } from '#domain/business/quotes/business-quote.ts'

type Priced = Pick<QuoteLine, 'base' | 'lines' | 'cents'>

/** What a device is worth in its state, without tax: what its own price is made of, before any bonus for many pieces. */
const ownWorth: ReadonlySet<PriceLine['kind']> = new Set(['base', 'grade', 'answer', 'vat'])

/** What a device sells for in its state, net: as much less than in the best as our own list pays less for it. */
export function resaleInState({ base, lines }: Omit<Priced, 'cents'>, resale: Resale | undefined): Resale | null {
  if (!resale || resale.resaleCents === null || base === 0) return null
  const worth = sumCents(lines.filter(({ kind }) => ownWorth.has(kind)).map((each) => each.cents))
  return { ...resale, resaleCents: Math.trunc((resale.resaleCents * Math.max(worth, 0)) / base) }
}

/**
 * What is probably left of one piece: what it sells for in this state, less our price and our costs. Nothing where nobody
 * knows what it sells for.
 */
export function marginOfPiece(rules: RuleSet, line: Priced, resale: Resale | undefined): Cents | null {
  const inState = resaleInState(line, resale)
  return inState && marginOf(rules, inState, line.cents)
}

/** The same for all pieces of all lines, and how many pieces nobody knows it of. */
export function marginOfQuote(
  rules: RuleSet,
  lines: readonly (Priced & Pick<QuoteLine, 'deviceId' | 'quantity'>)[],
  resale: ReadonlyMap<number, Resale>,
): { margin: Cents; unknown: number } {
  const each = lines.map((line) => ({ ...line, margin: marginOfPiece(rules, line, resale.get(line.deviceId)) }))
  return {
    margin: sumCents(each.map(({ margin, quantity }) => cents((margin ?? 0) * quantity))),
    unknown: each.reduce((pieces, { margin, quantity }) => pieces + (margin === null ? quantity : 0), 0),
  }
}
