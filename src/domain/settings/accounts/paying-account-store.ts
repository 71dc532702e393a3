import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { Scope } from '#domain/settings/merchant-settings.ts'
import type { PayingAccount } from './paying-account.ts'

export type StoredAccount = PayingAccount & {
  id: string
  scope: Scope
  status: 'proposed' | 'confirmed' | 'rejected'
  proposedById: string
  proposedBy: string
  proposedAt: Date
  decidedBy: string | null
  decidedAt: Date | null
}

const accounts = (db: Database | Transaction) =>
  db
    .selectFrom('paying_accounts as a')
    .innerJoin('staff as p', 'p.id', 'a.proposed_by')
    .leftJoin('staff as d', 'd.id', 'a.decided_by')
    .select([
      'a.id',
      'a.scope',
      'a.iban',
      'a.bic',
      'a.bank',
      'a.instant_transfers as instantTransfers',
      'a.status',
      'a.proposed_by as proposedById',
      'p.username as proposedBy',
      'a.proposed_at as proposedAt',
      'd.username as decidedBy',
      'a.decided_at as decidedAt',
    ])
    .$castTo<StoredAccount>()

/** The one that pays in each scope. */
export const confirmedAccounts = (db: Database): Promise<StoredAccount[]> =>
  accounts(db)
    .distinctOn('a.scope')
    .where('a.status', '=', 'confirmed')
    .orderBy('a.scope')
    .orderBy('a.decided_at', 'desc')
    .execute()

/** Of one scope, the newest first. */
export const accountsIn = (db: Database, scope: Scope): Promise<StoredAccount[]> =>
  accounts(db).where('a.scope', '=', scope).orderBy('a.proposed_at', 'desc').orderBy('a.id').limit(20).execute()

export async function lockAccounts(tx: Transaction, scope: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`paying account ${scope}`}))`.execute(tx)
}

export const proposedIn = (tx: Transaction, scope: Scope): Promise<StoredAccount | undefined> =>
  accounts(tx).where('a.scope', '=', scope).where('a.status', '=', 'proposed').executeTakeFirst()

type NewAccount = PayingAccount & { id: string; scope: Scope; staffId: string; now: Date }

export async function insertAccount(tx: Transaction, { staffId, now, instantTransfers, ...row }: NewAccount) {
  await tx
    .insertInto('paying_accounts')
    .values({
      ...row,
      instant_transfers: instantTransfers,
      status: 'proposed',
      proposed_by: staffId,
      proposed_at: now,
    })
    .execute()
}

type Decision = { id: string; status: 'confirmed' | 'rejected'; staffId: string; now: Date }

export async function decideAccount(tx: Transaction, { id, status, staffId, now }: Decision): Promise<void> {
  await tx
    .updateTable('paying_accounts')
    .set({ status, decided_by: staffId, decided_at: now })
    .where('id', '=', id)
    .execute()
}
