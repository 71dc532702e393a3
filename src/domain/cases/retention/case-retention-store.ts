import { sql } from 'kysely'
import { portionOf } from '#domain/retention/portion.ts'
import type { Transaction } from '#engines/database/database.ts'

/** Blanks what names people and devices in cases that were closed long ago. Tells which files nobody needs any more. */
export async function maskCases(
  tx: Transaction,
  before: Date,
  most: number,
): Promise<{ cases: number; photos: string[] }> {
  // Until the transaction ends, what is only added to may be blanked; see `refuse_change()`.
  await sql`select set_config('umlauf.erasing', 'on', true)`.execute(tx)
  const claim = sql`t.closed_at < ${before} and not t.facts_masked`
  const { rows } = await sql<{ id: string }>`
    update cases t set facts_masked = true, sender = '', email = '', tracking_number = '', imei = '', serial_number = '',
      description = ''
    where t.ctid = any(${portionOf('cases', claim, most)}) returning t.id`.execute(tx)
  const ids = rows.map(({ id }) => id)
  await sql`update case_entries set text = '' where case_id = any(${ids}::uuid[])`.execute(tx)
  return { cases: ids.length, photos: await takePhotos(tx, ids) }
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
