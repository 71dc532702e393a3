import { sql } from 'kysely'
import { portionOf, updatePortion } from '#domain/retention/portion.ts'
import type { Transaction } from '#engines/database/database.ts'

/** Until the transaction ends, what is only added to may be blanked; see `refuse_change()`. */
const mayErase = (tx: Transaction) => sql`select set_config('umlauf.erasing', 'on', true)`.execute(tx)

/** Blanks what names people and devices in cases that were closed long ago. Tells which files nobody needs any more. */
export async function maskCases(
  tx: Transaction,
  before: Date,
  most: number,
): Promise<{ cases: number; photos: string[] }> {
  await mayErase(tx)
  const claim = sql`t.closed_at < ${before} and not t.facts_masked`
  const { rows } = await sql<{ id: string }>`
    update cases t set facts_masked = true, sender = '', email = '', tracking_number = '', imei = '', serial_number = '',
      description = ''
    where t.ctid = any(${portionOf('cases', claim, most)}) returning t.id`.execute(tx)
  const ids = rows.map(({ id }) => id)
  return { cases: ids.length, photos: await takePhotos(tx, ids) }
}

/** What colleagues wrote, also after a case was closed: each note as long after it. */
export async function blankEntries(tx: Transaction, before: Date, most: number): Promise<number> {
  await mayErase(tx)
  const claim = sql`t.at < ${before} and t.text <> ''
    and exists (select from cases c where c.id = t.case_id and c.closed_at < ${before})`
  return updatePortion(tx, 'case_entries', { change: sql`text = ''`, claim }, most)
}

/** Pictures that show a device, too, stay as long as those of the device. */
async function takePhotos(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  await sql`update item_photos set case_id = null where case_id = any(${ids}::uuid[]) and item_id is not null`.execute(
    tx,
  )
  const { rows } = await sql<{ file: string }>`
    delete from item_photos where case_id = any(${ids}::uuid[]) returning file`.execute(tx)
  const files = [...new Set(rows.map(({ file }) => file))]
  const { rows: kept } = await sql<{ file: string }>`
    select distinct file from item_photos where file = any(${files})`.execute(tx)
  return files.filter((file) => !kept.some((each) => each.file === file))
}
