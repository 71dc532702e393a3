import type { Engines } from '#engines/engines.ts'
import { errorReportLines, type ErrorReport, type ErrorReportQuery } from './error-report-store.ts'

export type { ErrorReport } from './error-report-store.ts'

/** What went wrong; the same mistake is one line that counts. */
export const findErrorReports = (
  { db }: Pick<Engines, 'db'>,
  question: ErrorReportQuery,
): Promise<{ reports: ErrorReport[]; total: number }> => errorReportLines(db, question)
