import { describe, expect, test } from 'vitest'
import type { Effect, Question } from '#domain/catalogue/devices/catalogue.ts'
import { currentPricesOf } from '#domain/catalogue/price-lists/current-prices.ts'
import { marginOf } from '#domain/catalogue/price-lists/margin.ts'
import { cents } from '#shop/money/money.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'
import { compareDevice, type Deciding } from './compare-device.ts'
import type { PastDevice } from './past-device.ts'

const question = (code: string, answers: Record<string, Effect>): Question => ({
  id: 1,
  code,
  title: code,
  question: code,
  description: '',
  kind: 'single',
  showIf: null,
  answers: Object.entries(answers).map(([answer, effect], id) => ({ id, code: answer, text: answer, effect })),
})

const looks = question('LOOKS', { GOOD: { grade: 'A' }, WORN: { grade: 'C' } })
const owner = question('OWNER', { YES: {}, NO: { gate: 'REJECT' } })

const device: PastDevice = {
  kind: 'sold',
  at: new Date('2026-11-01T12:00:00Z'),
  country: 'de',
  segment: 'consumer',
  deviceId: 7,
  deviceName: 'A device',
  seriesId: 3,
  questionnaire: 'one',
  answers: { LOOKS: ['WORN'], OWNER: ['YES'] },
  pieces: 1,
  agreed: null,
  trade: null,
  status: null,
  cents: 0,
}

const pricesOf = (amount: number) =>
  currentPricesOf([{ deviceId: 7, country: 'de', segment: 'consumer', cents: amount, liveFrom: new Date(0) }])

const live: Deciding = { rules: firstRules, prices: pricesOf(200_00), questions: () => [looks, owner] }
const resale = { resaleCents: 300_00, seriesId: 3 }
const { grades } = firstRules.prices
const meaner = { ...firstRules, prices: { ...firstRules.prices, grades: { ...grades, C: 7_000 } } }

const compare = (after: Partial<Deciding>, past: Partial<PastDevice> = {}) =>
  compareDevice({ ...device, ...past }, { before: live, after: { ...live, ...after } }, resale)

describe('ME-05 a device is compared', () => {
  test('with other rules, other prices, or other questions: the same function takes all of them', () => {
    expect(compare({})).toMatchObject({ before: 160_00, after: 160_00 })
    expect(compare({ rules: meaner })).toMatchObject({ before: 160_00, after: 140_00 })
    expect(compare({ prices: pricesOf(210_00) })).toMatchObject({ before: 160_00, after: 168_00 })
    const kinder = question('LOOKS', { GOOD: { grade: 'A' }, WORN: { grade: 'B' } })
    expect(compare({ questions: () => [kinder, owner] })).toMatchObject({ before: 160_00, after: 184_00 })
  })

  test('by what it sells for in its state, which does not depend on what we pay for that state', () => {
    const inState = { ...resale, resaleCents: 240_00 }

    expect(compare({ rules: meaner })).toMatchObject({
      margin: {
        before: marginOf(firstRules, inState, cents(160_00)),
        after: marginOf(firstRules, inState, cents(140_00)),
      },
    })
    expect(compareDevice(device, { before: live, after: live }, undefined)).toMatchObject({ margin: null })
  })

  test('in another country by the share that the rules give it, and for a company net', () => {
    const countries = { ...firstRules.prices.countries, at: 5_000 }
    const rules = { ...firstRules, prices: { ...firstRules.prices, countries } }

    expect(compare({ rules }, { country: 'at' })).toMatchObject({ before: 156_50, after: 80_00 })
    expect(
      compare({ rules: { ...firstRules, business: { ...firstRules.business, vat: 0 } } }, { segment: 'business' }),
    ).toMatchObject({
      before: 134_00,
      after: 160_00,
    })
  })

  test('in proportion to what was agreed with a company', () => {
    const agreed = { price: cents(150_00), instead: cents(160_00) }

    expect(compare({ rules: meaner }, { agreed })).toMatchObject({ before: 150_00, after: 131_25 })
  })

  test('as nothing where a gate closes, and not at all without a price or an answer', () => {
    expect(compare({}, { answers: { LOOKS: ['WORN'], OWNER: ['NO'] } })).toEqual({ before: 0, after: 0, margin: null })
    expect(compare({ questions: () => [looks, owner, question('BOX', { YES: {}, NO: {} })] })).toBe('not-answered')
    expect(compare({}, { deviceId: 8 })).toBe('no-price')
  })
})
