import type { RetentionSteps } from '#domain/retention/retention-step.ts'
import { booksBefore, daysBefore, retention } from '#shop/retention.ts'
import {
  anonymizeContactsBefore,
  clearImeisBefore,
  clearRowsBefore,
  deleteQuotesBefore,
} from './quote-retention-store.ts'

/** Quotes that came to nothing, numbers of devices, and who asked so long ago that no book wants to know it. */
export const quoteSteps = {
  quotes: ({ db, now }, most) => deleteQuotesBefore(db, daysBefore(now(), retention.businessQuotesDays), most),
  quotedDevices: ({ db, now }, most) => clearImeisBefore(db, daysBefore(now(), retention.devicesDays), most),
  quotedRows: ({ db, now }, most) => clearRowsBefore(db, daysBefore(now(), retention.devicesDays), most),
  quoteContacts: ({ db, now }, most) => anonymizeContactsBefore(db, booksBefore(now()), most),
} satisfies RetentionSteps
