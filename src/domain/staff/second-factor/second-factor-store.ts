import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import { newId } from '#shop/ids.ts'

/** The app of a colleague, and how many codes on paper are left. */
export async function secondFactorOf(db: Database, staffId: string) {
  const found = await db
    .selectFrom('staff_authenticators')
    .select(['secret', 'confirmed_at as confirmedAt'])
    .select((eb) =>
      eb
        .selectFrom('staff_recovery_codes')
        .select((own) => own.fn.countAll<number>().as('count'))
        .whereRef('staff_recovery_codes.staff_id', '=', 'staff_authenticators.staff_id')
        .where('used_at', 'is', null)
        .as('codesLeft'),
    )
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return found && { ...found, codesLeft: Number(found.codesLeft) }
}

type NewAuthenticator = { staffId: string; secret: string; step: number; now: Date }

export async function saveAuthenticator(
  tx: Transaction,
  { staffId, secret, step, now }: NewAuthenticator,
): Promise<void> {
  await deleteReset(tx, staffId)
  const authenticator = { secret, confirmed_at: now, last_step: step }
  await tx
    .insertInto('staff_authenticators')
    .values({ staff_id: staffId, ...authenticator })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(authenticator))
    .execute()
}

/** Says no if this code, or a later one, was given before. */
export async function spendStep(db: Database, staffId: string, step: number): Promise<boolean> {
  const spent = await db
    .updateTable('staff_authenticators')
    .set({ last_step: step })
    .where('staff_id', '=', staffId)
    .where('last_step', '<', step)
    .returning('staff_id')
    .executeTakeFirst()
  return spent !== undefined
}

export async function replaceRecoveryCodes(tx: Transaction, staffId: string, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
  await tx
    .insertInto('staff_recovery_codes')
    .values(hashes.map((hash) => ({ staff_id: staffId, code_hash: hash })))
    .execute()
}

/** Says no if there is no such code or it was given before. */
export async function spendRecoveryCode(
  tx: Transaction,
  staffId: string,
  hashes: readonly string[],
  now: Date,
): Promise<boolean> {
  const spent = await tx
    .updateTable('staff_recovery_codes')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('code_hash', 'in', hashes)
    .where('used_at', 'is', null)
    .returning('staff_id')
    .executeTakeFirst()
  return spent !== undefined
}

/** What was proposed since then by somebody who still could, and waits for somebody else. */
const openResets = (db: Database, since: Date) =>
  db
    .selectFrom('second_factor_resets')
    .innerJoin('staff as proposer', 'proposer.id', 'proposed_by')
    .select(['second_factor_resets.id', 'staff_id as staffId', 'proposed_by as proposedBy', 'proposer.username'])
    .where('confirmed_by', 'is', null)
    .where('proposed_at', '>', since)
    .where('proposer.disabled_at', 'is', null)
    .where(sql<boolean>`'admin' = any(proposer.roles)`)

export const allOpenResets = (db: Database, since: Date) => openResets(db, since).execute()

/** Held until the transaction ends: whoever sets up a new app meanwhile, or withdraws it, comes before or after. */
export const openReset = (tx: Transaction, staffId: string, since: Date) =>
  openResets(tx, since).where('staff_id', '=', staffId).forUpdate('second_factor_resets').executeTakeFirst()

type NewReset = { staffId: string; proposedBy: string; now: Date }

export async function insertReset(tx: Transaction, { staffId, proposedBy, now }: NewReset): Promise<void> {
  await tx
    .insertInto('second_factor_resets')
    .values({ id: newId(now), staff_id: staffId, proposed_by: proposedBy, proposed_at: now })
    .execute()
}

export async function confirmReset(tx: Transaction, id: string, confirmedBy: string, now: Date): Promise<void> {
  await tx
    .updateTable('second_factor_resets')
    .set({ confirmed_by: confirmedBy, confirmed_at: now })
    .where('id', '=', id)
    .execute()
}

/** Whatever nobody has confirmed. */
export async function deleteReset(tx: Transaction, staffId: string): Promise<void> {
  await tx
    .deleteFrom('second_factor_resets')
    .where('staff_id', '=', staffId)
    .where('confirmed_by', 'is', null)
    .execute()
}

export async function deleteSecondFactor(tx: Transaction, staffId: string): Promise<void> {
  await deleteReset(tx, staffId)
  await tx.deleteFrom('staff_authenticators').where('staff_id', '=', staffId).execute()
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
}
