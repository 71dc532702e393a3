import { sql } from 'kysely'
import type { RepairCosts } from '#domain/catalogue/rules/rule-set.ts'
import type { Company } from '#domain/trades/sale/new-trade.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { Locale } from '#shop/messages/locale.ts'
import type { ModeName } from '#shop/modes/mode.ts'
import { cents } from '#shop/money/money.ts'
import type { BusinessQuote, QuoteLine, QuoteStatus } from './business-quote.ts'

const quotes = (db: Database) =>
  db
    .selectFrom('business_quotes')
    .select([
      'id',
      'number',
      'created_at as createdAt',
      'country',
      'locale',
      'shop_mode as shopMode',
      'landing_page as landingPage',
      'status',
      'changed_at as changedAt',
      'company',
      'vat_id as vatId',
      'tax_mode as taxMode',
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'phone',
      'pieces',
      'cents',
      'valid_until as validUntil',
      'decided_by as decidedBy',
      'reason',
      'boxes',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof quotes>['executeTakeFirstOrThrow']>>

/** Countries, languages, modes and states were written by this shop from its own lists. */
function read({ company, vatId, taxMode, firstName, lastName, email, phone, ...row }: Row): BusinessQuote {
  return {
    ...row,
    country: row.country as CountryCode,
    locale: row.locale as Locale,
    shopMode: row.shopMode as ModeName,
    status: row.status as QuoteStatus,
    cents: cents(row.cents),
    contact: { company, vatId, taxMode: taxMode as Company['taxMode'], firstName, lastName, email, phone },
  }
}

export async function quoteById(db: Database, id: string): Promise<BusinessQuote | undefined> {
  const row = await quotes(db).where('id', '=', id).executeTakeFirst()
  return row && read(row)
}

/** Until the transaction ends nobody else decides about it. */
export async function lockQuote(
  tx: Transaction,
  { id, number }: { id?: string; number?: number },
): Promise<BusinessQuote | undefined> {
  const held = quotes(tx).forUpdate()
  const row = await (
    id === undefined ? held.where('number', '=', number!) : held.where('id', '=', id)
  ).executeTakeFirst()
  return row && read(row)
}

export async function quoteByNumber(db: Database, number: number): Promise<BusinessQuote | undefined> {
  const row = await quotes(db).where('number', '=', number).executeTakeFirst()
  return row && read(row)
}

export const quoteByKey = (
  db: Database,
  visitor: string,
  requestKey: string,
): Promise<{ id: string; number: number } | undefined> =>
  db
    .selectFrom('business_quotes')
    .select(['id', 'number'])
    .where('visitor', '=', visitor)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()

type NewQuote = Omit<BusinessQuote, 'number'> & { visitor: string; requestKey: string }

/** Writes nothing if another request with the same key was faster. */
export async function writeQuote(tx: Transaction, quote: NewQuote): Promise<BusinessQuote | undefined> {
  const { contact, visitor, requestKey, ...rest } = quote
  const written = await tx
    .insertInto('business_quotes')
    .values({
      id: rest.id,
      created_at: rest.createdAt,
      visitor,
      request_key: requestKey,
      country: rest.country,
      locale: rest.locale,
      shop_mode: rest.shopMode,
      landing_page: rest.landingPage,
      status: rest.status,
      changed_at: rest.changedAt,
      company: contact.company,
      vat_id: contact.vatId,
      tax_mode: contact.taxMode,
      first_name: contact.firstName,
      last_name: contact.lastName,
      email: contact.email,
      phone: contact.phone,
      pieces: rest.pieces,
      cents: rest.cents,
      valid_until: rest.validUntil,
    })
    .onConflict((conflict) => conflict.columns(['visitor', 'request_key']).doNothing())
    .returning('number')
    .executeTakeFirst()
  return written && { ...rest, contact, number: written.number }
}

/** A list may have thousands of them: they travel as one text. */
export async function writeQuoteLines(tx: Transaction, quoteId: string, lines: readonly QuoteLine[]): Promise<void> {
  await sql`
    insert into business_quote_lines (quote_id, position, device_id, device_name, questionnaire, questionnaire_version, answers, condition,
      quantity, imeis, price_list, rules, base_cents, repair_costs, lines, calculated_cents, cents)
    select ${quoteId}::uuid, position, "deviceId", "deviceName", questionnaire, "questionnaireVersion", answers, condition, quantity, imeis, "priceList",
      rules, base, "repairCosts", lines, calculated, cents
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l(position int, "deviceId" int, "deviceName" text,
      questionnaire text, "questionnaireVersion" int, answers jsonb, condition text, quantity int, imeis jsonb, "priceList" int, rules int, base int,
      "repairCosts" jsonb, lines jsonb, calculated int, cents int)`.execute(tx)
}

export async function linesOfQuote(db: Database, quoteId: string): Promise<QuoteLine[]> {
  const { rows } = await sql<QuoteLine & { repairCosts: RepairCosts }>`
    select position, device_id as "deviceId", device_name as "deviceName", questionnaire,
      questionnaire_version as "questionnaireVersion", answers, condition,
      quantity, imeis, price_list as "priceList", rules, base_cents as base, repair_costs as "repairCosts", lines,
      calculated_cents as calculated, cents
    from business_quote_lines where quote_id = ${quoteId} order by position`.execute(db)
  return rows
}

/** What we offer for one piece of each of these lines. */
export async function changePrices(
  tx: Transaction,
  quoteId: string,
  lines: readonly Pick<QuoteLine, 'position' | 'cents'>[],
): Promise<void> {
  await sql`
    update business_quote_lines l set cents = c.cents
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as c(position int, cents int)
    where l.quote_id = ${quoteId} and l.position = c.position`.execute(tx)
}

type Change = Partial<
  Pick<BusinessQuote, 'status' | 'pieces' | 'cents' | 'validUntil' | 'decidedBy' | 'reason' | 'boxes'>
>

export async function changeQuote(tx: Transaction, id: string, change: Change, now: Date): Promise<void> {
  const { validUntil, decidedBy, ...rest } = change
  await tx
    .updateTable('business_quotes')
    .set({
      ...rest,
      ...(validUntil !== undefined && { valid_until: validUntil }),
      ...(decidedBy !== undefined && { decided_by: decidedBy }),
      changed_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** What has no price in any list is still bought by somebody’s word on a day, and lists have their order by days. */
export async function newestPriceList(db: Database | Transaction): Promise<number> {
  const { rows } = await sql<{ version: number }>`select max(version) as version from price_lists`.execute(db)
  return rows[0]!.version
}

/** Tells how many nobody said yes to in time. */
export async function expireQuotes(db: Database, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('business_quotes')
    .set({ status: 'expired' satisfies QuoteStatus, changed_at: now })
    .where('status', '=', 'offered' satisfies QuoteStatus)
    .where('valid_until', '<=', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Says whether the letter about all labels was not written yet; from now on it is. */
export async function claimLabelsLetter(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const claimed = await tx
    .updateTable('business_quotes')
    .set({ labels_sent_at: now })
    .where('id', '=', id)
    .where('labels_sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}
