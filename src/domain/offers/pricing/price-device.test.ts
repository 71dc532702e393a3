import { expect, test } from 'vitest'
import { priceIn } from '#domain/catalogue/prices/base-price.ts'
import type { Answer, Question } from '#domain/catalogue/devices/catalogue.ts'
import { countries } from '#shop/countries/all.ts'
import { cents } from '#shop/money/money.ts'
import { questionnaire, type questionnaireNames } from '#tests/support/fixtures/questionnaires.ts'
import { priceDevice, type PriceLine } from './price-device.ts'
import type { Answers } from '#domain/offers/questions/follow-answers.ts'
import type { Terms } from './worth.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'

type Asked = { questions: Question[]; answers: Answers }

/** `BATTERY.LT_80` and the like. The examples are about prices, not about the way through the questions: all are asked. */
function chosen(sheet: (typeof questionnaireNames)[number], names: string): Asked {
  const answers = Object.groupBy(names.split(' '), (name) => name.split('.')[0]!)
  const questions = questionnaire(sheet).filter(({ code }) => answers[code])
  return {
    questions: questions.map((question) => ({ ...question, showIf: null, answers: question.answers.map(leadingOn) })),
    answers: Object.fromEntries(
      Object.entries(answers).map(([code, chosenNames]) => [code, chosenNames!.map((name) => name.split('.')[1]!)]),
    ),
  }
}

function leadingOn({ effect: { skipTo: _, ...effect }, ...answer }: Answer): Answer {
  return { ...answer, effect }
}

const nameOf = (line: PriceLine): string => {
  if (line.kind === 'grade') return `grade ${line.grade}`
  if (line.kind === 'answer') return `${line.question}.${line.answer}${line.atLeast ? ` at least ${line.atLeast}` : ''}`
  return line.kind === 'tier' ? `tier ${line.basisPoints}` : line.kind
}

const consumer = (base: number): Terms => ({
  rules: firstRules,
  base: cents(base),
  repairCosts: {},
  segment: 'consumer',
  pieces: 1,
})

function priced(terms: Terms, { questions, answers }: Asked) {
  const { cents: amount, lines } = priceDevice(terms, questions, answers)
  return { amount, lines: lines.map((line): [string, number] => [nameOf(line), line.cents]) }
}

test('C8.1 a used phone in Germany', () => {
  const answered = chosen(
    'phone',
    'DISPLAY_GLASS.HAIRLINES HOUSING.LIGHT BATTERY.LT_80 ACCESSORIES.CABLE ACCESSORIES.BOX',
  )

  expect(priced(consumer(48000), answered)).toEqual({
    amount: 41550,
    lines: [
      ['base', 48000],
      ['grade B', -3840],
      ['BATTERY.LT_80', -3091],
      ['ACCESSORIES.CABLE', 200],
      ['ACCESSORIES.BOX', 300],
      ['rounding', -19],
    ],
  })
})

test('C8.1b F-11 the same phone, found to be worse: a cracked back takes at least as much as dents', () => {
  const answered = chosen('phone', 'DISPLAY_GLASS.SCRATCHED HOUSING.CRACKED_BACK BATTERY.LT_80 ACCESSORIES.CABLE')

  expect(priced(consumer(48000), answered)).toEqual({
    amount: 27850,
    lines: [
      ['base', 48000],
      ['grade C', -9600],
      ['HOUSING.CRACKED_BACK at least DENTS', -8035],
      ['BATTERY.LT_80', -2688],
      ['ACCESSORIES.CABLE', 200],
      ['rounding', -27],
    ],
  })
})

test('C8.1c the same phone, found to be better', () => {
  const answered = chosen(
    'phone',
    'DISPLAY_GLASS.NO_MARKS HOUSING.NO_MARKS BATTERY.LT_80 ACCESSORIES.CABLE ACCESSORIES.BOX',
  )

  expect(priced(consumer(48000), answered)).toEqual({
    amount: 45100,
    lines: [
      ['base', 48000],
      ['grade A', 0],
      ['BATTERY.LT_80', -3360],
      ['ACCESSORIES.CABLE', 200],
      ['ACCESSORIES.BOX', 300],
      ['rounding', -40],
    ],
  })
})

test('C8.2 a lens in France', () => {
  const answered = chosen('lens', 'GLASS_SURFACE.CLEANING_MARKS GLASS_INSIDE.DUST HOUSING.LIGHT ACCESSORIES.CAPS')

  expect(priced(consumer(priceIn(firstRules, countries.fr, 118000)), answered)).toEqual({
    amount: 103100,
    lines: [
      ['base', 114460],
      ['grade B', -9157],
      ['GLASS_INSIDE.DUST', -3159],
      ['ACCESSORIES.CAPS', 1000],
      ['rounding', -44],
    ],
  })
})

test('C8.3 a notebook with a broken panel in Italy', () => {
  const answered = chosen(
    'notebook',
    'DEFECTS.KEYS DISPLAY_FUNCTION.LINES HOUSING.VISIBLE BATTERY.WEAK ACCESSORIES.CHARGER',
  )

  expect(priced(consumer(priceIn(firstRules, countries.it, 39000)), answered)).toEqual({
    amount: 12450,
    lines: [
      ['base', 36660],
      ['grade C', -7332],
      ['DEFECTS.KEYS', -3519],
      ['DISPLAY_FUNCTION.LINES', -13197],
      ['BATTERY.WEAK', -2639],
      ['ACCESSORIES.CHARGER', 2500],
      ['rounding', -23],
    ],
  })
})

