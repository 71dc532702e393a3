import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { Offer } from './offer.ts'

/** The same questions always get the same name. */
function nameOf(questions: readonly Question[]): { hash: string; text: string } {
  const text = JSON.stringify(questions)
  return { hash: createHash('sha256').update(text).digest('base64url'), text }
}

/** Keeps the questions as they are asked today, and tells under which name. */
export async function writeQuestionnaire(tx: Transaction, questions: readonly Question[]): Promise<string> {
  const { hash, text } = nameOf(questions)
  await sql`insert into questionnaires (hash, questions) values (${hash}, ${text}) on conflict do nothing`.execute(tx)
  return hash
}

export async function questionnairesByHash(db: Database, hashes: readonly string[]): Promise<Map<string, Question[]>> {
  const { rows } = await sql<{ hash: string; questions: Question[] }>`
    select hash, questions from questionnaires where hash = any(${hashes})`.execute(db)
  return new Map(rows.map(({ hash, questions }) => [hash, questions]))
}

export async function writeOffer(tx: Transaction, offer: Offer): Promise<void> {
  const hash = await writeQuestionnaire(tx, offer.questions)
  await tx
    .insertInto('offers')
    .values({
      id: offer.id,
      created_at: offer.createdAt,
      valid_until: offer.validUntil,
      visitor: offer.visitor,
      country: offer.country,
      locale: offer.locale,
      segment: offer.segment,
      landing_page: offer.landingPage,
      device_id: offer.deviceId,
      device_name: offer.deviceName,
      questionnaire: hash,
      questionnaire_version: offer.questionnaireVersion,
      answers: JSON.stringify(offer.answers),
      condition: offer.condition,
      price_list: offer.priceList,
      rules: offer.rules.version,
      base_cents: offer.base,
      repair_costs: JSON.stringify(offer.repairCosts),
      pieces: offer.pieces,
      lines: JSON.stringify(offer.lines),
      cents: offer.cents,
      status: offer.status,
    })
    .execute()
}

/** Many at once. */
export async function writeOffers(tx: Transaction, offers: readonly Offer[]): Promise<void> {
  const names = new Map(offers.map(({ questions }) => [questions, nameOf(questions)]))
  const questionnaires = [...names.values()].map(({ hash, text }) => ({ hash, questions: JSON.parse(text) as unknown }))
  await sql`
    insert into questionnaires (hash, questions)
    select hash, questions from jsonb_to_recordset(${JSON.stringify(questionnaires)}::jsonb) as s(hash text, questions jsonb)
    on conflict do nothing`.execute(tx)
  const rows = offers.map(({ questions, rules, ...offer }) => ({
    ...offer,
    questionnaire: names.get(questions)!.hash,
    rules: rules.version,
  }))
  await sql`
    insert into offers (id, created_at, valid_until, visitor, country, locale, segment, landing_page, device_id,
      device_name, questionnaire, questionnaire_version, answers, condition, price_list, rules, base_cents, repair_costs, pieces, lines, cents,
      status)
    select id, "createdAt", "validUntil", visitor, country, locale, segment, "landingPage", "deviceId",
      "deviceName", questionnaire, "questionnaireVersion", answers, condition, "priceList", rules, base, "repairCosts", pieces, lines, cents, status
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o(
      id uuid, "createdAt" timestamptz, "validUntil" timestamptz, visitor uuid, country text, locale text, segment text,
      "landingPage" text, "deviceId" int, "deviceName" text, questionnaire text, "questionnaireVersion" int, answers jsonb, condition text,
      "priceList" int, rules int, base int, "repairCosts" jsonb, pieces int, lines jsonb, cents int, status text)`.execute(
    tx,
  )
}

export async function offersById(db: Database, ids: readonly string[]): Promise<Offer[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Offer>`
    select o.id, o.created_at as "createdAt", valid_until as "validUntil", visitor, country, locale, segment,
      landing_page as "landingPage", device_id as "deviceId", device_name as "deviceName", questions,
      o.questionnaire_version as "questionnaireVersion", answers, condition,
      o.price_list as "priceList", body || jsonb_build_object('version', v.id) as rules, base_cents as base, repair_costs as "repairCosts", pieces,
      lines, cents, o.status, superseded_by as "supersededBy"
    from offers o join questionnaires on hash = o.questionnaire join versions v on v.id = o.rules
    where o.id = any(${ids}::uuid[])`.execute(db)
  return rows
}

/** Locked, so that nobody sells it twice at the same moment. */
export async function lockOffers(tx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`select id from offers where id = any(${ids}::uuid[]) order by id for update`.execute(tx)
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
