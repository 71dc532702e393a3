import type { RetentionSteps } from '#domain/retention/retention-step.ts'
import { daysBefore, kept } from '#shop/retention.ts'
import { dropEvents } from './event-store.ts'

/** What was counted too long ago to compare it with anything. */
export const eventSteps = {
  events: ({ db, now }, most) => dropEvents(db, daysBefore(now(), kept.eventsDays), most),
} satisfies RetentionSteps