test('C8.4 thirty pieces of a company, each net', () => {
  const terms: Terms = { rules: firstRules, base: cents(19000), repairCosts: {}, segment: 'business', pieces: 30 }

  expect(priced(terms, chosen('phone', 'HOUSING.VISIBLE'))).toEqual({
    amount: 13000,
    lines: [
      ['base', 19000],
      ['grade C', -3800],
      ['vat', -2427],
      ['tier 200', 255],
      ['rounding', -28],
    ],
  })
})

test('C8.5 a console in Spain', () => {
  const answered = chosen(
    'console',
    'CONTROLLERS.TWO DRIFT.YES HOUSING.LIGHT ACCESSORIES.POWER_CABLE ACCESSORIES.HDMI_CABLE',
  )

  expect(priced(consumer(priceIn(firstRules, countries.es, 21000)), answered)).toEqual({
    amount: 19450,
    lines: [
      ['base', 19530],
      ['grade B', -1563],
      ['CONTROLLERS.TWO', 1500],
      ['DRIFT.YES', -1200],
      ['ACCESSORIES.POWER_CABLE', 800],
      ['ACCESSORIES.HDMI_CABLE', 400],
      ['rounding', -17],
    ],
  })
})

test('C8.6 when almost everything is broken, something is left', () => {
  const answered = chosen('phone', 'POWER.NO DISPLAY_GLASS.CRACKED HOUSING.CRACKED_BACK LIQUID.YES')

  expect(priced(consumer(48000), answered)).toEqual({
    amount: 4450,
    lines: [
      ['base', 48000],
      ['grade A', 0],
      ['POWER.NO', -31200],
      ['DISPLAY_GLASS.CRACKED at least DEEP', -12336],
      ['HOUSING.CRACKED_BACK', 0],
      ['LIQUID.YES', 0],
      ['rounding', -14],
    ],
  })
})

test('C8.7 below the lowest offer a device is recycled for free', () => {
  expect(priced(consumer(850), chosen('phone', 'HOUSING.DENTS BATTERY.LT_80'))).toEqual({
    amount: 0,
    lines: [
      ['base', 850],
      ['grade D', -323],
      ['BATTERY.LT_80', -36],
      ['rounding', -41],
      ['recycling', -450],
    ],
  })
})

test('a known repair cost with its risk bounds what a broken part takes off', () => {
  const weak = chosen('phone', 'BATTERY.LT_80')
  const terms = { ...consumer(48000), repairCosts: { battery: 2000 } }

  expect(priced(terms, weak).lines).toContainEqual(['BATTERY.LT_80', -2300])
  expect(priced({ ...terms, repairCosts: { battery: 9000 } }, weak).lines).toContainEqual(['BATTERY.LT_80', -3360])
})

test('a sealed device is worth four percent more', () => {
  expect(priced(consumer(50000), chosen('phone', 'NEW.SEALED'))).toMatchObject({ amount: 52000 })
})

test('missing controllers take no more than there is', () => {
  expect(priced(consumer(2000), chosen('console', 'CONTROLLERS.NONE'))).toMatchObject({ amount: 0 })
})

test('F-12 what comes along does not save a wreck: it is recycled, and its lines still add up', () => {
  const answered = chosen(
    'console',
    'CONTROLLERS.NONE HOUSING.BENT ACCESSORIES.POWER_CABLE ACCESSORIES.DOCK ACCESSORIES.BOX',
  )

  expect(priced(consumer(3200), answered)).toEqual({
    amount: 0,
    lines: [
      ['base', 3200],
      ['grade A', 0],
      ['CONTROLLERS.NONE', -2240],
      ['HOUSING.BENT', -960],
      ['ACCESSORIES.POWER_CABLE', 0],
      ['ACCESSORIES.DOCK', 0],
      ['ACCESSORIES.BOX', 0],
      ['rounding', 0],
    ],
  })
})

test.each([
  [500, 500],
  [499, 0],
])('F-16 a device worth %i cents brings %i, and what comes along only with it', (base, amount) => {
  const alone = chosen('phone', 'HOUSING.NO_MARKS')
  const withBox = chosen('phone', 'HOUSING.NO_MARKS ACCESSORIES.BOX')

  expect(priced(consumer(base), alone).amount).toBe(amount)
  expect(priced(consumer(base), withBox).amount).toBe(amount === 0 ? 0 : amount + 300)
})

test('F-11 a cracked display whose repair is cheap takes as much as deep scratches, and says so', () => {
  const terms = { ...consumer(21000), repairCosts: { display: 6400 } }
  const scratched = priced(terms, chosen('phone', 'DISPLAY_GLASS.DEEP HOUSING.NO_MARKS'))
  const cracked = priced(terms, chosen('phone', 'DISPLAY_GLASS.CRACKED HOUSING.NO_MARKS'))

  expect(cracked.amount).toBe(scratched.amount)
  expect(cracked.lines).toContainEqual(['DISPLAY_GLASS.CRACKED at least DEEP', -7980])
})

test('X1.01 what was agreed with a company is paid for a device as described, and less in proportion for a worse one', () => {
  const terms: Terms = { ...consumer(48_000), segment: 'business' }
  const [described, worse] = [chosen('phone', 'HOUSING.LIGHT'), chosen('phone', 'HOUSING.DENTS')]
  const usual = { described: priced(terms, described).amount, worse: priced(terms, worse).amount }
  const agreed = { price: cents(300_00), instead: usual.described }

  expect(usual.worse).toBeLessThan(usual.described)
  expect(priced({ ...terms, agreed }, described).amount).toBe(300_00)
  expect(priced({ ...terms, agreed }, worse).amount).toBe(Math.trunc((usual.worse * 300_00) / usual.described))
})
