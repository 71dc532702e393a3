import type { Locale } from '#shop/messages/locale.ts'
import type { Answer, Question } from '#domain/catalogue/devices/catalogue.ts'
import type { QuestionChange, QuestionnaireChanges } from './override-file.ts'
import { textIn } from './questionnaire-file.ts'

/** A maker, one of his series, or one model of it. */
export type OverridePlace = { manufacturerId: number; seriesId: number | null; model: string | null }

/** How the questions about some devices differ from those of their category. */
export type QuestionOverride = {
  id: number
  questionnaire: string
  code: string
  changes: QuestionnaireChanges
  places: OverridePlace[]
}

export type DevicePlace = { manufacturerId: number; seriesId: number | null; model: string | null }

/** The overrides that hold for a device of a kind: the widest first, so that the narrowest has the last word. */
export function overridesAt(
  overrides: readonly QuestionOverride[],
  questionnaire: string,
  device: DevicePlace,
): QuestionOverride[] {
  return overrides
    .filter((override) => override.questionnaire === questionnaire)
    .map((override) => ({ override, width: Math.min(...override.places.map((place) => widthOf(place, device))) }))
    .filter(({ width }) => width < Infinity)
    .toSorted((one, other) => other.width - one.width || one.override.id - other.override.id)
    .map(({ override }) => override)
}

function widthOf({ manufacturerId, seriesId, model }: OverridePlace, device: DevicePlace): number {
  if (manufacturerId !== device.manufacturerId) return Infinity
  if (seriesId === null) return 3
  if (seriesId !== device.seriesId) return Infinity
  if (model === null) return 2
  return model === device.model ? 1 : Infinity
}

/** What such a questionnaire is called: `CONSOLE.HANDHELD`. */
export const questionnaireName = (
  questionnaire: string,
  overrides: readonly Pick<QuestionOverride, 'code'>[],
): string => [questionnaire, ...overrides.map(({ code }) => code)].join('.')

/** The questions with everything that is otherwise about these devices. */
export const overriddenBy = (
  questions: readonly Question[],
  overrides: readonly QuestionOverride[],
  locale: Locale,
): Question[] =>
  overrides.reduce<Question[]>(
    (current, { id, changes }) => {
      const changed = (changes.questions ?? []).reduce(
        (before, change, index) => withChange(before, change, { id: newId(id, index), locale }),
        current,
      )
      return (changes.drop ?? []).reduce(withoutQuestion, changed)
    },
    [...questions],
  )

/** What an override adds has an id below zero: those of the category's own questions and answers are above. */
const newId = (parent: number, index: number): number => -(Math.abs(parent) * 1_000 + index)

type Meaning = { id: number; locale: Locale }

function withChange(questions: readonly Question[], change: QuestionChange, { id, locale }: Meaning): Question[] {
  const known = questions.find(({ code }) => code === change.code)
  const question: Question = {
    id: known?.id ?? id,
    code: change.code,
    title: change.title ? textIn(change.title, locale) : (known?.title ?? ''),
    question: change.question ? textIn(change.question, locale) : (known?.question ?? ''),
    description: change.description ? textIn(change.description, locale) : (known?.description ?? ''),
    kind: change.type ?? known?.kind ?? 'single',
    showIf: change.showIf === undefined ? (known?.showIf ?? null) : change.showIf,
    ordered: change.ordered ?? known?.ordered ?? false,
    sellerOnly: change.sellerOnly ?? known?.sellerOnly ?? false,
    answers: withAnswers(known?.answers ?? [], change, { id, locale }),
  }
  if (known && change.after === undefined) return questions.map((each) => (each === known ? question : each))
  const others = questions.filter((each) => each !== known)
  const place = others.findIndex(({ code }) => code === change.after)
  return others.toSpliced(place === -1 ? others.length : place + 1, 0, question)
}

function withAnswers(answers: readonly Answer[], change: QuestionChange, { id, locale }: Meaning): Answer[] {
  const changed = (change.answers ?? []).reduce<Answer[]>(
    (before, { code, text, effect }, index) => {
      const known = before.find((answer) => answer.code === code)
      const answer: Answer = {
        id: known?.id ?? newId(id, index),
        code,
        text: text ? textIn(text, locale) : (known?.text ?? ''),
        effect: effect ?? known?.effect ?? {},
      }
      return known ? before.map((each) => (each === known ? answer : each)) : [...before, answer]
    },
    [...answers],
  )
  return changed.filter(({ code }) => !change.drop?.includes(code))
}

/** Whoever would have been led to it is led to what comes after it. */
function withoutQuestion(questions: readonly Question[], dropped: string): Question[] {
  const next = questions[questions.findIndex(({ code }) => code === dropped) + 1]?.code
  const lead = (answer: Answer): Answer =>
    answer.effect.skipTo === dropped && next !== undefined
      ? { ...answer, effect: { ...answer.effect, skipTo: next } }
      : answer
  return questions
    .filter(({ code }) => code !== dropped)
    .map((question) => ({ ...question, answers: question.answers.map(lead) }))
}
