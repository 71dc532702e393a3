import { sql } from 'kysely'
import { deletePortion } from '#domain/retention/portion.ts'
import type { RetentionSteps } from '#domain/retention/retention-step.ts'
import { daysBefore, retention } from '#shop/retention.ts'

/** What came of them stays with the devices. */
export const scanSteps = {
  scans: ({ db, now }, most) => deletePortion(db, 'scans', sql`t.at < ${daysBefore(now(), retention.scansDays)}`, most),
} satisfies RetentionSteps
