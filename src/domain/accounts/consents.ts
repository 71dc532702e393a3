import type { Database } from '#engines/database/database.ts'
import { newId } from '#shop/ids.ts'
import { consentRows, writeConsent, type Consent } from './consent-store.ts'

export type ConsentPurpose = 'newsletter'

/** Writes down what somebody allowed or took back, with the sentence that he read. Saying it again changes nothing. */
export async function recordConsent(
  db: Database,
  customerId: string,
  { purpose, given, wording }: { purpose: ConsentPurpose; given: boolean; wording: string },
  now: Date,
): Promise<void> {
  if ((await hasConsented(db, customerId, purpose)) === given) return
  await writeConsent(db, { id: newId(now), customerId, at: now, purpose, given, wording })
}

/** The last word counts. */
export async function hasConsented(db: Database, customerId: string, purpose: ConsentPurpose): Promise<boolean> {
  const [last] = await consentRows(db, customerId, purpose)
  return last?.given ?? false
}

/** Everything that somebody ever allowed or took back, the last first. */
export const findConsents = (db: Database, customerId: string): Promise<Consent[]> => consentRows(db, customerId)
