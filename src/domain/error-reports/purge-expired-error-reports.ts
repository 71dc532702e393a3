import type { RetentionSteps } from '#domain/retention/retention-step.ts'
import { daysBefore, retention } from '#shop/retention.ts'
import { deleteErrorReports } from './error-report-store.ts'

/** Mistakes that have not been seen for long. */
export const errorReportSteps = {
  errorReports: ({ db, now }, most) => deleteErrorReports(db, daysBefore(now(), retention.errorsDays), most),
} satisfies RetentionSteps
