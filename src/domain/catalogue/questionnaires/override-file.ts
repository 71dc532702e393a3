import * as v from 'valibot'
import { questionKinds } from '#domain/catalogue/devices/catalogue.ts'
import { codeShape, effects, localizedText } from './questionnaire-file.ts'

const answerChange = v.strictObject({
  code: codeShape,
  text: v.exactOptional(localizedText),
  /** Takes the place of everything that the answer did. */
  effect: v.exactOptional(v.strictObject(effects)),
})

const questionChange = v.strictObject({
  code: codeShape,
  /** Where it is asked: behind this one, or first of all. Without it a new question comes last, a known one stays where it is. */
  after: v.exactOptional(v.nullable(codeShape)),
  type: v.exactOptional(v.picklist(questionKinds)),
  ordered: v.exactOptional(v.boolean()),
  sellerOnly: v.exactOptional(v.boolean()),
  title: v.exactOptional(localizedText),
  question: v.exactOptional(localizedText),
  description: v.exactOptional(localizedText),
  statement: v.exactOptional(localizedText),
  showIf: v.exactOptional(v.nullable(v.string())),
  drop: v.exactOptional(v.array(codeShape)),
  answers: v.exactOptional(v.array(answerChange)),
  /** In which order its answers stand, if it is another one. */
  order: v.exactOptional(v.array(codeShape)),
})

/** What differs from the questions of the category. */
const changes = v.strictObject({
  drop: v.exactOptional(v.array(codeShape)),
  questions: v.exactOptional(v.array(questionChange)),
})

/** Other questions about some devices of a kind, in all languages. */
export const overrideFile = v.strictObject({
  code: codeShape,
  questionnaire: codeShape,
  for: v.pipe(
    v.array(
      v.strictObject({
        manufacturer: v.string(),
        series: v.exactOptional(v.string()),
        models: v.exactOptional(v.array(v.string())),
      }),
    ),
    v.minLength(1),
  ),
  ...changes.entries,
})

export type OverrideFile = v.InferOutput<typeof overrideFile>

export type QuestionnaireChanges = v.InferOutput<typeof changes>

export type QuestionChange = v.InferOutput<typeof questionChange>
