import type { RetentionSteps } from '#domain/retention/retention-step.ts'
import { daysBefore, retention } from '#shop/retention.ts'
import { deleteIssueLetters, deleteOldDeliveries } from './delivery-store.ts'

/** Who got an issue, and the letters of issues: there are many of them, and what they said stands in the issue. */
export const deliverySteps = {
  deliveries: ({ db, now }, most) => deleteOldDeliveries(db, daysBefore(now(), retention.deliveriesDays), most),
  issueLetters: ({ db, now }, most) => deleteIssueLetters(db, daysBefore(now(), retention.issueLettersDays), most),
} satisfies RetentionSteps
