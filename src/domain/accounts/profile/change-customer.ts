import type { Database, Transaction } from '#engines/database/database.ts'
import { lockCustomer } from './customer-data-store.ts'
import type { Problems } from './seller.ts'

export type Saved<Thing> = { ok: true; saved: Thing; isNew: boolean }

/** Why something about a customer was not changed. What is not his own and what does not exist are the same. */
export type ChangeRefusal<Field extends string = string> =
  | { ok: false; reason: 'not-found' }
  | { ok: false; reason: 'not-yours' }
  | { ok: false; reason: 'too-many-accounts' | 'too-many-addresses' }
  | { ok: false; reason: 'invalid-input'; problems: Problems<Field> }

/** What a form says anew: what is left out stays as it is, null empties it. */
export type Changes<Field extends string> = Readonly<Partial<Record<Field, string | null>>>

export const notYours = { ok: false, reason: 'not-yours' } as const

export const invalid = <Field extends string>(problems: Problems<Field>) =>
  ({ ok: false, reason: 'invalid-input', problems }) as const

/** One change of a customer at a time, so that two tabs can neither both be the first nor both be the chosen one. */
export const changeCustomer = <Result>(
  db: Database,
  customerId: string,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result | { ok: false; reason: 'not-found' }> =>
  db
    .transaction()
    .execute(async (tx) => ((await lockCustomer(tx, customerId)) ? change(tx) : { ok: false, reason: 'not-found' }))
