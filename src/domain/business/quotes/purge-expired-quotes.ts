import type { RetentionSteps } from '#domain/retention/retention-step.ts'
import { booksBefore, daysBefore, kept } from '#shop/retention.ts'
import { dropContactsBefore, dropImeisBefore, dropQuotesBefore } from './quote-retention-store.ts'

/** Quotes that came to nothing, numbers of devices, and who asked so long ago that no book wants to know it. */
export const quoteSteps = {
  quotes: ({ db, now }, most) => dropQuotesBefore(db, daysBefore(now(), kept.businessQuotesDays), most),
  quotedDevices: ({ db, now }, most) => dropImeisBefore(db, daysBefore(now(), kept.devicesDays), most),
  quoteContacts: ({ db, now }, most) => dropContactsBefore(db, booksBefore(now()), most),
} satisfies RetentionSteps
