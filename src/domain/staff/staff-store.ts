import type { Database } from '#engines/database/database.ts'

/** Only who still works here. */
export const staffByName = (
  db: Database,
  username: string,
): Promise<{ id: string; passwordHash: string } | undefined> =>
  db
    .selectFrom('staff')
    .select(['id', 'password_hash as passwordHash'])
    .where('username', '=', username)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()

type NewStaff = { id: string; username: string; passwordHash: string; roles: readonly string[]; createdAt: Date }

/** Writes a colleague down, or gives one who is already there a new password and new roles. Tells the id. */
export async function saveStaff(
  db: Database,
  { id, username, passwordHash, roles, createdAt }: NewStaff,
): Promise<string> {
  const saved = await db
    .insertInto('staff')
    .values({ id, username, password_hash: passwordHash, roles: [...roles], created_at: createdAt })
    .onConflict((conflict) =>
      conflict.column('username').doUpdateSet({ password_hash: passwordHash, roles: [...roles], disabled_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return saved.id
}
