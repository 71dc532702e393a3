import { describe, expect, test } from 'vitest'
import { statementsIn, confirmed } from '#domain/offers/questions/fast-lane.ts'
import { cents } from '#shop/money/money.ts'
import { questionnaire } from '#tests/support/fixtures/questionnaires.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'
import { priceDevice } from './price-device.ts'
import { priceSoFar } from './price-so-far.ts'

const terms = { rules: firstRules, base: cents(400_00), repairCosts: {}, segment: 'consumer', pieces: 1 } as const
const phone = questionnaire('phone')
const all = confirmed(statementsIn(phone), {})
const soFar = (answers: Parameters<typeof priceSoFar>[2]) => priceSoFar(terms, phone, answers).cents

describe('F-52 the price so far', () => {
  test('is the best one as long as nothing speaks against it', () => {
    expect(soFar({})).toBe(400_00)
    expect(soFar(all)).toBe(400_00)
  })

  test('knows already what was said about later questions, while earlier ones are open', () => {
    const wet = { ...all, LIQUID: ['YES'] }

    expect(priceDevice(terms, phone, wet).cents).toBe(400_00)
    expect(soFar(wet)).toBe(180_00)
    // What is broken is still open, and costs nothing yet.
    expect(soFar({ ...wet, FUNCTIONS: ['SOME_DEFECTS'] })).toBe(180_00)
  })

  test('is the price, once everything is said', () => {
    const whole = { ...all, DISPLAY_GLASS: ['DEEP'], HOUSING: ['LIGHT'], BATTERY: ['LT_80'], ACCESSORIES: ['BOX'] }

    expect(priceSoFar(terms, phone, whole)).toEqual(priceDevice(terms, phone, whole))
  })
})
