import { data } from 'react-router'
import { editQuestionnaire, type EditResult } from '#domain/catalogue/questionnaires/editing/edit-questionnaire.ts'
import { findPlace, isSamePlace } from '#domain/catalogue/questionnaires/editing/override-places.ts'
import type { OverridePlace, Questionnaire, QuestionOverride } from '#domain/catalogue/questionnaires/questionnaire.ts'
import { formText } from '#web/backoffice/form-text.ts'
import { numberIn } from '#web/backoffice/number-in.ts'
import type { OfficeForm } from '#web/backoffice/office-handlers.ts'
import { readVersion } from '#web/backoffice/questionnaires/load-questionnaire.ts'

type FieldProblem = 'unknown-place' | 'place-taken' | 'code-unreadable' | 'code-taken'

/** What was wrong, at which field, and as what the draft stands now. */
export type OverrideFailure = {
  problem?: Extract<EditResult, { ok: false }>['reason']
  field?: { name: string; problem: FieldProblem }
  typed: Record<string, string>
  revision: number
}

/** Nothing to go on with, if the override is gone. */
type Changed = { ok: true; code: string | null } | { ok: false; failure: OverrideFailure }

type Step = 'create' | 'addPlace' | 'removePlace' | 'remove'

/** What becomes of the override; nothing, if it is gone. */
type Change = { after: QuestionOverride | undefined } | { field: { name: string; problem: FieldProblem } }

export async function changeOverride(asked: OfficeForm, step: Step): Promise<Changed> {
  const { engines, colleague, params, form } = asked
  const { body, version } = await readVersion(asked)
  const before = body.overrides.find((each) => each.code === params['code'])
  if (!before && step !== 'create') throw data(null, { status: 404 })
  const typed = Object.fromEntries(['code', 'maker', 'series', 'model'].map((name) => [name, formText(form, name)]))
  const draft = { id: version.id, revision: numberIn(formText(form, 'revision')) }
  const change = await changeOf(asked, step, body, before)
  if ('field' in change) return { ok: false, failure: { field: change.field, typed, revision: draft.revision } }

  const { after } = change
  const result = await editQuestionnaire(engines, colleague, draft, (from) => ({
    body: {
      ...from,
      overrides: before
        ? from.overrides.flatMap((each) => (each.code === before.code ? (after ?? []) : each))
        : [...from.overrides, after!],
    },
    before: before ? { override: before } : null,
    after: after ? { override: after } : null,
  }))
  if (!result.ok) return { ok: false, failure: { problem: result.reason, typed, revision: version.revision } }
  return { ok: true, code: after?.code ?? null }
}

async function changeOf(
  { engines, form }: OfficeForm,
  step: Step,
  { overrides }: Questionnaire,
  before: QuestionOverride | undefined,
): Promise<Change> {
  if (step === 'remove') return { after: undefined }
  if (step === 'create' || !before) {
    const code = formText(form, 'code').trim().toUpperCase()
    if (!/^[A-Z][A-Z0-9_]{0,39}$/.test(code)) return { field: { name: 'code', problem: 'code-unreadable' } }
    if (overrides.some((each) => each.code === code)) return { field: { name: 'code', problem: 'code-taken' } }
    return { after: { id: 0, code, places: [] } }
  }
  const { places } = before
  if (step === 'removePlace') {
    const gone = formText(form, 'place')
    return { after: { ...before, places: places.filter((place) => JSON.stringify(place) !== gone) } }
  }
  const [maker, series, model] = ['maker', 'series', 'model'].map((name) => formText(form, name))
  const place: OverridePlace | undefined = await findPlace(engines, { maker: maker!, series: series!, model: model! })
  if (!place) return { field: { name: 'maker', problem: 'unknown-place' } }
  if (places.some((each) => isSamePlace(each, place))) return { field: { name: 'maker', problem: 'place-taken' } }
  return { after: { ...before, places: [...places, place] } }
}
