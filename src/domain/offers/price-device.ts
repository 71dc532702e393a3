import { LOWEST_OFFER, STEP, type RepairCosts, type Segment } from '#domain/catalogue/base-price.ts'
import type { Effect } from '#domain/catalogue/catalogue.ts'
import { cents, sumCents, type Cents } from '#shop/money.ts'
import { deductionFor, DEEPEST_DEDUCTION, part } from './deduction.ts'
import { gradeFactors, gradeOf, type Grade } from './grades.ts'
import { tierFor } from './volume-tiers.ts'
import type { Answered } from './walk-questions.ts'

/** A price that was agreed with a company, instead of that of our lists. */
export type Agreement = { price: Cents; instead: Cents }

/** What a price depends on besides the answers. An offer keeps it, so that a second look uses the same. */
export type Terms = {
  base: Cents
  repairCosts: RepairCosts
  segment: Segment
  pieces: number
  agreed?: Agreement | undefined
}

/** One reason for the price. The lines of a price add up to it. */
export type PriceLine =
  | { kind: 'base' | 'vat' | 'rounding' | 'recycling'; cents: Cents }
  | { kind: 'grade'; grade: Grade; cents: Cents }
  | { kind: 'answer'; question: string; answer: string; cents: Cents }
  | { kind: 'tier'; basisPoints: number; cents: Cents }
  | ({ kind: 'agreed'; cents: Cents } & Agreement)

export type DevicePrice = { cents: Cents; lines: PriceLine[] }

/** German value added tax: companies sell net. */
const WITH_VAT = 11_900

/** What the shop pays for a device, with every step on the way; whole cents and basis points only, each product cut. */
export const priceDevice = (terms: Terms, answered: readonly Answered[]): DevicePrice =>
  priceGraded(terms, gradeOf(answered), answered)

/** What it pays if nothing is known of a device but its looks: it works, and comes alone. */
export const priceOfLooks = (terms: Terms, grade: Grade): Cents => priceGraded(terms, grade, []).cents

function priceGraded(terms: Terms, grade: Grade, answered: readonly Answered[]): DevicePrice {
  const { base, segment, pieces } = terms
  const graded = part(base, gradeFactors[grade])
  const lines: PriceLine[] = [
    { kind: 'base', cents: base },
    { kind: 'grade', grade, cents: cents(graded - base) },
    ...deductions(graded, terms.repairCosts, answered),
  ]
  lines.push(...additions(graded, sumOf(lines), answered))
  if (segment === 'business') lines.push(...businessLines(sumOf(lines), pieces))

  const rounding = sumOf(lines) % STEP
  lines.push({ kind: 'rounding', cents: cents(-rounding) })
  const rounded = sumOf(lines)
  if (rounded < LOWEST_OFFER) lines.push({ kind: 'recycling', cents: cents(-rounded) })
  if (terms.agreed) lines.push(agreedLine(sumOf(lines), terms.agreed))
  return { cents: sumOf(lines), lines }
}

const sumOf = (lines: readonly PriceLine[]): Cents => sumCents(lines.map((line) => line.cents))

type Chosen = { question: string; answer: string; effect: Effect }

const chosenIn = (answered: readonly Answered[]): Chosen[] =>
  answered.flatMap(({ question, chosen }) =>
    chosen.map(({ code, effect }) => ({ question: question.code, answer: code, effect })),
  )

/** All faults together never take everything. */
function deductions(graded: Cents, repairCosts: RepairCosts, answered: readonly Answered[]): PriceLine[] {
  let left: number = part(graded, DEEPEST_DEDUCTION)
  return chosenIn(answered)
    .filter(({ effect }) => effect.bp)
    .map(({ question, answer, effect }) => {
      const taken = Math.min(deductionFor(graded, effect, repairCosts), left)
      left -= taken
      return { kind: 'answer', question, answer, cents: cents(-taken) }
    })
}

/** Accessories and the seal; what is missing takes at most what is left. */
function additions(graded: Cents, before: Cents, answered: readonly Answered[]): PriceLine[] {
  let sum: number = before
  return chosenIn(answered)
    .filter(({ effect }) => effect.bonusBp || effect.cents)
    .map(({ question, answer, effect }) => {
      const added = Math.max(part(graded, effect.bonusBp ?? 0) + (effect.cents ?? 0), -sum)
      sum += added
      return { kind: 'answer', question, answer, cents: cents(added) }
    })
}

function businessLines(gross: Cents, pieces: number): PriceLine[] {
  const net = Math.trunc((gross * 10_000) / WITH_VAT)
  const basisPoints = tierFor(pieces)
  const vat: PriceLine = { kind: 'vat', cents: cents(net - gross) }
  return basisPoints === 0 ? [vat] : [vat, { kind: 'tier', basisPoints, cents: part(cents(net), basisPoints) }]
}

/** As described it comes to what was agreed, otherwise to as much more or less in proportion. */
function agreedLine(found: Cents, { price, instead }: Agreement): PriceLine {
  const agreed = instead === 0 ? found + price : Math.trunc((found * price) / instead)
  return { kind: 'agreed', price, instead, cents: cents(agreed - found) }
}

/** What was agreed about the price of an offer, if anything was. */
export function agreementIn(lines: readonly PriceLine[]): Agreement | undefined {
  const line = lines.find((each) => each.kind === 'agreed')
  return line && { price: line.price, instead: line.instead }
}
