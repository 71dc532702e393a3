import { sql, type RawBuilder } from 'kysely'
import { portionOf } from '#domain/retention/portion.ts'
import type { Transaction } from '#engines/database/database.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import { hasEnded } from './retention-store.ts'

/** Until the transaction ends, what is only added to may be blanked; see `refuse_change()`. */
const mayErase = (tx: Transaction) => sql`select set_config('umlauf.erasing', 'on', true)`.execute(tx)

/** Numbers and photos of devices, and words about them. Tells which files nobody needs any more. */
export async function eraseFindings(tx: Transaction, customerId: string): Promise<string[]> {
  await mayErase(tx)
  const trades = sql`select id from trades where customer_id = ${customerId}`
  const items = sql`select id from trade_items where trade_id in (${trades})`
  await sql`update trade_items set imei = null, serial_number = null where trade_id in (${trades})`.execute(tx)
  await sql`
    update inspections set imei = null, serial_number = null, note = '', measured = '{}'
    where item_id in (${items})`.execute(tx)
  await sql`update clarifications set reasons = '[]', photos = '[]' where item_id in (${items})`.execute(tx)
  await sql`update trade_events set reason = '' where trade_id in (${trades}) and reason <> ''`.execute(tx)
  await sql`update trade_notes set text = '' where trade_id in (${trades})`.execute(tx)
  await sql`delete from inspection_drafts where item_id in (${items})`.execute(tx)
  await sql`update trades set payout_hold = null where customer_id = ${customerId}`.execute(tx)
  return takePhotos(tx, sql`item_id in (${items})`)
}

const lower = (mailboxes: readonly string[]): string[] => mailboxes.map((mailbox) => mailbox.toLowerCase())

/** Cases about his trades, those of parcels that named his mailbox, and those that were merged with one of them. */
const idsOfOwnCases = (customerId: string | null, mailboxes: readonly string[]) => sql`
  with own as (
    select c.id, coalesce(c.merged_into, c.id) as family from cases c
    where c.trade_id in (select id from trades where customer_id = ${customerId})
      or (c.email <> '' and lower(c.email) = any(${lower(mailboxes)})))
  select c.id from cases c
  where c.id in (select id from own)
    -- What was merged is about the same thing, unless it is known to be somebody else's.
    or (coalesce(c.merged_into, c.id) in (select family from own) and c.trade_id is null)`

