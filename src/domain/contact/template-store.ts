import type { Database, Transaction } from '#engines/database/database.ts'
import type { AnswerTemplate } from './answer-template.ts'

export const allTemplates = (db: Database): Promise<AnswerTemplate[]> =>
  db
    .selectFrom('contact_templates')
    .select(['id', 'title', 'country', 'subject', 'text'])
    .orderBy('country')
    .orderBy('title')
    .$castTo<AnswerTemplate>()
    .execute()

export const lockTemplate = (turn: Transaction, id: string): Promise<AnswerTemplate | undefined> =>
  turn
    .selectFrom('contact_templates')
    .select(['id', 'title', 'country', 'subject', 'text'])
    .where('id', '=', id)
    .forUpdate()
    .$castTo<AnswerTemplate>()
    .executeTakeFirst()

export async function saveTemplate(turn: Transaction, template: AnswerTemplate, at: Date): Promise<void> {
  const { id, ...row } = { ...template, changed_at: at }
  await turn
    .insertInto('contact_templates')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export async function deleteTemplate(turn: Transaction, id: string): Promise<void> {
  await turn.deleteFrom('contact_templates').where('id', '=', id).execute()
}
