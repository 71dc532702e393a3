import type { RetentionSteps } from '#domain/retention/retention-step.ts'
import { daysBefore, kept } from '#shop/retention.ts'
import { dropIncidents } from './incident-store.ts'

/** Mistakes that have not been seen for long. */
export const incidentSteps = {
  incidents: ({ db, now }, most) => dropIncidents(db, daysBefore(now(), kept.errorsDays), most),
} satisfies RetentionSteps
