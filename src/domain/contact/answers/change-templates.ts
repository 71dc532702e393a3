import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import { isId, newId } from '#shop/ids.ts'
import { readTemplateForm, type AnswerTemplate, type TemplateForm, type TemplateProblems } from './answer-template.ts'
import { allTemplates, deleteTemplate, lockTemplate, saveTemplate } from './template-store.ts'

type Needs = Pick<Engines, 'db' | 'now'>

export type ChangeTemplateResult =
  | { ok: true }
  | { ok: false; reason: 'not-yours-to-do' | 'no-such-template' }
  | { ok: false; reason: 'invalid'; problems: TemplateProblems }

export const findTemplates = ({ db }: Pick<Engines, 'db'>): Promise<AnswerTemplate[]> => allTemplates(db)

/** Writes a new one, or another text for one that is known. */
export async function writeTemplate(
  { db, now }: Needs,
  colleague: Colleague,
  id: string | undefined,
  form: TemplateForm,
): Promise<ChangeTemplateResult> {
  if (!may(colleague, 'contact.change')) return { ok: false, reason: 'not-yours-to-do' }
  const reading = readTemplateForm(form)
  if (!reading.ok) return { ok: false, reason: 'invalid', problems: reading.problems }

  return db.transaction().execute(async (tx): Promise<ChangeTemplateResult> => {
    const before = id !== undefined && isId(id) ? await lockTemplate(tx, id) : undefined
    if (id !== undefined && !before) return { ok: false, reason: 'no-such-template' }
    const at = now()
    const after = { id: id ?? newId(at), ...reading.template }
    await saveTemplate(tx, after, at)
    const change = { action: 'contact-template.write', subject: `template ${after.id}`, before: before ?? null, after }
    await writeAudit(tx, colleague, change, at)
    return { ok: true }
  })
}

export async function removeTemplate(
  { db, now }: Needs,
  colleague: Colleague,
  id: string,
): Promise<ChangeTemplateResult> {
  if (!may(colleague, 'contact.change')) return { ok: false, reason: 'not-yours-to-do' }

  return db.transaction().execute(async (tx): Promise<ChangeTemplateResult> => {
    const before = isId(id) ? await lockTemplate(tx, id) : undefined
    if (!before) return { ok: false, reason: 'no-such-template' }
    await deleteTemplate(tx, id)
    const change = { action: 'contact-template.remove', subject: `template ${id}`, before, after: null }
    await writeAudit(tx, colleague, change, now())
    return { ok: true }
  })
}
