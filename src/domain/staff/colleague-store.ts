import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'

export type StaffRow = {
  id: string
  username: string
  name: string
  roles: string[]
  createdAt: Date
  disabledAt: Date | null
  seenAt: Date | null
  secondFactorSince: Date | null
}

const staff = (db: Database) =>
  db
    .selectFrom('staff')
    .select([
      'id',
      'username',
      'name',
      'roles',
      'created_at as createdAt',
      'disabled_at as disabledAt',
      sql<Date | null>`(select max(seen_at) from staff_sessions where staff_id = staff.id)`.as('seenAt'),
      sql<Date | null>`(select confirmed_at from staff_authenticators where staff_id = staff.id)`.as(
        'secondFactorSince',
      ),
    ])

/** Who works here first, then who did. */
export const allStaff = (db: Database): Promise<StaffRow[]> =>
  staff(db)
    .orderBy(sql`disabled_at is not null`)
    .orderBy('username')
    .execute()

/** The first half of the lock's name: who changes colleagues waits for others who do. */
const STAFF = 8_651_003

/** Until the transaction ends nobody else changes colleagues: whoever is the last administrator stays so. */
export async function lockStaff(tx: Transaction, id: string): Promise<StaffRow | undefined> {
  await sql`select pg_advisory_xact_lock(${STAFF})`.execute(tx)
  return staff(tx).where('id', '=', id).executeTakeFirst()
}

/** Whether somebody else could still give roles. */
export async function hasOtherAdmin(tx: Transaction, id: string): Promise<boolean> {
  const other = await tx
    .selectFrom('staff')
    .select('id')
    .where('id', '!=', id)
    .where('disabled_at', 'is', null)
    .where(sql<boolean>`'admin' = any(roles)`)
    .executeTakeFirst()
  return other !== undefined
}

type NewColleague = {
  id: string
  username: string
  name: string
  passwordHash: string
  roles: readonly string[]
  now: Date
}

/** Writes nothing and says so if the name is taken. */
export async function insertColleague(tx: Transaction, colleague: NewColleague): Promise<boolean> {
  const { id, username, name, passwordHash, roles, now } = colleague
  const written = await tx
    .insertInto('staff')
    .values({ id, username, name, password_hash: passwordHash, roles: [...roles], created_at: now })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

type StaffChange = {
  roles?: readonly string[]
  name?: string
  passwordHash?: string
  disabledAt?: Date | null
  language?: string
}

export async function updateColleague(tx: Transaction, id: string, change: StaffChange): Promise<void> {
  const { roles, name, passwordHash, disabledAt, language } = change
  await tx
    .updateTable('staff')
    .set({
      ...(roles && { roles: [...roles] }),
      ...(name !== undefined && { name }),
      ...(passwordHash !== undefined && { password_hash: passwordHash }),
      ...(disabledAt !== undefined && { disabled_at: disabledAt }),
      ...(language !== undefined && { language }),
    })
    .where('id', '=', id)
    .execute()
}
