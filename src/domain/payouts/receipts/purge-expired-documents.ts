import type { RetentionSteps } from '#domain/retention/retention-step.ts'
import { daysBefore } from '#shop/retention.ts'
import { deleteOldIdentities } from '#domain/payouts/payees/identity-store.ts'
import { deleteOldReceipts } from './receipt-store.ts'

/** As long as accounts to be paid are. */
const IDENTITY_DAYS = 365

/** Receipts after ten years, documents of sellers a year after their trade. */
export const documentSteps = {
  receipts: ({ db, now }, most) => deleteOldReceipts(db, now(), most),
  identities: ({ db, now }, most) => deleteOldIdentities(db, daysBefore(now(), IDENTITY_DAYS), most),
} satisfies RetentionSteps
