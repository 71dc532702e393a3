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

/** Cases `c` about his trades, and those of parcels that named his mailbox. */
const isOwnCase = (customerId: string | null, mailboxes: readonly string[]) => sql`
  (c.trade_id in (select id from trades where customer_id = ${customerId})
    or (c.email <> '' and lower(c.email) = any(${lower(mailboxes)})))`

/**
 * Where his mailboxes or numbers of his devices were scanned, or kept as the question of a list. Asked before these numbers are
 * forgotten.
 */
export async function eraseCodes(
  tx: Transaction,
  customerId: string | null,
  mailboxes: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ code: string }>`
    with items as (
      select i.id, i.imei, i.serial_number from trade_items i join trades t on t.id = i.trade_id
      where t.customer_id = ${customerId})
    select distinct lower(code) as code from (
      select unnest(array[imei, serial_number]) as code from items
      union all select unnest(array[n.imei, n.serial_number]) from inspections n join items on items.id = n.item_id
      union all select unnest(array[c.imei, c.serial_number, c.tracking_number]) from cases c
        where ${isOwnCase(customerId, mailboxes)}
    ) codes where code <> ''`.execute(tx)
  const codes = [...rows.map(({ code }) => code), ...lower(mailboxes).filter((mailbox) => mailbox !== '')]
  await sql`
    update scans set code = '', facts = facts - 'code'
    where lower(code) = any(${codes}) or lower(facts ->> 'code') = any(${codes})`.execute(tx)
  const asked = codes.map((text) => `&${new URLSearchParams({ text })}&`.toLowerCase())
  await sql`
    delete from saved_views v using unnest(${asked}::text[]) as asked
    where strpos('&' || lower(v.search) || '&', asked) > 0`.execute(tx)
}

/**
 * Cases about his trades, and those of parcels that named his mailbox: what stood on the box and on the devices, and what
 * colleagues wrote. Tells their numbers, and which files nobody needs any more.
 */
export async function eraseCases(
  tx: Transaction,
  customerId: string | null,
  mailboxes: readonly string[],
): Promise<{ numbers: number[]; photos: string[] }> {
  await mayErase(tx)
  const { rows } = await sql<{ id: string; number: number }>`
    with own as (select c.id, coalesce(c.merged_into, c.id) as family from cases c where ${isOwnCase(customerId, mailboxes)})
    update cases c set facts_masked = true, sender = '', email = '', tracking_number = '', imei = '', serial_number = '',
      description = ''
    where c.id in (select id from own)
      -- What was merged is about the same thing, unless it is known to be somebody else's.
      or (coalesce(c.merged_into, c.id) in (select family from own) and c.trade_id is null)
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
