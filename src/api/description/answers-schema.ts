import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import type { Country } from '#shop/countries/country.ts'

const titled = <Schema extends v.GenericSchema>(schema: Schema, { question, description }: Question) =>
  v.pipe(schema, v.title(question), v.description(description))

/** One code, or a list of codes; the answer to “choose one” may be a list of one, too. */
function answerTo(question: Question) {
  const code = v.picklist(question.answers.map((answer) => answer.code))
  const list = v.array(code)
  if (question.kind !== 'multi') return titled(v.union([code, v.pipe(list, v.length(1))]), question)
  return titled(v.union([code, v.pipe(list, v.minLength(question.showIf === null ? 0 : 1))]), question)
}

/** Whether a question was answered so, in the words of JSON Schema. */
const isAnswered = (code: string, answer: string) => ({
  required: [code],
  properties: { [code]: { anyOf: [{ const: answer }, { type: 'array', contains: { const: answer } }] } },
})

/** What is asked only after another answer must not be answered without it. */
const dependent = (questions: readonly Question[]) =>
  Object.fromEntries(
    questions.flatMap(({ code, showIf }) => {
      const [after = '', answer = ''] = showIf?.split('=') ?? []
      return showIf === null ? [] : [[code, isAnswered(after, answer)]]
    }),
  )

/** Where programs find the schema of a questionnaire. */
export const answersSchemaOf = ({ sellShopUrl }: Country, questionnaire: string): string =>
  `${sellShopUrl}/api/quotes/answers/${questionnaire}`

/** The answers about a device of some kind, in the words of JSON Schema: which there are, and how each looks. */
export function answersSchema(name: string, questions: readonly Question[]): Record<string, unknown> {
  const fields = Object.fromEntries(questions.map((question) => [question.code, v.optional(answerTo(question))]))
  return {
    ...toJsonSchema(v.pipe(v.strictObject(fields), v.title(name)), { target: 'draft-2020-12' }),
    dependentSchemas: dependent(questions),
  }
}
