import * as v from 'valibot'
import { questionKinds, type Answer, type Question } from '#domain/catalogue/devices/catalogue.ts'
import { gateReasons } from '#domain/offers/pricing/calculate-offer.ts'

const described = <Schema extends v.GenericSchema>(schema: Schema, words: string) =>
  v.pipe(schema, v.description(words))

const answerShape = v.object({
  code: v.string(),
  text: described(v.string(), 'In the language of the shop'),
  ends: v.exactOptional(
    described(v.picklist(Object.values(gateReasons)), 'Whoever answers so gets no offer, for this reason'),
  ),
  skipTo: v.exactOptional(described(v.string(), 'The questions up to this one are not asked then')),
  hides: v.exactOptional(described(v.string(), 'This question is not asked then')),
  countsAs: v.exactOptional(described(v.string(), '“Not sure” is taken for this answer')),
})

/** A question as programs ask it. */
export const questionShape = v.pipe(
  v.object({
    code: v.string(),
    title: v.string(),
    question: v.string(),
    description: v.string(),
    type: described(v.picklist(questionKinds), 'Exactly one answer, or a list of answers'),
    fewest: described(v.picklist([0, 1]), 'How many answers there are at least; an empty list says “nothing of this”'),
    showIf: described(
      v.nullable(v.object({ question: v.string(), answer: v.string() })),
      'Asked only if that question was answered so',
    ),
    answers: v.array(answerShape),
  }),
  v.metadata({ ref: 'Question' }),
)

/** What an answer does to the price is the shop's own business; what it does to the questions is everybody's. */
function answerJson({ code, text, effect }: Answer): v.InferOutput<typeof answerShape> {
  const { gate, skipTo, hides, assume } = effect
  return {
    code,
    text,
    ...(gate && { ends: gateReasons[gate] }),
    ...(skipTo !== undefined && { skipTo }),
    ...(hides !== undefined && { hides }),
    ...(assume !== undefined && { countsAs: assume }),
  }
}

export function questionJson(question: Question): v.InferOutput<typeof questionShape> {
  const { code, title, description, kind, showIf, answers } = question
  const [after = '', answer = ''] = showIf?.split('=') ?? []
  return {
    code,
    title,
    question: question.question,
    description,
    type: kind,
    fewest: kind !== 'multi' || showIf !== null ? 1 : 0,
    showIf: showIf === null ? null : { question: after, answer },
    answers: answers.map(answerJson),
  }
}
