import { expect, test } from 'vitest'
import { priceIn } from '#domain/catalogue/base-price.ts'
import { countries } from '#shop/countries/all.ts'
import { cents } from '#shop/money.ts'
import { questionSheet, type sheetNames } from '#tests/question-sheets.ts'
import { priceDevice, type PriceLine, type Terms } from './price-device.ts'
import type { Answered } from './walk-questions.ts'

type Sheet = (typeof sheetNames)[number]

/** `BATTERY.LT_80` and the like, in the order of the questions. */
function chosen(sheet: Sheet, names: string): Answered[] {
  const wanted = names.split(' ')
  return questionSheet(sheet)
    .map((question) => ({
      question,
      chosen: question.answers.filter(({ code }) => wanted.includes(`${question.code}.${code}`)),
    }))
    .filter((answered) => answered.chosen.length > 0)
}

const nameOf = (line: PriceLine): string => {
  if (line.kind === 'grade') return `grade ${line.grade}`
  if (line.kind === 'answer') return `${line.question}.${line.answer}`
  return line.kind === 'tier' ? `tier ${line.basisPoints}` : line.kind
}

const consumer = (base: number): Terms => ({ base: cents(base), repairCosts: {}, segment: 'consumer', pieces: 1 })

function priced(terms: Terms, answered: Answered[]) {
  const { cents: amount, lines } = priceDevice(terms, answered)
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

test('C8.1b the same phone, found to be worse', () => {
  const answered = chosen('phone', 'DISPLAY_GLASS.SCRATCHED HOUSING.CRACKED_BACK BATTERY.LT_80 ACCESSORIES.CABLE')

  expect(priced(consumer(48000), answered)).toEqual({
    amount: 30150,
    lines: [
      ['base', 48000],
      ['grade C', -9600],
      ['HOUSING.CRACKED_BACK', -5760],
      ['BATTERY.LT_80', -2688],
      ['ACCESSORIES.CABLE', 200],
      ['rounding', -2],
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

  expect(priced(consumer(priceIn(countries.fr, 118000)), answered)).toEqual({
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

  expect(priced(consumer(priceIn(countries.it, 39000)), answered)).toEqual({
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
  const terms: Terms = { base: cents(19000), repairCosts: {}, segment: 'business', pieces: 30 }

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

  expect(priced(consumer(priceIn(countries.es, 21000)), answered)).toEqual({
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
    amount: 7200,
    lines: [
      ['base', 48000],
      ['grade A', 0],
      ['POWER.NO', -31200],
      ['DISPLAY_GLASS.CRACKED', -9600],
      ['HOUSING.CRACKED_BACK', 0],
      ['LIQUID.YES', 0],
      ['rounding', 0],
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
  const cracked = chosen('phone', 'DISPLAY_GLASS.CRACKED')
  const terms = { ...consumer(48000), repairCosts: { display: 9000 } }

  expect(priced(terms, cracked).lines).toContainEqual(['DISPLAY_GLASS.CRACKED', -10350])
  expect(priced({ ...terms, repairCosts: { display: 90_000 } }, cracked).lines).toContainEqual([
    'DISPLAY_GLASS.CRACKED',
    -16800,
  ])
})

test('a sealed device is worth four percent more', () => {
  expect(priced(consumer(50000), chosen('phone', 'NEW.SEALED'))).toMatchObject({ amount: 52000 })
})

test('missing controllers take no more than there is', () => {
  expect(priced(consumer(2000), chosen('console', 'CONTROLLERS.NONE ACCESSORIES.DOCK'))).toMatchObject({ amount: 2500 })
})
