import { describe, expect, test } from 'vitest'
import type { Effect, Question } from '#domain/catalogue/devices/catalogue.ts'
import {
  overriddenQuestionnaire,
  questionnaire,
  questionnaireNames,
  seededOverrides,
} from '#tests/support/fixtures/questionnaires.ts'
import { askedOf, statementsIn, confirmed } from './fast-lane.ts'
import { followAnswers } from './follow-answers.ts'

const codesOf = (questions: readonly Question[]) => statementsIn(questions).map(({ question }) => question.code)

const single = (code: string, ...effects: Effect[]): Question => ({
  id: 0,
  code,
  title: '',
  question: '',
  description: '',
  kind: 'single',
  showIf: null,
  answers: effects.map((effect, place) => ({ id: place, code: `A${place}`, text: '', effect })),
})

const works = single('WORKS', {}, { bp: 500 })

describe('what the fast lane gathers', () => {
  test('F-52 is who owns a phone, that it is free, and that it works; looks, battery and accessories are asked', () => {
    const gathered = codesOf(questionnaire('phone'))

    expect(gathered).toEqual([
      'OWNERSHIP',
      'LOCK',
      'SIMLOCK',
      'REGION',
      'NEW',
      'POWER',
      'FUNCTIONS',
      'DISPLAY_FUNCTION',
      'LIQUID',
      'REPAIR',
    ])
    const left = followAnswers(questionnaire('phone'), confirmed(statementsIn(questionnaire('phone')), {}))
    const open = [left.current, ...left.ahead].flatMap((question) => question?.code ?? [])
    expect(open.filter((code) => !gathered.includes(code))).toEqual([
      'DISPLAY_GLASS',
      'HOUSING',
      'BATTERY',
      'ACCESSORIES',
    ])
  })

  test.each(questionnaireNames)('F-52 of the questions about a %s has a statement of its own for each', (name) => {
    const statements = statementsIn(questionnaire(name))

    expect(statements.length).toBeGreaterThan(3)
    for (const { question } of statements) expect(question.statement, question.code).not.toBe('')
  })

  test('F-52 is said in the words of the maker', () => {
    const lockOf = (maker: string) =>
      statementsIn(overriddenQuestionnaire('phone', [maker])).find(({ question }) => question.code === 'LOCK')?.question
        .statement

    expect(lockOf('APPLE')).toContain('Apple-ID')
    expect(lockOf('SAMSUNG')).toContain('Samsung')
    expect(seededOverrides.filter(({ code }) => code === 'APPLE')).toHaveLength(5)
  })

  test('is what costs nothing if nobody who goes on could say anything better', () => {
    expect(statementsIn([works])).toEqual([{ question: works, usual: ['A0'] }])
    // A sealed device goes another way: most have used theirs.
    const sealed = single('NEW', { bonusBp: 400, skipTo: 'LAST' }, {})
    expect(statementsIn([sealed, works, single('LAST', {}, { cents: 100 })])).toMatchObject([
      { question: sealed, usual: ['A1'] },
      { question: works, usual: ['A0'] },
    ])
    expect(codesOf([single('CONTROLLERS', { cents: -3_500 }, {}, { cents: 1_500 })])).toEqual([])
    expect(codesOf([single('WORN', { bp: 100 }, { bp: 900 })])).toEqual([])
  })

  test('is not what one has to look at: marks, a battery, and what people are often not sure of', () => {
    expect(codesOf([single('GLASS', { grade: 'A' }, { grade: 'B' })])).toEqual([])
    expect(codesOf([single('BATTERY', {}, { bp: 700, part: 'battery' })])).toEqual([])
    expect(codesOf([single('SHUTTER', {}, { bp: 400 }, { bp: 400, assume: 'A1' })])).toEqual([])
    expect(codesOf([single('SIMLOCK', {}, { bp: 400 }, { assume: 'A0' })])).toEqual(['SIMLOCK'])
  })

  test('is a list of faults, of which nothing is true, but no list of accessories', () => {
    const faults = { ...single('FAULTS', { bp: 500 }, { cents: -300 }), kind: 'multi' } as const
    const accessories = { ...single('ALONG', { cents: 300 }), kind: 'multi' } as const

    expect(statementsIn([faults, accessories])).toEqual([{ question: faults, usual: [] }])
  })

  test('is nothing that hangs on another answer, and nothing that an answer outside could rule out', () => {
    const hanging = { ...works, showIf: 'GLASS=A1' }
    const glass = (more: Effect) => single('GLASS', { grade: 'A' }, { grade: 'B', ...more })

    expect(codesOf([glass({}), hanging])).toEqual([])
    expect(codesOf([glass({}), works])).toEqual(['WORKS'])
    expect(codesOf([glass({ hides: 'WORKS' }), works])).toEqual([])
    expect(codesOf([glass({ skipTo: 'LAST' }), works, single('LAST', {})])).toEqual(['LAST'])
    expect(codesOf([works, glass({ skipTo: 'LAST' }), single('LAST', {})])).toEqual(['WORKS', 'LAST'])
    // What is gathered no longer may itself rule out others.
    const ruledOut = single('MIDDLE', {}, { hides: 'WORKS' })
    expect(codesOf([glass({ hides: 'MIDDLE' }), ruledOut, works])).toEqual([])
  })
})

describe('what was confirmed though nobody would have been asked', () => {
  const phone = questionnaire('phone')
  const all = confirmed(statementsIn(phone), {})

  test('EX-02 is left out: a phone that does not switch on has not shown that everything works', () => {
    const asked = askedOf(phone, { ...all, POWER: ['NO'] })

    expect(Object.keys(asked)).toEqual(['OWNERSHIP', 'LOCK', 'SIMLOCK', 'REGION', 'NEW', 'POWER', 'LIQUID', 'REPAIR'])
  })

  test('EX-02 leaves what comes after an open question alone', () => {
    expect(askedOf(phone, { ...all, FUNCTIONS: ['SOME_DEFECTS'] })).toEqual({ ...all, FUNCTIONS: ['SOME_DEFECTS'] })
    expect(followAnswers(phone, { ...all, FUNCTIONS: ['SOME_DEFECTS'] }).current?.code).toBe('DEFECTS')
  })
})
