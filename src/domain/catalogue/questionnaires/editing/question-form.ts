import { allLanguages } from '#domain/catalogue/entries/languages.ts'
import { questionKinds, type Effect } from '#domain/catalogue/devices/catalogue.ts'
import type { Spoken, StoredAnswer, StoredQuestion } from '#domain/catalogue/questionnaires/questionnaire.ts'
import { manyLines } from '#shop/forms/typed-text.ts'
import { readAmount } from '#shop/money/read-amount.ts'

/** A question as a form says it, field by field: `question.fr`, `answers.2.bp`. */
export type TypedQuestion = Readonly<Record<string, string>>

export type QuestionProblem =
  | 'missing'
  | 'unreadable'
  | 'too-high'
  | 'too-long'
  | 'code-unreadable'
  | 'code-taken'
  | 'only-one-answer'
  | 'no-answers'

/** By the name of the field. */
export type QuestionProblems = Readonly<Record<string, QuestionProblem>>

/** Room for so many new answers at a time. */
export const NEW_ANSWERS = 3

const MAX_TEXT = { title: 80, question: 300, description: 2_000, statement: 120, text: 200 } as const

/** What somebody says in each language. */
type Words = keyof typeof MAX_TEXT

const effectFields = ['gate', 'bp', 'bonusBp', 'grade', 'cents', 'part', 'skipTo', 'assume', 'found', 'hides'] as const
const gates = ['REJECT', 'RECYCLE', 'MANUAL'] as const
const grades = ['A', 'B', 'C', 'D', 'E'] as const
const parts = ['display', 'back', 'battery', 'camera', 'port'] as const

/** What can be chosen where an effect is one of a few. */
export const effectChoices = { gate: gates, grade: grades, part: parts } as const

const decimals = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, useGrouping: false })

/** Hundredths as they stand in a field, where nobody says otherwise. */
const typedNumber = (value: number): string => decimals.format(value / 100)

const spokenFields = (name: string, words: Spoken): [string, string][] =>
  allLanguages.map((language) => [`${name}.${language}`, words[language] ?? ''])

/** What the form of a question holds; that of a new one is empty. */
export function questionForm(
  question: StoredQuestion | undefined,
  after: string,
  typed: (hundredths: number) => string = typedNumber,
): TypedQuestion {
  const answers = question?.answers ?? []
  const rows = [...answers, ...Array.from({ length: NEW_ANSWERS }, () => undefined)]
  return Object.fromEntries([
    ['code', question?.code ?? ''],
    ['kind', question?.kind ?? 'single'],
    ['ordered', question?.ordered ? 'yes' : ''],
    ['sellerOnly', question?.sellerOnly ? 'yes' : ''],
    ['after', after],
    ['showIf', question?.showIf ?? ''],
    ['answers', String(rows.length)],
    ...spokenFields('title', question?.title ?? {}),
    ...spokenFields('question', question?.question ?? {}),
    ...spokenFields('description', question?.description ?? {}),
    ...spokenFields('statement', question?.statement ?? {}),
    ...rows.flatMap((answer, index) => answerFields(answer, index, typed)),
  ])
}

function answerFields(
  answer: StoredAnswer | undefined,
  index: number,
  typed: (hundredths: number) => string = typedNumber,
): [string, string][] {
  const effect = answer?.effect ?? {}
  return [
    [`answers.${index}.code`, answer?.code ?? ''],
    [`answers.${index}.place`, String(index + 1)],
    [`answers.${index}.drop`, ''],
    ...spokenFields(`answers.${index}.text`, answer?.text ?? {}),
    ...effectFields.map((name): [string, string] => {
      const value = effect[name]
      return [`answers.${index}.${name}`, typeof value === 'number' ? typed(value) : (value ?? '')]
    }),
  ]
}

/** The names of all fields that a form with so many answers has. */
export const questionFields = (answers: number): string[] =>
  Object.keys(questionForm(undefined, '')).concat(
    Array.from({ length: answers }, (_, index) => answerFields(undefined, index).map(([name]) => name)).flat(),
  )

export type ReadQuestionResult =
  | { ok: true; question: StoredQuestion; after: string }
  | { ok: false; problems: QuestionProblems }

