import type {
  DevicePlace,
  OverridePlace,
  QuestionOverride,
  StoredAnswer,
  StoredChange,
  StoredQuestion,
} from './questionnaire.ts'

/** The overrides that hold for a device: the widest first, so that the narrowest has the last word. */
export function overridesAt(overrides: readonly QuestionOverride[], device: DevicePlace): QuestionOverride[] {
  return overrides
    .map((override) => ({ override, width: Math.min(...override.places.map((place) => widthOf(place, device))) }))
    .filter(({ width }) => width < Infinity)
    .toSorted((one, other) => other.width - one.width || one.override.id - other.override.id)
    .map(({ override }) => override)
}

function widthOf(place: OverridePlace, { manufacturerId, seriesId, siblings }: DevicePlace): number {
  if ('manufacturer' in place) return place.manufacturer === manufacturerId ? 3 : Infinity
  if ('series' in place) return place.series === seriesId ? 2 : Infinity
  return siblings.includes(place.device) ? 1 : Infinity
}

/** What such a questionnaire is called: `CONSOLE.HANDHELD`. */
export const questionnaireName = (
  questionnaire: string,
  overrides: readonly Pick<QuestionOverride, 'code'>[],
): string => [questionnaire, ...overrides.map(({ code }) => code)].join('.')

/** The questions with everything that is otherwise about these devices. */
export const overriddenBy = (
  questions: readonly StoredQuestion[],
  overrides: readonly Omit<QuestionOverride, 'places'>[],
): StoredQuestion[] =>
  overrides.reduce<StoredQuestion[]>(
    (current, { id, questions: changes = [], drop = [] }) => {
      const changed = changes.reduce((before, change, index) => withChange(before, change, newId(id, index)), current)
      return drop.reduce(withoutQuestion, changed)
    },
    [...questions],
  )

/** What an override adds has an id below zero: those of the category's own questions and answers are above. */
const newId = (parent: number, index: number): number => -(Math.abs(parent) * 1_000 + index)

function withChange(questions: readonly StoredQuestion[], change: StoredChange, id: number): StoredQuestion[] {
  const known = questions.find(({ code }) => code === change.code)
  const question: StoredQuestion = {
    id: known?.id ?? id,
    code: change.code,
    title: change.title ?? known?.title ?? {},
    question: change.question ?? known?.question ?? {},
    description: change.description ?? known?.description ?? {},
    statement: change.statement ?? known?.statement ?? {},
    kind: change.type ?? known?.kind ?? 'single',
    showIf: change.showIf === undefined ? (known?.showIf ?? null) : change.showIf,
    ordered: change.ordered ?? known?.ordered ?? false,
    sellerOnly: change.sellerOnly ?? known?.sellerOnly ?? false,
    answers: withAnswers(known?.answers ?? [], change, id),
  }
  if (known && change.after === undefined) return questions.map((each) => (each === known ? question : each))
  const others = questions.filter((each) => each !== known)
  if (change.after === null) return [question, ...others]
  const place = others.findIndex(({ code }) => code === change.after)
  return others.toSpliced(place === -1 ? others.length : place + 1, 0, question)
}

function withAnswers(answers: readonly StoredAnswer[], change: StoredChange, id: number): StoredAnswer[] {
  const changed = (change.answers ?? []).reduce<StoredAnswer[]>(
    (before, { code, text, effect }, index) => {
      const known = before.find((answer) => answer.code === code)
      const answer: StoredAnswer = {
        id: known?.id ?? newId(id, index),
        code,
        text: text ?? known?.text ?? {},
        effect: effect ?? known?.effect ?? {},
      }
      return known ? before.map((each) => (each === known ? answer : each)) : [...before, answer]
    },
    [...answers],
  )
  const left = changed.filter(({ code }) => !change.drop?.includes(code))
  const { order } = change
  return order ? left.toSorted((one, other) => placeIn(order, one) - placeIn(order, other)) : left
}

/** What the order does not know stands behind all that it knows. */
const placeIn = (order: readonly string[], { code }: StoredAnswer): number =>
  order.includes(code) ? order.indexOf(code) : order.length

/** Whoever would have been led to it is led to what comes after it. */
export function withoutQuestion(questions: readonly StoredQuestion[], dropped: string): StoredQuestion[] {
  const next = questions[questions.findIndex(({ code }) => code === dropped) + 1]?.code
  const lead = (answer: StoredAnswer): StoredAnswer =>
    answer.effect.skipTo === dropped && next !== undefined
      ? { ...answer, effect: { ...answer.effect, skipTo: next } }
      : answer
  return questions
    .filter(({ code }) => code !== dropped)
    .map((question) => ({ ...question, answers: question.answers.map(lead) }))
}
