import type { Database, Transaction } from '#engines/database/database.ts'

type NewSession = { tokenHash: string; staffId: string; device: string; now: Date }

export async function addSession(db: Database, { tokenHash, staffId, device, now }: NewSession): Promise<void> {
  await db
    .insertInto('staff_sessions')
    .values({ token_hash: tokenHash, staff_id: staffId, created_at: now, seen_at: now, authenticated_at: now, device })
    .execute()
}

/** With its colleague, as long as he works here. */
export const sessionByHash = (db: Database, tokenHash: string) =>
  db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select([
      'staff.id',
      'staff.username',
      'staff.roles',
      'staff.language',
      'staff_sessions.created_at as createdAt',
      'staff_sessions.seen_at as seenAt',
      'staff_sessions.authenticated_at as authenticatedAt',
      'staff_sessions.second_factor_at as secondFactorAt',
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('staff_authenticators')
            .select('staff_authenticators.staff_id')
            .whereRef('staff_authenticators.staff_id', '=', 'staff.id'),
        )
        .$castTo<boolean>()
        .as('hasSecondFactor'),
    )
    .where('token_hash', '=', tokenHash)
    .where('staff.disabled_at', 'is', null)
    .executeTakeFirst()

export async function touchSession(db: Database, tokenHash: string, now: Date): Promise<void> {
  await db.updateTable('staff_sessions').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute()
}

export async function reauthenticateSession(db: Database, tokenHash: string, now: Date): Promise<void> {
  await db.updateTable('staff_sessions').set({ authenticated_at: now }).where('token_hash', '=', tokenHash).execute()
}

/** The second factor was given as well. When the password was given stays as it is: a code alone makes nobody known anew. */
export async function completeSession(db: Database, tokenHash: string, now: Date): Promise<void> {
  await db.updateTable('staff_sessions').set({ second_factor_at: now }).where('token_hash', '=', tokenHash).execute()
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute()
}

/** A colleague who leaves, or whose password changed, is out everywhere at once; with another second factor, everywhere else. */
export async function deleteSessionsOf(db: Database, staffId: string, { except = '' } = {}) {
  return db
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('token_hash', '!=', except)
    .returning(['device', 'created_at as since', 'seen_at as seen'])
    .execute()
}

/** Somebody who knows a password could make thousands. */
const MAX_SESSIONS = 200

/** Whoever is in since `createdSince` at the earliest and was there after `seenSince`, the last one first. */
export async function openSessions(
  db: Database,
  { createdSince, seenSince }: { createdSince: Date; seenSince: Date },
  staffId: string | undefined,
) {
  return db
    .selectFrom('staff_sessions')
    .select(['id', 'staff_id as staffId', 'token_hash as tokenHash', 'device'])
    .select(['created_at as createdAt', 'seen_at as seenAt'])
    .select((eb) =>
      eb
        .and([
          eb('second_factor_at', 'is', null),
          eb.exists(
            eb
              .selectFrom('staff_authenticators')
              .select('staff_authenticators.staff_id')
              .whereRef('staff_authenticators.staff_id', '=', 'staff_sessions.staff_id'),
          ),
        ])
        .$castTo<boolean>()
        .as('lacksCode'),
    )
    .where('created_at', '>=', createdSince)
    .where('seen_at', '>=', seenSince)
    .$if(staffId !== undefined, (query) => query.where('staff_id', '=', staffId!))
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(MAX_SESSIONS)
    .execute()
}

export const sessionById = (tx: Transaction, id: string) =>
  tx
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_id')
    .select(['staff_id as staffId', 'username', 'device'])
    .select(['staff_sessions.created_at as since', 'seen_at as seen'])
    .where('staff_sessions.id', '=', id)
    .forUpdate('staff_sessions')
    .executeTakeFirst()

export async function deleteSessionById(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('staff_sessions').where('id', '=', id).execute()
}
