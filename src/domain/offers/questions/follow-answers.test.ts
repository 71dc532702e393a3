import { describe, expect, test } from 'vitest'
import { questionnaire, questionnaireNames } from '#tests/support/fixtures/questionnaires.ts'
import { isComplete, isLast, followAnswers, type Answers } from './follow-answers.ts'

const phone = questionnaire('phone')

const start: Answers = { OWNERSHIP: ['YES'], LOCK: ['REMOVED'], SIMLOCK: ['FREE'], REGION: ['EU'], NEW: ['USED'] }

const codesOf = (answers: Answers) => followAnswers(phone, answers).answered.map(({ question }) => question.code)

describe('walking through the questions', () => {
  test('begins with the first one and counts what is sure to come', () => {
    const { current, ahead, answered } = followAnswers(phone, {})

    expect(current?.code).toBe('OWNERSHIP')
    expect(answered).toEqual([])
    expect(ahead).toHaveLength(phone.length - 2) // all others but the one about defects
  })

  test('a sealed device is asked about its accessories only', () => {
    expect(followAnswers(phone, { ...start, NEW: ['SEALED'] }).current?.code).toBe('ACCESSORIES')
  })

  test('a dead device skips what cannot be known', () => {
    expect(followAnswers(phone, { ...start, POWER: ['NO'] }).current?.code).toBe('HOUSING')
  })

  test('what does not work is asked only of those who said so, and needs an answer', () => {
    const working = { ...start, POWER: ['YES'] }

    expect(followAnswers(phone, { ...working, FUNCTIONS: ['ALL_OK'] }).current?.code).toBe('DISPLAY_FUNCTION')
    const broken = { ...working, FUNCTIONS: ['SOME_DEFECTS'] }
    expect(followAnswers(phone, broken).current?.code).toBe('DEFECTS')
    expect(followAnswers(phone, { ...broken, DEFECTS: [] }).current?.code).toBe('DEFECTS')
    expect(followAnswers(phone, { ...broken, DEFECTS: ['AUDIO'] }).current?.code).toBe('DISPLAY_FUNCTION')
  })

  test('answers to what is not asked any more do not count', () => {
    const answers = { ...start, POWER: ['NO'], FUNCTIONS: ['SOME_DEFECTS'], DEFECTS: ['NETWORK'], HOUSING: ['LIGHT'] }

    expect(codesOf(answers)).toEqual(['OWNERSHIP', 'LOCK', 'SIMLOCK', 'REGION', 'NEW', 'POWER', 'HOUSING'])
  })

  test.each([
    ['unknown', ['SHINY']],
    ['two where one is meant', ['FREE', 'LOCKED']],
    ['none where one is meant', []],
    ['said twice', ['FREE', 'FREE']],
  ])('an answer that is %s leaves the question open', (_, codes) => {
    expect(followAnswers(phone, { ...start, SIMLOCK: codes }).current?.code).toBe('SIMLOCK')
  })

  test.each([
    ['OWNERSHIP', 'NO', 'REJECT'],
    ['LOCK', 'CANNOT_REMOVE', 'REJECT'],
  ])('%s.%s closes the gate', (question, answer, gate) => {
    const walk = followAnswers(phone, { ...start, [question]: [answer] })

    expect(walk.gate).toMatchObject({ gate, question: { code: question }, answer: { code: answer } })
    expect(walk.current).toBeUndefined()
    expect(isComplete(walk)).toBe(false)
  })
})

describe.each(questionnaireNames)('the questions about a %s', (name) => {
  const sheet = questionnaire(name)

  test('end with one that is the last however it is answered, and no other is', () => {
    const answers: Record<string, string[]> = {}
    const last: string[] = []
    for (let step = 0; step < sheet.length; step += 1) {
      const { current } = followAnswers(sheet, answers)
      if (!current) break
      if (isLast(sheet, answers, current)) last.push(current.code)
      answers[current.code] = current.kind === 'multi' ? [] : [current.answers.find(({ effect }) => !effect.gate)!.code]
    }

    expect(isComplete(followAnswers(sheet, answers))).toBe(true)
    expect(last).toEqual([sheet.at(-1)!.code])
  })
})
