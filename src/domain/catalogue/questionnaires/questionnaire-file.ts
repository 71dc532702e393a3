import * as v from 'valibot'
import { inEachLanguage } from '#domain/catalogue/entries/languages.ts'
import { questionKinds, type Effect } from '#domain/catalogue/devices/catalogue.ts'
import type { StoredQuestion } from './questionnaire.ts'

export const localizedText = v.strictObject(inEachLanguage(v.string(), v.string()))

const basisPoints = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))
export const codeShape = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,39}$/))

/** What an answer does; nothing of it can make a device worth more than as new, but a seal and what comes along. */
export const effects = {
  gate: v.exactOptional(v.picklist(['REJECT', 'RECYCLE', 'MANUAL'])),
  bp: v.exactOptional(basisPoints),
  bonusBp: v.exactOptional(basisPoints),
  grade: v.exactOptional(v.picklist(['A', 'B', 'C', 'D', 'E'])),
  cents: v.exactOptional(v.pipe(v.number(), v.integer())),
  part: v.exactOptional(v.picklist(['display', 'back', 'battery', 'camera', 'port'])),
  skipTo: v.exactOptional(codeShape),
  assume: v.exactOptional(codeShape),
  found: v.exactOptional(codeShape),
  hides: v.exactOptional(codeShape),
} satisfies Record<keyof Effect, v.GenericSchema>

/** Everything in an answer besides its code and its words says what it does to the price. */
const answer = v.strictObject({ code: codeShape, text: localizedText, ...effects })

const question = v.pipe(
  v.strictObject({
    code: codeShape,
    type: v.picklist(questionKinds),
    ordered: v.optional(v.boolean()),
    sellerOnly: v.optional(v.boolean()),
    title: v.optional(localizedText),
    question: localizedText,
    description: v.optional(localizedText),
    statement: v.optional(localizedText),
    showIf: v.optional(v.string()),
    answers: v.pipe(v.array(answer), v.minLength(1)),
  }),
  v.check(({ type, ordered }) => type !== 'multi' || !ordered, 'Only one of several answers can be worse than others'),
)

/** The questions about one kind of device, in all languages. */
export const questionnaireFile = v.strictObject({ code: codeShape, questions: v.array(question) })

export type QuestionnaireFile = v.InferOutput<typeof questionnaireFile>

/** As a version keeps it. Who knows the questions of before keeps their ids. */
export const storedQuestions = ({ questions }: QuestionnaireFile, idOf: IdOf): StoredQuestion[] =>
  questions.map((each) => ({
    id: idOf(each.code),
    code: each.code,
    kind: each.type,
    showIf: each.showIf ?? null,
    ordered: each.ordered ?? false,
    sellerOnly: each.sellerOnly ?? false,
    title: each.title ?? {},
    question: each.question,
    description: each.description ?? {},
    statement: each.statement ?? {},
    answers: each.answers.map(({ code, text, ...effect }) => ({ id: idOf(each.code, code), code, text, effect })),
  }))

/** The id of a question, or of an answer to it. */
export type IdOf = (question: string, answer?: string) => number
