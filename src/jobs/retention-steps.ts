import { accountSteps } from '#domain/accounts/privacy/purge-expired-accounts.ts'
import { listSteps } from '#domain/business/lists/purge-expired-lists.ts'
import { quoteSteps } from '#domain/business/quotes/purge-expired-quotes.ts'
import { pictureSteps } from '#domain/catalogue/pictures/purge-unused-pictures.ts'
import { wantedSteps } from '#domain/catalogue/wanted/purge-expired-wanted.ts'
import { caseSteps } from '#domain/cases/retention/purge-expired-cases.ts'
import { messageSteps } from '#domain/contact/messages/purge-expired-messages.ts'
import { errorReportSteps } from '#domain/error-reports/purge-expired-error-reports.ts'
import { subscriberSteps } from '#domain/newsletter/purge-expired-subscribers.ts'
import { deliverySteps } from '#domain/newsletter/issues/purge-expired-deliveries.ts'
import { documentSteps } from '#domain/payouts/receipts/purge-expired-documents.ts'
import { watchSteps } from '#domain/price-watch/purge-expired-watches.ts'
import type { RetentionStep, RetentionStepName } from '#domain/retention/retention-step.ts'
import { reviewSteps } from '#domain/reviews/purge-expired-reviews.ts'
import { eventSteps } from '#domain/tracking/purge-expired-events.ts'
import { tradeSteps } from '#domain/trades/customer-records/purge-expired-data.ts'
import { scanSteps } from '#domain/warehouse/scans/purge-expired-scans.ts'

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
  ...caseSteps,
  ...eventSteps,
  ...errorReportSteps,
  ...scanSteps,
  ...wantedSteps,
  ...pictureSteps,
  drafts: ({ files }) => files.sweep(),
}
