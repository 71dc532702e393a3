import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { Role } from '#domain/staff/permissions.ts'
import type { SavedView, ViewStart } from './saved-view.ts'

const columns = (staffId: string) => sql`
  v.id, v.screen, v.name, v.search, s.username as owner, v.staff_id = ${staffId} as "isOwn", v.is_shared as "isShared",
  v.starts_for as "startsFor"`

/** Somebody's own and everybody's, of one list or of all. */
export async function viewsFor(db: Database, staffId: string, screen?: string): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`
    select ${columns(staffId)} from saved_views v join staff s on s.id = v.staff_id
    where (v.staff_id = ${staffId} or v.is_shared) and (${screen ?? null}::text is null or v.screen = ${screen ?? null})
    order by v.screen, v.is_shared, lower(v.name), v.id`.execute(db)
  return rows
}

/** One's own goes before the one of a role, and the first role before the second. */
export async function startSearch(
  db: Database,
  { id, roles }: { id: string; roles: readonly Role[] },
  screen: string,
): Promise<string | undefined> {
  const own = [...roles]
  const { rows } = await sql<{ search: string }>`
    select search from saved_views
    where screen = ${screen} and ((staff_id = ${id} and starts_for = 'owner') or starts_for = any(${own}::text[]))
    order by starts_for = 'owner' desc, array_position(${own}::text[], starts_for) limit 1`.execute(db)
  return rows[0]?.search
}

/** Held until the transaction ends, if this colleague can see it at all. */
export async function lockView(tx: Transaction, staffId: string, id: string): Promise<SavedView | undefined> {
  const { rows } = await sql<SavedView>`
    select ${columns(staffId)} from saved_views v join staff s on s.id = v.staff_id
    where v.id = ${id} and (v.staff_id = ${staffId} or v.is_shared) for update of v`.execute(tx)
  return rows[0]
}

export async function lockViewNamed(
  tx: Transaction,
  { staffId, screen, name }: { staffId: string; screen: string; name: string },
): Promise<SavedView | undefined> {
  const { rows } = await sql<SavedView>`
    select ${columns(staffId)} from saved_views v join staff s on s.id = v.staff_id
    where v.staff_id = ${staffId} and v.screen = ${screen} and v.name = ${name} for update of v`.execute(tx)
  return rows[0]
}

/** A list begins in one way only. */
export async function endStart(tx: Transaction, staffId: string, screen: string, startsFor: ViewStart): Promise<void> {
  await tx
    .updateTable('saved_views')
    .set({ starts_for: null })
    .where('screen', '=', screen)
    .where('starts_for', '=', startsFor)
    .$if(startsFor === 'owner', (query) => query.where('staff_id', '=', staffId))
    .execute()
}

type StoredView = {
  id: string
  screen: string
  name: string
  search: string
  staffId: string
  isShared: boolean
  startsFor: ViewStart | null
  now: Date
}

export async function writeView(tx: Transaction, view: StoredView): Promise<void> {
  const changing = { search: view.search, is_shared: view.isShared, starts_for: view.startsFor }
  await tx
    .insertInto('saved_views')
    .values({
      id: view.id,
      screen: view.screen,
      name: view.name,
      staff_id: view.staffId,
      created_at: view.now,
      ...changing,
    })
    .onConflict((conflict) => conflict.columns(['staff_id', 'screen', 'name']).doUpdateSet(changing))
    .execute()
}

export async function deleteView(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('saved_views').where('id', '=', id).execute()
}
