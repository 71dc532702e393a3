import { describe, expect, test } from 'vitest'
import type { Questionnaire, StoredQuestion } from '#domain/catalogue/questionnaires/questionnaire.ts'
import { questionnaireNames, storedQuestionnaire } from '#tests/support/fixtures/questionnaires.ts'
import { placeOf, putQuestion, questionsOf, removeQuestion, restoreQuestion } from './change-body.ts'
import { differencesBetween } from './differences.ts'
import { NEW_ANSWERS, questionForm, readQuestion, type TypedQuestion } from './question-form.ts'

const questions = storedQuestionnaire('console')
const body: Questionnaire = { questions, overrides: [{ id: 7, code: 'HANDHELD', places: [{ series: 1 }] }] }
const find = (all: readonly StoredQuestion[], code: string) => all.find((each) => each.code === code)!
const codesOf = (all: readonly StoredQuestion[]) => all.map(({ code }) => code)
const taken = codesOf(questions)

const typed = (code: string, change: TypedQuestion = {}): TypedQuestion => ({
  ...questionForm(find(questions, code), placeOf(questions, code)),
  ...change,
})

describe('the form of a question', () => {
  test.each(questionnaireNames)('says every question about %s, and reads it as it was', (name) => {
    const all = storedQuestionnaire(name)
    for (const question of all) {
      const read = readQuestion(questionForm(question, placeOf(all, question.code)), { before: question, taken })
      expect(read).toEqual({ ok: true, question, after: placeOf(all, question.code) })
    }
  })

  test('ME-02 makes a new question of words alone, with effects', () => {
    const read = readQuestion(
      {
        ...questionForm(undefined, 'DRIFT'),
        ordered: 'yes',
        'question.de': 'Sind alle Fächer geschlossen?',
        'question.fr': 'Toutes les trappes sont-elles fermées ?',
        'answers.0.text.de': 'Ja',
        'answers.1.text.de': 'Nein, eines fehlt',
        'answers.1.bp': '4,5 %',
        'answers.1.grade': 'C',
        'answers.1.place': '9',
        'answers.2.text.de': 'Ein Stück weit',
        'answers.2.cents': '-12,50',
        'answers.2.skipTo': 'ACCESSORIES',
      },
      { before: undefined, taken },
    )
    expect(read).toMatchObject({
      ok: true,
      after: 'DRIFT',
      question: {
        code: 'SIND_ALLE_FAECHER_GESCHLOSSEN',
        kind: 'single',
        ordered: true,
        question: { de: 'Sind alle Fächer geschlossen?', fr: 'Toutes les trappes sont-elles fermées ?' },
        answers: [
          { code: 'JA', effect: {} },
          { code: 'EIN_STUECK_WEIT', effect: { cents: -12_50, skipTo: 'ACCESSORIES' } },
          { code: 'NEIN_EINES_FEHLT', effect: { bp: 450, grade: 'C' } },
        ],
      },
    })
  })

  test.each<[TypedQuestion, Record<string, string>]>([
    [{ 'question.de': ' ' }, { 'question.de': 'missing' }],
    [{ 'title.es': 'x'.repeat(81) }, { 'title.es': 'too-long' }],
    [{ kind: 'multi' }, { ordered: 'only-one-answer' }],
    [{ 'answers.1.bp': 'viel' }, { 'answers.1.bp': 'unreadable' }],
    [{ 'answers.1.bp': '101' }, { 'answers.1.bp': 'too-high' }],
    [{ 'answers.1.cents': '12,3456' }, { 'answers.1.cents': 'unreadable' }],
    [{ 'answers.0.text.de': '' }, { 'answers.0.text.de': 'missing' }],
    [{ 'answers.2.text.de': 'Ja', 'answers.2.code': 'NO' }, { 'answers.2.code': 'code-taken' }],
    [{ 'answers.2.text.de': 'Ja', 'answers.2.code': 'Ü-1' }, { 'answers.2.code': 'code-unreadable' }],
    [{ 'answers.0.drop': 'yes', 'answers.1.drop': 'yes' }, { 'answers.0.text.de': 'no-answers' }],
  ])('%j is refused at its field', (change, problems) => {
    const before = find(questions, 'DRIFT')
    expect(readQuestion(typed('DRIFT', change), { before, taken })).toEqual({ ok: false, problems })
  })

  test('a code that there is already is refused, and empty rows are no answers', () => {
    const form = {
      ...questionForm(undefined, ''),
      code: 'power',
      'question.de': 'Geht er an?',
      'answers.0.text.de': 'Ja',
    }
    expect(readQuestion(form, { before: undefined, taken })).toEqual({ ok: false, problems: { code: 'code-taken' } })
    const read = readQuestion({ ...form, code: '' }, { before: undefined, taken })
    expect(read).toMatchObject({ ok: true, question: { answers: [{ code: 'JA' }] } })
    expect(NEW_ANSWERS).toBeGreaterThan(1)
  })
})

