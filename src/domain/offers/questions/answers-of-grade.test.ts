import { describe, expect, test } from 'vitest'
import { cents } from '#shop/money/money.ts'
import { questionnaire, questionnaireNames } from '#tests/support/fixtures/questionnaires.ts'
import { answersOfGrade } from './answers-of-grade.ts'
import { sellerGrades } from './grades.ts'
import { priceDevice, priceOfLooks } from '#domain/offers/pricing/price-device.ts'
import { isComplete, followAnswers } from './follow-answers.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'

describe.each(questionnaireNames)('a device of which only the looks are known, asked with the sheet %s,', (sheet) => {
  const questions = questionnaire(sheet)

  test.each(sellerGrades)('can be sold in grade %s for what its looks are worth', (grade) => {
    const answers = answersOfGrade(questions, grade) ?? {}

    expect(isComplete(followAnswers(questions, answers))).toBe(true)
    for (const pieces of [1, 10, 99]) {
      const terms = {
        rules: firstRules,
        base: cents(190_37),
        repairCosts: { display: 1 },
        segment: 'business',
        pieces,
      } as const
      expect(priceDevice(terms, questions, answers).cents).toBe(priceOfLooks(terms, grade))
    }
  })
})

test('questions that no plain answer leads through give nothing', () => {
  const [owner, ...others] = questionnaire('phone')
  const lost = { ...owner!, answers: owner!.answers.filter(({ code }) => code === 'NO') }

  expect(answersOfGrade([lost, ...others], 'A')).toBeUndefined()
})
