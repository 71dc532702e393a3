import type { RetentionSteps } from '#domain/retention/retention-step.ts'
import { daysBefore, kept } from '#shop/retention.ts'
import { dropIssueLetters, dropOldDeliveries } from './delivery-store.ts'

/** Who got an issue, and the letters of issues: there are many of them, and what they said stands in the issue. */
export const deliverySteps = {
  deliveries: ({ db, now }, most) => dropOldDeliveries(db, daysBefore(now(), kept.deliveriesDays), most),
  issueLetters: ({ db, now }, most) => dropIssueLetters(db, daysBefore(now(), kept.issueLettersDays), most),
} satisfies RetentionSteps
