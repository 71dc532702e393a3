import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import type { Segment } from '#domain/catalogue/prices/base-price.ts'
import type { Effect, Question } from '#domain/catalogue/devices/catalogue.ts'
import { priceDevice, type PriceLine } from '#domain/offers/pricing/price-device.ts'
import { cents, type Cents } from '#shop/money/money.ts'

const BASE = cents(480_00)

const condition = [
  ['grade', { grade: 'B' }],
  ['battery', { bp: 700 }],
  ['cable', { cents: 2_00 }],
  ['box', { cents: 3_00 }],
] as const satisfies readonly (readonly [string, Effect])[]

type Step = Exclude<PriceLine['kind'], 'answer' | 'tier' | 'agreed' | 'recycling'> | (typeof condition)[number][0]

export type ShownExample = { lines: { step: Step; cents: Cents }[]; total: Cents }

const questions = condition.map(([code, effect]): Question => ({
  id: 0,
  code,
  title: '',
  question: '',
  description: '',
  kind: 'single',
  showIf: null,
  answers: [{ id: 0, code, text: '', effect }],
}))

const answers = Object.fromEntries(condition.map(([code]) => [code, [code]]))

/** A worked example, not a quote: it is computed as every offer of the shop is. */
export function loadExample(rules: RuleSet, segment: Segment): ShownExample {
  const terms = { rules, base: BASE, repairCosts: {}, segment, pieces: 1 }
  const { lines, cents: total } = priceDevice(terms, questions, answers)
  return {
    lines: lines
      .filter((line) => line.cents !== 0)
      .map((line) => ({ step: (line.kind === 'answer' ? line.question : line.kind) as Step, cents: line.cents })),
    total,
  }
}
