import { expect, test } from 'vitest'
import { answersOfGrade } from '#domain/offers/questions/answers-of-grade.ts'
import { questionnaire, questionnaireNames } from '#tests/support/fixtures/questionnaires.ts'
import { benchQuestions, foundAnswers, onBench } from './finding.ts'

/** Questions as they were kept before the catalogue said which of them only sellers can answer. */
const ofOldDays = (name: (typeof questionnaireNames)[number]) =>
  questionnaire(name).map(({ sellerOnly: _, ...question }) => ({
    ...question,
    answers: question.answers.map(({ effect: { found: __, ...effect }, ...answer }) => ({ ...answer, effect })),
  }))

test.each(questionnaireNames)('F-36 nobody is asked on the bench what the seller of a %s will do', (name) => {
  const asked = benchQuestions(onBench({ questions: ofOldDays(name), answers: {} }, questionnaire(name)).questions)

  expect(asked.length).toBeGreaterThan(3)
  expect(asked.flatMap(({ answers }) => answers.map(({ code }) => code))).not.toContain('WILL_REMOVE')
  expect(asked.map(({ code }) => code)).not.toContain('OWNERSHIP')
  expect(asked.map(({ code }) => code)).not.toContain('LOCK')
})

test('F-36 what a seller promised to do counts as done, and a ban is still found', () => {
  const answers = { ...answersOfGrade(questionnaire('console'), 'B'), BAN: ['WILL_REMOVE'] }
  const offer = onBench({ questions: ofOldDays('console'), answers }, questionnaire('console'))

  expect(offer.answers).toEqual({ ...answers, BAN: ['OK'] })
  expect(
    benchQuestions(offer.questions)
      .find(({ code }) => code === 'BAN')!
      .answers.map(({ code }) => code),
  ).toEqual(['OK', 'BANNED'])
})

test('what only the seller knows stays as he said it, whatever is sent', () => {
  const offer = { questions: questionnaire('phone'), answers: { LOCK: ['WILL_REMOVE'], HOUSING: ['LIGHT'] } }
  const chosen = { LOCK: ['CANNOT_REMOVE'], OWNERSHIP: ['NO'], HOUSING: ['DENTS'] }

  expect(foundAnswers(offer, chosen)).toMatchObject({ LOCK: ['WILL_REMOVE'], HOUSING: ['DENTS'] })
})
