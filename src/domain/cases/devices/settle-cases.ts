import type { Engines } from '#engines/engines.ts'
import { closeAnswered, reopenDisputed } from './settle-store.ts'

/**
 * The seller has answered what a case asked him: a case about another device ends by itself once its item was bought, goes
 * back or is recycled, and is ours again if he wants a second look. Tells how many cases were touched.
 */
export const settleCases = ({ db, now }: Pick<Engines, 'db' | 'now'>): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const closed = await closeAnswered(tx, now())
    return closed + (await reopenDisputed(tx, now()))
  })
