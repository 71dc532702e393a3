import { expect, test } from 'vitest'
import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import { questionsBehind, wrongAnswers } from './validate-answers.ts'
import { followAnswers, type Answers } from './follow-answers.ts'

const question = (code: string, effects: Record<string, object>, more: Partial<Question> = {}): Question => ({
  id: 1,
  code,
  title: '',
  question: code,
  description: '',
  kind: 'single',
  showIf: null,
  answers: Object.entries(effects).map(([answer, effect], id) => ({ id, code: answer, text: answer, effect })),
  ...more,
})

const questions = [
  question('NEW', { USED: {}, SEALED: { skipTo: 'LAST' } }),
  question('WORKS', { YES: {}, PARTLY: {}, DEAD: { hides: 'LOOKS' } }),
  question('FAULTS', { SOUND: {}, KEYS: {} }, { kind: 'multi', showIf: 'WORKS=PARTLY' }),
  question('LOOKS', { FINE: {}, POOR: {} }),
  question('LAST', { BOX: {} }, { kind: 'multi' }),
]

const validate = (answers: Answers) => {
  const walk = followAnswers(questions, answers)
  const wrong = wrongAnswers(questions, answers, walk)
  const behind = questionsBehind(
    questions,
    walk,
    wrong.map((each) => each.question),
  )
  return { wrong, behind: behind.map(({ code }) => code) }
}

test.each<[string, Answers]>([
  ['nothing said', {}],
  ['all said', { NEW: ['USED'], WORKS: ['PARTLY'], FAULTS: ['KEYS'], LOOKS: ['POOR'], LAST: [] }],
  ['“nothing of this” where it is not asked', { NEW: ['SEALED'], FAULTS: [], LAST: ['BOX'] }],
  ['later questions before earlier ones', { LOOKS: ['POOR'], LAST: [] }],
])('%s contradicts nothing', (_, answers) => {
  expect(validate(answers)).toEqual({ wrong: [], behind: [] })
})

test.each<[string, Answers, object]>([
  [
    'faults of what works',
    { NEW: ['USED'], WORKS: ['YES'], FAULTS: ['KEYS'], LOOKS: ['FINE'], LAST: [] },
    { wrong: [{ question: 'FAULTS', why: 'not-asked' }], behind: ['WORKS'] },
  ],
  [
    'looks of what is hidden by another answer',
    { NEW: ['USED'], WORKS: ['DEAD'], LOOKS: ['FINE'], LAST: [] },
    { wrong: [{ question: 'LOOKS', why: 'not-asked' }], behind: ['WORKS'] },
  ],
  [
    'looks of what is sealed',
    { NEW: ['SEALED'], LOOKS: ['POOR'], LAST: [] },
    { wrong: [{ question: 'LOOKS', why: 'not-asked' }], behind: ['NEW'] },
  ],
  ['an answer that there is not', { NEW: ['OLD'] }, { wrong: [{ question: 'NEW', why: 'unclear' }], behind: [] }],
  [
    'a question that there is not',
    { TASTE: ['GOOD'] },
    { wrong: [{ question: 'TASTE', why: 'unknown-question' }], behind: [] },
  ],
])('%s is found, with the question that decides', (_, answers, validation) => {
  expect(validate(answers)).toEqual(validation)
})