/** Reads what somebody has typed. A text that is missing in a language may be written later; the checks ask for it. */
export function readQuestion(
  typed: TypedQuestion,
  { before, taken }: { before: StoredQuestion | undefined; taken: readonly string[] },
): ReadQuestionResult {
  const problems: Record<string, QuestionProblem> = {}
  const field = (name: string): string => typed[name] ?? ''
  const spoken = (name: string, words: Words): Spoken => readSpoken(field, name, words, problems)

  const question = spoken('question', 'question')
  if ((question.de ?? '') === '') problems['question.de'] ??= 'missing'
  const code = before?.code ?? codeOf(field('code'), question.de ?? '', problems, 'code')
  if (!before && taken.includes(code)) problems['code'] ??= 'code-taken'
  const kind = questionKinds.find((each) => each === field('kind')) ?? 'single'
  const ordered = field('ordered') === 'yes'
  if (ordered && kind === 'multi') problems['ordered'] = 'only-one-answer'
  const answers = readAnswers(field, before?.answers ?? [], problems)
  if (answers.length === 0) problems['answers.0.text.de'] ??= 'no-answers'
  const read: StoredQuestion = {
    id: before?.id ?? 0,
    code,
    kind,
    showIf: field('showIf') === '' ? null : field('showIf'),
    ordered,
    sellerOnly: field('sellerOnly') === 'yes',
    title: spoken('title', 'title'),
    question,
    description: spoken('description', 'description'),
    statement: spoken('statement', 'statement'),
    answers,
  }
  return Object.keys(problems).length > 0
    ? { ok: false, problems }
    : { ok: true, question: read, after: field('after') }
}

type Field = (name: string) => string

function readSpoken(field: Field, name: string, words: Words, problems: Record<string, QuestionProblem>): Spoken {
  const said: Spoken = {}
  for (const language of allLanguages) {
    const typed = field(`${name}.${language}`)
    // Spaces that do not break belong to French: only line breaks are none of one line.
    const text = words === 'description' ? manyLines(typed) : manyLines(typed).replaceAll(/[\n\t]+/g, ' ')
    if (text.length > MAX_TEXT[words]) problems[`${name}.${language}`] = 'too-long'
    if (text !== '') said[language] = text
  }
  return said
}

/** People write words, not codes: where nobody wants another one, the words make it. */
function codeOf(typed: string, words: string, problems: Record<string, QuestionProblem>, at: string): string {
  const code = typed.trim() === '' ? codeFrom(words) : typed.trim().toUpperCase()
  if (code !== '' && !/^[A-Z][A-Z0-9_]{0,39}$/.test(code)) problems[at] = 'code-unreadable'
  return code
}

function codeFrom(words: string): string {
  const plain = words
    .replaceAll(/[äöüß]/gi, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter.toLowerCase()] ?? letter)
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+/g, '')
  return plain.slice(0, 40).replace(/_+$/, '')
}

function readAnswers(
  field: Field,
  before: readonly StoredAnswer[],
  problems: Record<string, QuestionProblem>,
): StoredAnswer[] {
  const rows = Math.min(Number(field('answers')) || 0, 60)
  const read = Array.from({ length: rows }, (_, index) => {
    const at = `answers.${index}`
    const text = readSpoken(field, `${at}.text`, 'text', problems)
    const known = before.find(({ code }) => code === field(`${at}.code`))
    if (field(`${at}.drop`) === 'yes' || (!known && Object.keys(text).length === 0)) return undefined
    if ((text.de ?? '') === '') problems[`${at}.text.de`] ??= 'missing'
    const code = known?.code ?? codeOf(field(`${at}.code`), text.de ?? '', problems, `${at}.code`)
    const place = Number(field(`${at}.place`)) || index + 1
    return { index, place, answer: { id: known?.id ?? 0, code, text, effect: readEffect(field, at, problems) } }
  }).filter((row) => row !== undefined)

  for (const { index, answer } of read) {
    const isTwice = read.some((other) => other.index < index && other.answer.code === answer.code)
    if (isTwice && answer.code !== '') problems[`answers.${index}.code`] ??= 'code-taken'
  }
  return read.toSorted((one, other) => one.place - other.place || one.index - other.index).map(({ answer }) => answer)
}

function readEffect(field: Field, at: string, problems: Record<string, QuestionProblem>): Effect {
  const effect: Effect = {}
  const share = (name: 'bp' | 'bonusBp') => {
    const typed = field(`${at}.${name}`).trim().replace(/\s*%$/, '')
    if (typed === '') return
    const value = readAmount(typed)
    if (value === undefined) problems[`${at}.${name}`] = 'unreadable'
    else if (value > 10_000) problems[`${at}.${name}`] = 'too-high'
    else effect[name] = value
  }
  share('bp')
  share('bonusBp')
  const amount = field(`${at}.cents`).trim()
  if (amount !== '') {
    const value = readAmount(amount.replace(/^[-–−+]\s*/, ''))
    if (value === undefined) problems[`${at}.cents`] = 'unreadable'
    else effect.cents = /^[-–−]/.test(amount) && value > 0 ? -value : value
  }
  const gate = gates.find((each) => each === field(`${at}.gate`))
  if (gate) effect.gate = gate
  const grade = grades.find((each) => each === field(`${at}.grade`))
  if (grade) effect.grade = grade
  const part = parts.find((each) => each === field(`${at}.part`))
  if (part) effect.part = part
  for (const name of ['skipTo', 'assume', 'found', 'hides'] as const) {
    const code = field(`${at}.${name}`)
    if (code !== '') effect[name] = code
  }
  return effect
}
