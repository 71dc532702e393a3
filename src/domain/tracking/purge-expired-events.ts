import type { RetentionSteps } from '#domain/retention/retention-step.ts'
import { daysBefore, retention } from '#shop/retention.ts'
import { deleteEvents } from './event-store.ts'

/** What was counted too long ago to compare it with anything. */
export const eventSteps = {
  events: ({ db, now }, most) => deleteEvents(db, daysBefore(now(), retention.eventsDays), most),
} satisfies RetentionSteps
