import { expect, test } from 'vitest'
import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import { priceDevice } from '#domain/offers/pricing/price-device.ts'
import { cents, sumCents } from '#shop/money/money.ts'
import { questionnaire } from '#tests/support/fixtures/questionnaires.ts'
import { usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { priceFinding, termsOf, verdictOn } from './price-finding.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'

const question = (code: string, answers: Question['answers'], more: Partial<Question> = {}): Question => ({
  id: 1,
  code,
  title: code,
  question: `${code}?`,
  description: '',
  kind: 'single',
  showIf: null,
  answers,
  ...more,
})

const questions = [
  question('LOCK', [
    { id: 1, code: 'REMOVED', text: 'removed', effect: {} },
    { id: 2, code: 'CANNOT_REMOVE', text: 'locked', effect: { gate: 'REJECT' } },
  ]),
  question('FUNCTIONS', [
    { id: 3, code: 'ALL_OK', text: 'all fine', effect: {} },
    { id: 4, code: 'SOME_DEFECTS', text: 'some defects', effect: {} },
  ]),
  question('DEFECTS', [{ id: 5, code: 'AUDIO', text: 'audio', effect: { bp: 1_000 } }], {
    kind: 'multi',
    showIf: 'FUNCTIONS=SOME_DEFECTS',
  }),
  question('GLASS', [
    { id: 6, code: 'NO_MARKS', text: 'no marks', effect: { grade: 'A' } },
    { id: 7, code: 'HAIRLINES', text: 'hairlines', effect: { grade: 'B' } },
    { id: 8, code: 'DEEP', text: 'deep scratches', effect: { grade: 'D' } },
  ]),
]

const said = { LOCK: ['REMOVED'], FUNCTIONS: ['ALL_OK'], GLASS: ['HAIRLINES'] }
const terms = {
  rules: firstRules,
  base: cents(300_00),
  repairCosts: {},
  segment: 'consumer' as const,
  pieces: 1,
  agreed: undefined,
}
const offer = { questions, answers: said, ...terms, ...priceDevice(terms, questions, said) }
const promised = offer.cents

test('the same answers are the same price, and nothing differs', () => {
  const finding = priceFinding(terms, offer, said)

  expect(finding.cents).toBe(promised)
  expect(finding.differences).toEqual([])
  expect(verdictOn(finding, promised)).toBe('matches')
})

test('F-11 a promise of other rules than today’s is kept, unless something differs or the parcel came too late', () => {
  const before = { ...offer, cents: cents(promised + 50_00), lines: [{ kind: 'base', cents: cents(promised + 50_00) }] }
  const earlier = { ...before, lines: before.lines as typeof offer.lines }

  expect(priceFinding(termsOf(earlier), earlier, said)).toMatchObject({ cents: earlier.cents, lines: earlier.lines })
  expect(priceFinding(termsOf(earlier), earlier, { ...said, GLASS: ['DEEP'] }).cents).toBeLessThan(promised)
  expect(priceFinding({ ...terms, base: cents(200_00) }, earlier, said).cents).toBeLessThan(promised)
})

test('F-11 a device that arrives dead is not worth more for what can no longer be seen of it', () => {
  const sheet = questionnaire('phone')
  const faults = ['NETWORK', 'BIOMETRY', 'WIRELESS']
  const answers = { ...usedPhone.answers, FUNCTIONS: ['SOME_DEFECTS'], DEFECTS: faults }
  const broken = { ...offer, questions: sheet, answers, ...priceDevice(terms, sheet, answers) }

  const dead = priceFinding(termsOf(broken), broken, { ...answers, POWER: ['NO'] })

  expect(broken.cents).toBeGreaterThan(0)
  expect(dead.cents).toBeLessThanOrEqual(broken.cents)
})

test('a better answer raises the price', () => {
  const finding = priceFinding(terms, offer, { ...said, GLASS: ['NO_MARKS'] })

  expect(finding.cents).toBeGreaterThan(promised)
  expect(verdictOn(finding, promised)).toBe('better')
})

test('a worse answer lowers it, and says what was said and what was found', () => {
  const finding = priceFinding(terms, offer, { ...said, GLASS: ['DEEP'] })

  expect(finding.cents).toBeLessThan(promised)
  expect(verdictOn(finding, promised)).toBe('worse')
  expect(finding.condition).toBe('D')
  expect(finding.differences).toMatchObject([
    { question: { code: 'GLASS' }, promised: [{ code: 'HAIRLINES' }], found: [{ code: 'DEEP' }] },
  ])
})

test('a question that only our answers lead to has to be answered', () => {
  const started = priceFinding(terms, offer, { ...said, FUNCTIONS: ['SOME_DEFECTS'] })
  const finished = priceFinding(terms, offer, { ...said, FUNCTIONS: ['SOME_DEFECTS'], DEFECTS: ['AUDIO'] })

  expect(started.open?.code).toBe('DEFECTS')
  expect(verdictOn(started, promised)).toBe('unfinished')
  expect(finished.differences.map((each) => each.question.code)).toEqual(['FUNCTIONS', 'DEFECTS'])
  expect(verdictOn(finished, promised)).toBe('worse')
})

test('what we would not have bought is worth nothing, and its lines say so', () => {
  const finding = priceFinding(terms, offer, { ...said, LOCK: ['CANNOT_REMOVE'] })

  expect(finding.cents).toBe(0)
  expect(sumCents(finding.lines.map((line) => line.cents))).toBe(0)
  expect(finding.gate?.gate).toBe('REJECT')
  expect(verdictOn(finding, cents(0))).toBe('worse')
})
