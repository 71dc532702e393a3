import { sql, type RawBuilder } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { Locale } from '#shop/messages/locale.ts'
import type { Question } from '#domain/catalogue/devices/catalogue.ts'

type QuestionRow = Question & { questionnaire: string }

async function questionRows(db: Database, locale: Locale, condition: RawBuilder<unknown>): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select q.questionnaire, q.id, q.code, t.title, t.question, t.description, q.kind, q.show_if as "showIf", q.ordered,
      q.seller_only as "sellerOnly", (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', a.id, 'code', a.code, 'text', w.text, 'effect', a.effect) order by a.position
        ), '[]'
      )
      from answers a join answer_texts w on w.answer_id = a.id and w.locale = ${locale}
      where a.question_id = q.id
    ) as answers
    from questions q join question_texts t on t.question_id = q.id and t.locale = ${locale}
    where ${condition}
    order by q.questionnaire, q.position`.execute(db)
  return rows
}

/** Without the name of the questionnaire: offers keep exactly this. */
export async function questionsOf(db: Database, locale: Locale, questionnaire: string): Promise<Question[]> {
  const rows = await questionRows(db, locale, sql`q.questionnaire = ${questionnaire}`)
  return rows.map(({ questionnaire: _, ...question }) => question)
}

/** Only questionnaires that some category uses. */
export const allQuestions = (db: Database, locale: Locale): Promise<QuestionRow[]> =>
  questionRows(db, locale, sql`q.questionnaire in (select questionnaire from categories)`)

export type QuestionRecord = {
  questionnaire: string
  code: string
  position: number
  kind: string
  showIf: string | null
  ordered: boolean
  sellerOnly: boolean
  texts: { locale: string; title: string; question: string; description: string }[]
  answers: { code: string; position: number; effect: object; texts: { locale: string; text: string }[] }[]
}

/** Questions and answers keep their ids as long as they keep their codes. */
export async function writeQuestion(tx: Transaction, { texts, answers, ...record }: QuestionRecord): Promise<void> {
  const { id } = await tx
    .insertInto('questions')
    .values({
      questionnaire: record.questionnaire,
      code: record.code,
      position: record.position,
      kind: record.kind,
      show_if: record.showIf,
      ordered: record.ordered,
      seller_only: record.sellerOnly,
    })
    .onConflict((conflict) =>
      conflict.columns(['questionnaire', 'code']).doUpdateSet((row) => ({
        position: row.ref('excluded.position'),
        kind: row.ref('excluded.kind'),
        show_if: row.ref('excluded.show_if'),
        ordered: row.ref('excluded.ordered'),
        seller_only: row.ref('excluded.seller_only'),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into question_texts (question_id, locale, title, question, description)
    select ${id}, locale, title, question, description
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb)
      as incoming(locale text, title text, question text, description text)
    on conflict (question_id, locale) do update set
      title = excluded.title, question = excluded.question, description = excluded.description`.execute(tx)
  await sql`
    with written as (
      insert into answers (question_id, code, position, effect)
      select ${id}, code, position, effect
      from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as incoming(code text, position int, effect jsonb)
      on conflict (question_id, code) do update set position = excluded.position, effect = excluded.effect
      returning id, code
    )
    insert into answer_texts (answer_id, locale, text)
    select written.id, spoken.locale, spoken.text
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as incoming(code text, texts jsonb)
      join written using (code)
      cross join lateral jsonb_to_recordset(incoming.texts) as spoken(locale text, text text)
    on conflict (answer_id, locale) do update set text = excluded.text`.execute(tx)
}
