import type { ListPage } from '#domain/lists/list-page.ts'
import type { Engines } from '#engines/engines.ts'
import { errorReportLines, type ErrorReport, type ErrorReportQuery } from './error-report-store.ts'

export type { ErrorReport, ErrorReportQuery } from './error-report-store.ts'

/** What went wrong; the same mistake is one line that counts. */
export const findErrorReports = (
  { db }: Pick<Engines, 'db'>,
  query: ErrorReportQuery,
): Promise<ListPage<ErrorReport>> => errorReportLines(db, query)
