import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import { portionOf } from '#domain/retention/portion.ts'
import { pictureAddress } from '#shop/devices/picture-address.ts'
import type { AltTexts } from './picture.ts'

export type PictureRow = {
  id: string
  hash: string
  alt: AltTexts
  uploadedBy: string
  uploadedAt: Date
  isReady: boolean
}

/** The photos of a device, in their order. */
export async function picturesOf(db: Database, deviceId: number): Promise<PictureRow[]> {
  const { rows } = await sql<PictureRow>`
    select p.id, p.hash, p.alt, s.username as "uploadedBy", p.uploaded_at as "uploadedAt", p.ready_at is not null as "isReady"
    from device_images i join device_pictures p on p.id = i.picture_id join staff s on s.id = p.uploaded_by
    where i.device_id = ${deviceId} order by i.position`.execute(db)
  return rows
}

export type Variants = { ids: number[]; name: string }

/** All variants of the model of a device; nothing if there is no such device. */
export async function variantsWith(db: Database, deviceId: number): Promise<Variants | undefined> {
  const { rows } = await sql<Variants>`
    select array_agg(other.id order by other.variant_position, other.id) as ids, m.name || ' ' || d.model as name
    from devices d join devices other on other.series_id = d.series_id and other.model = d.model
      join series s on s.id = d.series_id join manufacturers m on m.id = s.manufacturer_id
    where d.id = ${deviceId} group by m.name, d.model`.execute(db)
  return rows[0]
}

type NewPicture = { id: string; hash: string; alt: AltTexts; by: string; at: Date }

export async function insertPicture(tx: Transaction, { id, hash, alt, by, at }: NewPicture): Promise<void> {
  await tx
    .insertInto('device_pictures')
    .values({ id, hash, alt: JSON.stringify(alt), uploaded_by: by, uploaded_at: at })
    .execute()
}

export async function updateAlt(tx: Transaction, id: string, alt: AltTexts): Promise<void> {
  await tx
    .updateTable('device_pictures')
    .set({ alt: JSON.stringify(alt) })
    .where('id', '=', id)
    .execute()
}

/** These photos, in this order, are those of all these devices. The drawing stays behind them. */
export async function writePlaces(
  tx: Transaction,
  deviceIds: readonly number[],
  pictures: readonly Pick<PictureRow, 'id' | 'hash' | 'isReady'>[],
): Promise<void> {
  await sql`delete from device_images where device_id = any(${deviceIds}) and picture_id is not null`.execute(tx)
  const rows = pictures.map(({ id, hash, isReady }, index) => ({
    id,
    path: pictureAddress(hash),
    position: index - pictures.length,
    kind: isReady ? 'front' : 'waiting',
  }))
  await sql`
    insert into device_images (device_id, position, kind, path, picture_id)
    select device_id, position, kind, path, id
    from unnest(${deviceIds}::int[]) device_id
      cross join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, path text, position int, kind text)`.execute(
    tx,
  )
}

/** Variants that have no photo yet get those of their model. */
export async function sharePictures(tx: Transaction, deviceIds: readonly number[]): Promise<void> {
  await sql`
    insert into device_images (device_id, position, kind, path, picture_id)
    select d.id, i.position, i.kind, i.path, i.picture_id
    from devices d
      join devices other on other.series_id = d.series_id and other.model = d.model and other.id <> d.id
      join device_images i on i.device_id = other.id and i.picture_id is not null
    where d.id = any(${deviceIds})
      and not exists (select from device_images own where own.device_id = d.id and own.picture_id is not null)
    on conflict (device_id, position) do nothing`.execute(tx)
}

/** What no device shows from now on, and what one shows again. */
export async function noteUse(tx: Transaction, ids: readonly string[], at: Date): Promise<void> {
  await sql`
    update device_pictures p
    set unused_since = case when exists (select from device_images where picture_id = p.id) then null else ${at}::timestamptz end
    where id = any(${ids}::uuid[])`.execute(tx)
}

export async function hashOf(db: Database, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('device_pictures').select('hash').where('id', '=', id).executeTakeFirst()
  return row?.hash
}

/** Its files are there: everybody is shown it. Says whether that is new. */
export async function markReady(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('device_pictures')
    .set({ ready_at: at })
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .executeTakeFirst()
  await tx
    .updateTable('device_images')
    .set({ kind: 'front' })
    .where('picture_id', '=', id)
    .where('kind', '=', 'waiting')
    .execute()
  return numUpdatedRows > 0n
}

/** Forgets photos that no device has shown since then; tells whose files nobody needs any more. */
export async function deleteUnused(tx: Transaction, before: Date, most: number) {
  const { rows } = await sql<{ hash: string; isLast: boolean }>`
    with gone as (
      delete from device_pictures
      where ctid = any(${portionOf('device_pictures', sql`t.unused_since < ${before} and not exists (select from device_images where picture_id = t.id)`, most)})
      returning id, hash)
    select hash, not exists (
      select from device_pictures other where other.hash = gone.hash and other.id not in (select id from gone)) as "isLast"
    from gone`.execute(tx)
  return rows
}
