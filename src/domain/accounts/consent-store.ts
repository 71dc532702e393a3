import type { Database } from '#engines/database/database.ts'

export type Consent = {
  id: string
  customerId: string
  at: Date
  purpose: string
  given: boolean
  wording: string
}

export async function writeConsent(db: Database, { customerId, ...consent }: Consent): Promise<void> {
  await db
    .insertInto('consents')
    .values({ ...consent, customer_id: customerId })
    .execute()
}

/** The last first. */
export function consentRows(db: Database, customerId: string, purpose?: string): Promise<Consent[]> {
  const all = db
    .selectFrom('consents')
    .select(['id', 'customer_id as customerId', 'at', 'purpose', 'given', 'wording'])
    .where('customer_id', '=', customerId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
  return (purpose === undefined ? all : all.where('purpose', '=', purpose)).execute()
}
