import type { RetentionSteps } from '#domain/retention/retention-step.ts'
import { daysBefore, retention } from '#shop/retention.ts'
import { removeListsBefore } from './list-store.ts'

/** Lists that nobody sold from any more. */
export const listSteps = {
  deviceLists: ({ db, now }, most) => removeListsBefore(db, daysBefore(now(), retention.deviceListsDays), most),
} satisfies RetentionSteps
