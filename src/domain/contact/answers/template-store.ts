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

export const lockTemplate = (tx: Transaction, id: string): Promise<AnswerTemplate | undefined> =>
  tx
    .selectFrom('contact_templates')
    .select(['id', 'title', 'country', 'subject', 'text'])
    .where('id', '=', id)
    .forUpdate()
    .$castTo<AnswerTemplate>()
    .executeTakeFirst()

export async function saveTemplate(tx: Transaction, template: AnswerTemplate, at: Date): Promise<void> {
  const { id, ...row } = { ...template, changed_at: at }
  await tx
    .insertInto('contact_templates')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export async function deleteTemplate(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('contact_templates').where('id', '=', id).execute()
}