/** Whatever his trades are searched by, but for their own numbers: names, and the numbers of devices and parcels. */
async function codesOf(tx: Transaction, customerId: string | null, mailboxes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    with items as (
      select i.id, i.imei, i.serial_number from trade_items i join trades t on t.id = i.trade_id
      where t.customer_id = ${customerId}),
    names as (
      select seller ->> 'firstName' as first, seller ->> 'lastName' as last, seller ->> 'company' as company
      from trades where customer_id = ${customerId}
      union select first_name, last_name, null from people where customer_id = ${customerId})
    select distinct lower(trim(code)) as code from (
      select unnest(array[imei, serial_number]) as code from items
      union all select unnest(array[n.imei, n.serial_number]) from inspections n join items on items.id = n.item_id
      union all select unnest(array[last, first || ' ' || last, company]) from names
      union all select unnest(array[c.imei, c.serial_number, c.tracking_number]) from cases c
        where c.id in (${idsOfOwnCases(customerId, mailboxes)})
    ) codes where trim(code) <> ''`.execute(tx)
  return [...rows.map(({ code }) => code), ...lower(mailboxes).filter((mailbox) => mailbox !== '')]
}

/**
 * Where his mailboxes, his name or numbers of his devices were scanned or typed at a station, or kept as the question of a
 * list. Asked before anything of it is forgotten.
 */
export async function eraseCodes(
  tx: Transaction,
  customerId: string | null,
  mailboxes: readonly string[],
): Promise<void> {
  const codes = await codesOf(tx, customerId, mailboxes)
  // The sentence about a scan that was taken back still needs something to name.
  await sql`
    update scans set code = '', facts = case when facts ? 'code' then facts || '{"code": "–"}' else facts end
    where lower(code) = any(${codes}) or lower(facts ->> 'code') = any(${codes})`.execute(tx)
  const views = await tx.selectFrom('saved_views').select(['id', 'search']).where('search', 'like', '%text=%').execute()
  const isHis = ({ search }: { search: string }) =>
    codes.includes(new URLSearchParams(search).get('text')?.trim().toLowerCase() ?? '')
  const ids = views.filter(isHis).map(({ id }) => id)
  await sql`delete from saved_views where id = any(${ids}::uuid[])`.execute(tx)
}

/**
 * What stood on the box and on the devices of his cases, and what colleagues wrote about them. Tells their numbers, and which
 * files nobody needs any more.
 */
export async function eraseCases(
  tx: Transaction,
  customerId: string | null,
  mailboxes: readonly string[],
): Promise<{ numbers: number[]; photos: string[] }> {
  await mayErase(tx)
  const { rows } = await sql<{ id: string; number: number }>`
    update cases c set facts_masked = true, sender = '', email = '', tracking_number = '', imei = '', serial_number = '',
      description = ''
    where c.id in (${idsOfOwnCases(customerId, mailboxes)})
    returning c.id, c.number`.execute(tx)
  const ids = rows.map(({ id }) => id)
  await sql`update case_entries set text = '' where case_id = any(${ids}::uuid[])`.execute(tx)
  const photos = await takePhotos(tx, sql`case_id = any(${ids}::uuid[])`)
  return { numbers: rows.map(({ number }) => number), photos }
}

/** What the log calls the devices of a customer. */
export async function subjectsOfItems(tx: Transaction, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; number: number; position: number }>`
    select i.id, t.number, i.position from trade_items i join trades t on t.id = i.trade_id
    where t.customer_id = ${customerId}`.execute(tx)
  return rows.flatMap(({ id, number, position }) => [`item ${id}`, `item ${itemReference(number, position)}`])
}

/** Photos of devices and cases. Tells which files nobody needs any more: one may show several devices. */
async function takePhotos(tx: Transaction, claim: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    delete from item_photos where ${claim} returning file`.execute(tx)
  const files = [...new Set(rows.map(({ file }) => file))]
  const { rows: kept } = await sql<{ file: string }>`
    select distinct file from item_photos where file = any(${files})`.execute(tx)
  return files.filter((file) => !kept.some((each) => each.file === file))
}

/** What colleagues changed stays on record; what it was does not, but for the states of devices. */
export async function eraseAudit(tx: Transaction, subjects: readonly string[]): Promise<void> {
  await mayErase(tx)
  await sql`
    update audit_entries set
      before = case when action like 'item.%' then before - 'reason' end,
      after = case when action like 'item.%' then after - 'reason' end
    where subject = any(${subjects})`.execute(tx)
}

/** Numbers and photos of devices whose trades came to their end long ago. Tells which files nobody needs any more. */
export async function maskDevices(
  tx: Transaction,
  before: Date,
  most: number,
): Promise<{ trades: number; photos: string[] }> {
  await mayErase(tx)
  const claim = sql`t.created_at < ${before} and not t.devices_masked and ${hasEnded}`
  const { rows } = await sql<{ id: string }>`
    update trades t set devices_masked = true where t.ctid = any(${portionOf('trades', claim, most)})
    returning t.id`.execute(tx)
  const ids = rows.map(({ id }) => id)
  await sql`
    update trade_items set imei = null, serial_number = null where trade_id = any(${ids}::uuid[])`.execute(tx)
  const items = sql`select id from trade_items where trade_id = any(${ids}::uuid[])`
  await sql`update inspections set imei = null, serial_number = null where item_id in (${items})`.execute(tx)
  await sql`update clarifications set photos = '[]' where item_id in (${items})`.execute(tx)
  return { trades: ids.length, photos: await takePhotos(tx, sql`item_id in (${items})`) }
}
