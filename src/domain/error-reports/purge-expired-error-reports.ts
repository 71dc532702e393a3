import type { RetentionSteps } from '#domain/retention/retention-step.ts'
import { daysBefore, kept } from '#shop/retention.ts'
import { dropErrorReports } from './error-report-store.ts'

/** Mistakes that have not been seen for long. */
export const errorReportSteps = {
  errorReports: ({ db, now }, most) => dropErrorReports(db, daysBefore(now(), kept.errorsDays), most),
} satisfies RetentionSteps
