import type { Database, Transaction } from '#engines/database/database.ts'

/** Where somebody said that he may be asked. */
export type ConsentSource = 'thank-you' | 'trade'

type NewConsent = { id: string; tradeId: string; at: Date; given: boolean; wording: string; source: ConsentSource }

export async function insertConsent(tx: Transaction, { tradeId, ...consent }: NewConsent): Promise<void> {
  await tx
    .insertInto('review_consents')
    .values({ ...consent, trade_id: tradeId })
    .execute()
}

/** Two who say something at once wait for each other. */
export async function lockTrade(tx: Transaction, tradeId: string): Promise<void> {
  await tx.selectFrom('trades').select('id').where('id', '=', tradeId).forUpdate().execute()
}

/** The last word, if there is one. */
export async function lastConsent(db: Database, tradeId: string): Promise<boolean | undefined> {
  const said = db.selectFrom('review_consents').select('given').where('trade_id', '=', tradeId)
  return (await said.orderBy('serial', 'desc').limit(1).executeTakeFirst())?.given
}
