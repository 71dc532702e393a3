import { accountSteps } from '#domain/accounts/forget-old-accounts.ts'
import { listSteps } from '#domain/business/lists/forget-lists.ts'
import { quoteSteps } from '#domain/business/quotes/forget-old-quotes.ts'
import { messageSteps } from '#domain/contact/forget-messages.ts'
import { errorReportSteps } from '#domain/error-reports/forget-error-reports.ts'
import { subscriberSteps } from '#domain/newsletter/forget-subscribers.ts'
import { deliverySteps } from '#domain/newsletter/issues/forget-deliveries.ts'
import { documentSteps } from '#domain/payouts/forget-old-documents.ts'
import { watchSteps } from '#domain/price-watch/forget-watches.ts'
import type { RetentionStep, RetentionStepName } from '#domain/retention/retention-step.ts'
import { reviewSteps } from '#domain/reviews/forget-old-reviews.ts'
import { eventSteps } from '#domain/tracking/forget-events.ts'
import { tradeSteps } from '#domain/trades/forget-old-data.ts'

/** Everything that is forgotten every night. The order is nobody's business: each of them stands alone. */
export const retentionSteps: Record<RetentionStepName, RetentionStep> = {
  ...accountSteps,
  ...tradeSteps,
  ...documentSteps,
  ...reviewSteps,
  ...messageSteps,
  ...subscriberSteps,
  ...deliverySteps,
  ...watchSteps,
  ...listSteps,
  ...quoteSteps,
  ...eventSteps,
  ...errorReportSteps,
  drafts: ({ files }) => files.sweep(),
}
