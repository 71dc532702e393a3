import { expect, test } from 'vitest'
import { answersOfGrade } from '#domain/offers/questions/answers-of-grade.ts'
import { cents } from '#shop/money/money.ts'
import { questionnaire } from '#tests/support/fixtures/questionnaires.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'
import { priceDevice } from './price-device.ts'
import { whatRaises } from './what-raises.ts'

const terms = { rules: firstRules, base: cents(400_00), repairCosts: {}, segment: 'consumer', pieces: 1 } as const
const phone = questionnaire('phone')
const console = questionnaire('console')

test('F-53 accessories that nobody has mentioned raise a price, the dearest first, each by what it brings', () => {
  const answers = { ...answersOfGrade(phone, 'B')!, ACCESSORIES: ['CABLE'] }
  const raises = whatRaises(terms, phone, answers)

  expect(raises.map(({ answer, more }) => [answer.code, more])).toEqual([
    ['ADAPTER', 3_00],
    ['BOX', 3_00],
  ])
  expect(raises[0]!.answers['ACCESSORIES']).toEqual(['CABLE', 'ADAPTER'])
  expect(priceDevice(terms, phone, raises[0]!.answers).cents - priceDevice(terms, phone, answers).cents).toBe(3_00)
})

test('F-53 of things that exclude each other only the best is named, and nothing that is already in the box', () => {
  const answers = { ...answersOfGrade(console, 'A')!, CONTROLLERS: ['NONE'] }
  const named = (controllers: string) =>
    whatRaises(terms, console, { ...answers, CONTROLLERS: [controllers] }).map(({ answer }) => answer.code)

  expect(named('NONE')).toEqual(['TWO', 'DOCK', 'POWER_CABLE', 'BOX', 'HDMI_CABLE'])
  expect(named('ONE')).toEqual(['DOCK', 'TWO', 'POWER_CABLE', 'BOX', 'HDMI_CABLE'])
  expect(named('TWO')).not.toContain('TWO')
})

test('F-53 nothing is promised where nothing is paid, or as long as something is open', () => {
  const worthless = { ...terms, base: cents(0) }

  expect(whatRaises(worthless, phone, answersOfGrade(phone, 'D')!)).toEqual([])
  expect(whatRaises(terms, phone, { OWNERSHIP: ['YES'] })).toEqual([])
})
