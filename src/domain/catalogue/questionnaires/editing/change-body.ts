import { isDeepStrictEqual } from 'node:util'
import type {
  Questionnaire,
  QuestionOverride,
  StoredAnswer,
  StoredChange,
  StoredQuestion,
} from '#domain/catalogue/questionnaires/questionnaire.ts'
import { overriddenBy, withoutQuestion } from '#domain/catalogue/questionnaires/question-override.ts'

/** Where a question stands: behind this one, or first of all. */
export const placeOf = (questions: readonly StoredQuestion[], code: string): string =>
  questions[questions.findIndex((question) => question.code === code) - 1]?.code ?? ''

/** What is asked there: of everybody, or of those whom an override is about. */
export const questionsOf = ({ questions, overrides }: Questionnaire, override: string | null): StoredQuestion[] => {
  const own = overrides.find(({ code }) => code === override)
  return own ? overriddenBy(questions, [own]) : questions
}

/** A question as somebody wants it, behind another one. In an override only what is otherwise is kept. */
export function putQuestion(
  body: Questionnaire,
  { override, question, after }: { override: string | null; question: StoredQuestion; after: string },
): Questionnaire {
  if (override === null) return { ...body, questions: placed(body.questions, question, after) }
  return withOverride(body, override, (own) => {
    const change = changeOf(body.questions, question, after)
    const others = (own.questions ?? []).filter(({ code }) => code !== question.code)
    const drop = (own.drop ?? []).filter((code) => code !== question.code)
    return { ...own, drop, questions: change ? [...others, change] : others }
  })
}

function placed(questions: readonly StoredQuestion[], question: StoredQuestion, after: string): StoredQuestion[] {
  const others = questions.filter(({ code }) => code !== question.code)
  const place = others.findIndex(({ code }) => code === after)
  return others.toSpliced(after === '' ? 0 : place === -1 ? others.length : place + 1, 0, question)
}

/** Not asked any more. Whoever is led there is led on, and what was otherwise about it is gone with it. */
export function removeQuestion(body: Questionnaire, override: string | null, code: string): Questionnaire {
  const isOther = (each: { code: string }) => each.code !== code
  if (override === null)
    return {
      questions: withoutQuestion(body.questions, code),
      overrides: body.overrides.map((own) => ({
        ...own,
        ...(own.questions && { questions: own.questions.filter(isOther) }),
        ...(own.drop && { drop: own.drop.filter((each) => each !== code) }),
      })),
    }
  return withOverride(body, override, (own) => ({
    ...own,
    questions: (own.questions ?? []).filter(isOther),
    drop: body.questions.some((each) => each.code === code) ? [...(own.drop ?? []), code] : (own.drop ?? []),
  }))
}

/** Asked of those devices as of all others. */
export const restoreQuestion = (body: Questionnaire, override: string, code: string): Questionnaire =>
  withOverride(body, override, (own) => ({
    ...own,
    questions: (own.questions ?? []).filter((each) => each.code !== code),
    drop: (own.drop ?? []).filter((each) => each !== code),
  }))

const withOverride = (
  body: Questionnaire,
  override: string,
  change: (own: QuestionOverride) => QuestionOverride,
): Questionnaire => ({
  ...body,
  overrides: body.overrides.map((own) => (own.code === override ? change(own) : own)),
})

/** What is otherwise than in the questions of the category; nothing, if nothing is. */
function changeOf(
  questions: readonly StoredQuestion[],
  question: StoredQuestion,
  after: string,
): StoredChange | undefined {
  const base = questions.find(({ code }) => code === question.code)
  const {
    code,
    kind: type,
    showIf,
    ordered = false,
    sellerOnly = false,
    title,
    description,
    statement = {},
    answers,
  } = question
  if (!base) {
    const own = answers.map(({ id: _, ...answer }) => answer)
    return {
      code,
      after: after || null,
      type,
      showIf,
      ordered,
      sellerOnly,
      title,
      question: question.question,
      description,
      statement,
      answers: own,
    }
  }
  const change: StoredChange = {
    code,
    ...(placeOf(questions, code) !== after && { after: after || null }),
    ...(base.kind !== type && { type }),
    ...(base.showIf !== showIf && { showIf }),
    ...((base.ordered ?? false) !== ordered && { ordered }),
    ...((base.sellerOnly ?? false) !== sellerOnly && { sellerOnly }),
    ...(!isDeepStrictEqual(base.title, title) && { title }),
    ...(!isDeepStrictEqual(base.question, question.question) && { question: question.question }),
    ...(!isDeepStrictEqual(base.description, description) && { description }),
    ...(!isDeepStrictEqual(base.statement ?? {}, statement) && { statement }),
    ...answerChanges(base.answers, answers),
  }
  return Object.keys(change).length > 1 ? change : undefined
}

function answerChanges(
  before: readonly StoredAnswer[],
  after: readonly StoredAnswer[],
): Pick<StoredChange, 'drop' | 'answers' | 'order'> {
  const codes = after.map(({ code }) => code)
  const drop = before.filter(({ code }) => !codes.includes(code)).map(({ code }) => code)
  const answers = after.flatMap(({ code, text, effect }) => {
    const known = before.find((each) => each.code === code)
    const changed = {
      ...(!isDeepStrictEqual(known?.text, text) && { text }),
      ...(!isDeepStrictEqual(known?.effect, effect) && { effect }),
    }
    return Object.keys(changed).length > 0 ? [{ code, ...changed }] : []
  })
  const usual = [
    ...before.filter(({ code }) => codes.includes(code)).map(({ code }) => code),
    ...codes.filter((code) => before.every((each) => each.code !== code)),
  ]
  return {
    ...(drop.length > 0 && { drop }),
    ...(answers.length > 0 && { answers }),
    ...(!isDeepStrictEqual(usual, codes) && { order: codes }),
  }
}
