import { data } from 'react-router'
import {
  putQuestion,
  questionsOf,
  removeQuestion,
  restoreQuestion,
} from '#domain/catalogue/questionnaires/editing/change-body.ts'
import { editQuestionnaire, type EditResult } from '#domain/catalogue/questionnaires/editing/edit-questionnaire.ts'
import {
  questionFields,
  readQuestion,
  type QuestionProblems,
  type TypedQuestion,
} from '#domain/catalogue/questionnaires/editing/question-form.ts'
import type { Questionnaire, StoredQuestion } from '#domain/catalogue/questionnaires/questionnaire.ts'
import { formText } from '#web/backoffice/form-text.ts'
import { numberIn } from '#web/backoffice/number-in.ts'
import type { OfficeForm } from '#web/backoffice/office-handlers.ts'
import { readVersion } from '#web/backoffice/questionnaires/load-questionnaire.ts'

/** What was wrong, what was typed, and as what the draft stands now. */
export type QuestionFailure = {
  problem: Extract<EditResult, { ok: false }>['reason'] | 'invalid'
  problems?: QuestionProblems
  typed?: TypedQuestion
  revision: number
}

/** Saves a question, leaves it out, or asks it as everywhere; nothing, if that went well. */
export async function changeQuestion(
  asked: OfficeForm,
  step: 'save' | 'remove' | 'restore',
  override: string | null,
): Promise<QuestionFailure | undefined> {
  const { engines, colleague, params, form } = asked
  const { body, version } = await readVersion(asked)
  const code = params['code'] ?? ''
  const questions = questionsOf(body, override)
  if (override !== null && body.overrides.every((each) => each.code !== override)) throw data(null, { status: 404 })
  const known = questions.find((each) => each.code === code)
  const draft = { id: version.id, revision: numberIn(formText(form, 'revision')) }

  if (step !== 'save') {
    const change = (from: Questionnaire) =>
      step === 'remove' || override === null
        ? removeQuestion(from, override, code)
        : restoreQuestion(from, override, code)
    const result = await editQuestionnaire(engines, colleague, draft, (from) => ({
      body: change(from),
      before: { override, question: known ?? code },
      after: null,
    }))
    return result.ok ? undefined : { problem: result.reason, revision: version.revision }
  }
  const typed = typedQuestion(form)
  const taken = questions.concat(body.questions).map((each) => each.code)
  const read = readQuestion(typed, { before: known, taken })
  if (!read.ok) return { problem: 'invalid', problems: read.problems, typed, revision: draft.revision }
  const { question, after } = read
  const result = await editQuestionnaire(engines, colleague, draft, (from) => ({
    body: putQuestion(from, { override, question, after }),
    before: known ? { override, question: known } : null,
    after: { override, question: question satisfies StoredQuestion },
  }))
  return result.ok ? undefined : { problem: result.reason, typed, revision: version.revision }
}

const typedQuestion = (form: FormData): TypedQuestion => {
  const rows = Math.min(numberIn(formText(form, 'answers')), 60)
  return Object.fromEntries(questionFields(rows).map((name) => [name, formText(form, name)]))
}
