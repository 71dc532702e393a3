import { expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { questionnaire } from '#tests/support/fixtures/questionnaires.ts'
import { suggestReasons } from './suggest-reasons.ts'

const priceValidUntil = new Date('2026-03-01T12:00:00Z')

/** What is suggested if somebody promised these answers and we found those. */
function reasonsFor(code: string, promised: string[], found: string[]): string[] {
  const question = questionnaire('phone').find((each) => each.code === code)!
  const named = (codes: string[]) => codes.map((each) => question.answers.find((answer) => answer.code === each)!)
  const differences = [{ question, promised: named(promised), found: named(found) }]
  return suggestReasons(countries.de, { priceValidUntil }, { isLate: false, correction: null }, { differences })
}

test('F-15 of several things a reason names those that are missing, not those that are there', () => {
  const missing = 'Zubehör: angegeben, aber nicht vorgefunden: Originalverpackung'

  expect(reasonsFor('ACCESSORIES', ['CABLE', 'BOX'], ['CABLE'])).toEqual([missing])
  expect(reasonsFor('ACCESSORIES', ['BOX'], [])).toEqual([missing])
  expect(reasonsFor('ACCESSORIES', ['CABLE', 'BOX'], ['CABLE', 'ADAPTER'])).toEqual([
    missing,
    'Zubehör: nicht angegeben, aber vorgefunden: Original-Netzteil',
  ])
})

test('what has one answer is told with what was promised', () => {
  expect(reasonsFor('HOUSING', ['LIGHT'], ['DENTS'])).toMatchObject([expect.stringContaining('(angegeben war: ')])
})
