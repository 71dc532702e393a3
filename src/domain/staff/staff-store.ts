import type { Database } from '#engines/database/database.ts'

export async function passwordHashOf(db: Database, username: string): Promise<string | undefined> {
  const row = await db.selectFrom('staff').select('password_hash').where('username', '=', username).executeTakeFirst()
  return row?.password_hash
}

type NewStaff = { id: string; username: string; passwordHash: string; roles: string[]; createdAt: Date }

/** Writes a colleague down, or gives one who is already there a new password. */
export async function saveStaff(
  db: Database,
  { id, username, passwordHash, roles, createdAt }: NewStaff,
): Promise<void> {
  await db
    .insertInto('staff')
    .values({ id, username, password_hash: passwordHash, roles, created_at: createdAt })
    .onConflict((conflict) => conflict.column('username').doUpdateSet({ password_hash: passwordHash, roles }))
    .execute()
}