describe('a question is put, moved and removed', () => {
  const drift = find(questions, 'DRIFT')

  test('where somebody wants it', () => {
    const moved = putQuestion(body, { override: null, question: drift, after: '' })
    expect(codesOf(moved.questions)).toEqual(['DRIFT', ...codesOf(questions).filter((code) => code !== 'DRIFT')])
    expect(differencesBetween(questions, moved.questions)).toEqual([{ what: 'question-moved', question: 'DRIFT' }])
  })

  test('whoever was led to what is gone is led on, and no override brings it back', () => {
    const own = { ...find(questions, 'HOUSING'), title: { de: 'Hülle' } }
    const otherwise = putQuestion(body, { override: 'HANDHELD', question: own, after: placeOf(questions, 'HOUSING') })
    const left = removeQuestion(otherwise, null, 'HOUSING')

    expect(codesOf(left.questions)).not.toContain('HOUSING')
    expect(codesOf(questionsOf(left, 'HANDHELD'))).not.toContain('HOUSING')
    expect(find(left.questions, 'POWER').answers[1]!.effect.skipTo).toBe('SMELL')
  })
})

describe('an override keeps only what is otherwise', () => {
  const housing = find(questions, 'HOUSING')
  const place = placeOf(questions, 'HOUSING')
  const put = (question: StoredQuestion, after = place) => putQuestion(body, { override: 'HANDHELD', question, after })

  test('nothing, if nothing is', () => {
    expect(put(housing).overrides[0]!.questions).toEqual([])
  })

  test('words, effects, answers and their order, and where it stands', () => {
    const [first, second, third, ...rest] = housing.answers
    const changed: StoredQuestion = {
      ...housing,
      title: { de: 'Hülle' },
      answers: [
        second!,
        { ...first!, effect: { grade: 'B' } },
        { id: 0, code: 'STICKERS', text: { de: 'Aufkleber' }, effect: { bp: 200 } },
        ...rest.slice(1),
      ],
    }
    const otherwise = put(changed, 'POWER')

    expect(otherwise.overrides[0]!.questions).toEqual([
      {
        code: 'HOUSING',
        after: 'POWER',
        title: { de: 'Hülle' },
        drop: [third!.code, rest[0]!.code],
        answers: [
          { code: first!.code, effect: { grade: 'B' } },
          { code: 'STICKERS', text: { de: 'Aufkleber' }, effect: { bp: 200 } },
        ],
        order: changed.answers.map(({ code }) => code),
      },
    ])
    const asked = questionsOf(otherwise, 'HANDHELD')
    expect(
      differencesBetween(
        asked.filter(({ code }) => code === 'HOUSING'),
        [changed],
      ),
    ).toEqual([])
    expect(placeOf(asked, 'HOUSING')).toBe('POWER')
    expect(otherwise.questions).toBe(questions)
  })

  test('a question of its own, one that is left out, and one that is asked again', () => {
    const strap: StoredQuestion = { ...housing, id: 0, code: 'STRAP' }
    const added = putQuestion(body, { override: 'HANDHELD', question: strap, after: 'DRIFT' })
    const without = removeQuestion(removeQuestion(added, 'HANDHELD', 'SMELL'), 'HANDHELD', 'STRAP')

    expect(placeOf(questionsOf(added, 'HANDHELD'), 'STRAP')).toBe('DRIFT')
    expect(differencesBetween(questions, questionsOf(without, 'HANDHELD'))).toEqual([
      { what: 'question-removed', question: 'SMELL' },
    ])
    expect(questionsOf(restoreQuestion(without, 'HANDHELD', 'SMELL'), 'HANDHELD')).toEqual(questions)
  })
})

test('what is otherwise is told question by question and answer by answer', () => {
  const [first, ...rest] = find(questions, 'SMELL').answers
  const changed: StoredQuestion = {
    ...find(questions, 'SMELL'),
    ordered: false,
    question: { ...find(questions, 'SMELL').question, fr: 'Sent-elle la fumée ?' },
    answers: [first!, ...rest.map((answer) => ({ ...answer, effect: { bp: 1_000 } }))],
  }
  const after = questions.map((question) => (question.code === 'SMELL' ? changed : question))

  expect(differencesBetween(questions, after)).toEqual([
    { what: 'ordered', question: 'SMELL', before: 'true', after: 'false' },
    {
      what: 'question',
      question: 'SMELL',
      language: 'fr',
      before: find(questions, 'SMELL').question.fr,
      after: 'Sent-elle la fumée ?',
    },
    { what: 'effect', question: 'SMELL', answer: rest[0]!.code, before: rest[0]!.effect, after: { bp: 1_000 } },
  ])
})
