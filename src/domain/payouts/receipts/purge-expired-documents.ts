import type { RetentionSteps } from '#domain/retention/retention-step.ts'
import { daysBefore } from '#shop/retention.ts'
import { dropOldIdentities } from '#domain/payouts/payees/identity-store.ts'
import { dropOldReceipts } from './receipt-store.ts'

/** As long as accounts to be paid are. */
const IDENTITY_DAYS = 365

/** Receipts after ten years, documents of sellers a year after their trade. */
export const documentSteps = {
  receipts: ({ db, now }, most) => dropOldReceipts(db, now(), most),
  identities: ({ db, now }, most) => dropOldIdentities(db, daysBefore(now(), IDENTITY_DAYS), most),
} satisfies RetentionSteps
