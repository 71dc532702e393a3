import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import { findApprovedRules } from '#domain/catalogue/rules/find-rules.ts'
import { keepUnchanging } from '#domain/catalogue/versions/keep-unchanging.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { Offer } from './offer.ts'

type Named = { hash: string; text: string }

/** By what they are: who was asked the same questions holds the same list. */
const names = new WeakMap<readonly Question[], Named>()

/** The same questions always get the same name. */
function nameOf(questions: readonly Question[]): Named {
  const known = names.get(questions)
  if (known) return known
  const text = JSON.stringify(questions)
  const named = { hash: createHash('sha256').update(text).digest('base64url'), text }
  names.set(questions, named)
  return named
}

/** Keeps the questions as they are asked today, and tells under which name. */
export async function writeQuestionnaire(tx: Transaction, questions: readonly Question[]): Promise<string> {
  const { hash, text } = nameOf(questions)
  await sql`insert into questionnaires (hash, questions) values (${hash}, ${text}) on conflict do nothing`.execute(tx)
  return hash
}

/** Their name says what is in them, so that they never change. */
export const questionnairesByHash = keepUnchanging(async (db, hashes: readonly string[]) => {
  const { rows } = await sql<{ hash: string; questions: Question[] }>`
    select hash, questions from questionnaires where hash = any(${hashes})`.execute(db)
  return rows.map(({ hash, questions }) => [hash, questions] as const)
})

/** Offers and the questions that they answer, in one statement: all of it or nothing. */
export async function writeOffers(db: Database, offers: readonly Offer[]): Promise<void> {
  const named = new Map(offers.map(({ questions }) => [questions, nameOf(questions)]))
  const rows = offers.map(({ questions, rules, ...offer }) => ({
    ...offer,
    questionnaire: named.get(questions)!.hash,
    rules: rules.version,
  }))
  const hashes = [...named.values()].map(({ hash }) => hash)
  const texts = [...named.values()].map(({ text }) => text)
  await sql`
    with asked as (
      insert into questionnaires (hash, questions)
      select hash, questions::jsonb from unnest(${hashes}::text[], ${texts}::text[]) as q(hash, questions)
      on conflict do nothing)
    insert into offers (id, created_at, valid_until, visitor, country, locale, segment, landing_page, device_id,
      device_name, questionnaire, questionnaire_version, answers, condition, price_list, rules, base_cents, repair_costs, pieces, lines, cents,
      status)
    select id, "createdAt", "validUntil", visitor, country, locale, segment, "landingPage", "deviceId",
      "deviceName", questionnaire, "questionnaireVersion", answers, condition, "priceList", rules, base, "repairCosts", pieces, lines, cents, status
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o(
      id uuid, "createdAt" timestamptz, "validUntil" timestamptz, visitor uuid, country text, locale text, segment text,
      "landingPage" text, "deviceId" int, "deviceName" text, questionnaire text, "questionnaireVersion" int, answers jsonb, condition text,
      "priceList" int, rules int, base int, "repairCosts" jsonb, pieces int, lines jsonb, cents int, status text)`.execute(
    db,
  )
}

type OfferRow = Omit<Offer, 'questions' | 'rules'> & { questionnaire: string; rules: number }

export const offersById = (db: Database, ids: readonly string[]): Promise<Offer[]> => readOffers(db, ids, sql``)

/** Read and locked at once, so that nobody sells them twice at the same moment. */
export const lockOffers = (tx: Transaction, ids: readonly string[]): Promise<Offer[]> =>
  readOffers(tx, ids, sql`order by id for update`)

async function readOffers(db: Database, ids: readonly string[], end: RawBuilder<unknown>): Promise<Offer[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<OfferRow>`
    select id, created_at as "createdAt", valid_until as "validUntil", visitor, country, locale, segment,
      landing_page as "landingPage", device_id as "deviceId", device_name as "deviceName", questionnaire,
      questionnaire_version as "questionnaireVersion", answers, condition, price_list as "priceList", rules,
      base_cents as base, repair_costs as "repairCosts", pieces, lines, cents, status, superseded_by as "supersededBy"
    from offers where id = any(${ids}::uuid[]) ${end}`.execute(db)
  const questions = await questionnairesByHash(
    db,
    rows.map(({ questionnaire }) => questionnaire),
  )
  const rules = await findApprovedRules(
    db,
    rows.map((row) => row.rules),
  )
  return rows.map(({ questionnaire, ...row }) => ({
    ...row,
    questions: questions.get(questionnaire)!,
    rules: rules.get(row.rules)!,
  }))
}

export async function devicesById(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, { deviceId: number; deviceName: string }>> {
  const columns = ['id', 'device_id as deviceId', 'device_name as deviceName'] as const
  const rows = await db.selectFrom('offers').select(columns).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, ...device }) => [id, device]))
}

export async function setInCart(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const offers = db.updateTable('offers').set({ status: 'in-cart' }).where('id', 'in', ids)
  await offers.where('status', '=', 'calculated').execute()
}

export async function setOrdered(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.updateTable('offers').set({ status: 'ordered' }).where('id', 'in', ids).execute()
}

/** What was sold is no offer any more. */
export async function setValidUntil(tx: Transaction, id: string, moment: Date): Promise<void> {
  const offer = tx.updateTable('offers').set({ valid_until: moment }).where('id', '=', id)
  await offer.where('status', '!=', 'ordered').execute()
}

/** From now on it is his. */
export async function setVisitor(tx: Transaction, id: string, visitor: string): Promise<void> {
  await tx.updateTable('offers').set({ visitor }).where('id', '=', id).execute()
}

/** A visitor replaces his own offers only. */
export async function replaceOffer(tx: Transaction, id: string, visitor: string, by: string): Promise<void> {
  await tx
    .updateTable('offers')
    .set({ status: 'superseded', superseded_by: by })
    .where('id', '=', id)
    .where('visitor', '=', visitor)
    .where('status', '!=', 'ordered')
    .execute()
}
