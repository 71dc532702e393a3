import type { RetentionSteps } from '#domain/retention/retention-step.ts'
import { daysBefore, retention } from '#shop/retention.ts'
import { deleteDecisions, deleteWanted } from './wanted-store.ts'

/** What was wanted long ago, and what colleagues said about it. */
export const wantedSteps = {
  wanted: async ({ db, now }, most) =>
    (await deleteWanted(db, daysBefore(now(), retention.wantedDays), most)) + (await deleteDecisions(db, most)),
} satisfies RetentionSteps
