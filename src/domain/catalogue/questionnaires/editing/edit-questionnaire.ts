import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { liveVersion } from '#domain/catalogue/versions/version-reads-store.ts'
import { changeBody, insertVersion, lockVersion } from '#domain/catalogue/versions/version-store.ts'
import { subjectOf } from '#domain/catalogue/versions/write-version.ts'
import type { Questionnaire, StoredQuestion } from '#domain/catalogue/questionnaires/questionnaire.ts'
import { takeQuestionIds } from '#domain/catalogue/questionnaires/questionnaire-store.ts'

type Needs = Pick<Engines, 'db' | 'now'>

/** A draft of new questions that nobody sees but the office: those that count, to be changed. */
export async function startQuestionnaire(
  { db, now }: Needs,
  colleague: Colleague,
  questionnaire: string,
): Promise<{ ok: true; id: number } | { ok: false; reason: 'not-yours-to-do' | 'unknown-questionnaire' }> {
  if (!may(colleague, 'prices.change')) return { ok: false, reason: 'not-yours-to-do' }
  return db.transaction().execute(async (tx) => {
    const at = now()
    const live = await liveVersion<Questionnaire>(tx, 'questionnaire', at, questionnaire)
    if (!live) return { ok: false, reason: 'unknown-questionnaire' }
    const draft = { kind: 'questionnaire', questionnaire, origin: 'person', author: colleague.id, note: '' } as const
    const written = { ...draft, body: live.body, basedOn: live.id, createdAt: at, liveFrom: null }
    const id = (await insertVersion(tx, written))!
    const change = { action: 'version.write', before: null, after: { questionnaire, basedOn: live.number } }
    await writeAudit(tx, colleague, { ...change, subject: subjectOf('questionnaire', id) }, at)
    return { ok: true, id }
  })
}

export type EditResult =
  | { ok: true }
  | { ok: false; reason: 'not-yours-to-do' | 'unknown-version' | 'not-from-here' | 'changed-meanwhile' }

/** What becomes of a draft, and what of it the log tells. */
export type Edit = (body: Questionnaire) => { body: Questionnaire; before: object | null; after: object | null }

/**
 * Changes a draft that stands as somebody has read it. Everybody who writes prices may work on it; who did so does not approve
 * it afterwards. The second of two is told, and decides with what the first one wrote before him.
 */
export async function editQuestionnaire(
  { db, now }: Needs,
  colleague: Colleague,
  { id, revision }: { id: number; revision: number },
  edit: Edit,
): Promise<EditResult> {
  if (!may(colleague, 'prices.change')) return { ok: false, reason: 'not-yours-to-do' }
  return db.transaction().execute(async (tx): Promise<EditResult> => {
    const draft = await lockVersion<Questionnaire>(tx, 'questionnaire', id)
    if (!draft) return { ok: false, reason: 'unknown-version' }
    if (draft.status !== 'draft') return { ok: false, reason: 'not-from-here' }
    if (draft.revision !== revision) return { ok: false, reason: 'changed-meanwhile' }

    const { body, before, after } = edit(draft.body)
    await changeBody(tx, id, { body: await numbered(tx, body), editor: colleague.id })
    const change = { action: 'version.change', subject: subjectOf('questionnaire', id), before, after }
    await writeAudit(tx, colleague, change, now())
    return { ok: true }
  })
}

/** Questions, answers and overrides that are new get their numbers. */
async function numbered(tx: Transaction, body: Questionnaire): Promise<Questionnaire> {
  const isNew = ({ id }: { id: number }): boolean => id === 0
  const all = [...body.questions, ...body.questions.flatMap(({ answers }) => answers), ...body.overrides]
  const ids = await takeQuestionIds(tx, all.filter(isNew).length)
  const withId = <Each extends { id: number }>(each: Each): Each => (isNew(each) ? { ...each, id: ids.shift()! } : each)
  return {
    questions: body.questions.map((question): StoredQuestion => ({
      ...withId(question),
      answers: question.answers.map(withId),
    })),
    overrides: body.overrides.map(withId),
  }
}
