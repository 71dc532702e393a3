import type { RetentionSteps } from '#domain/retention/retention-step.ts'
import { deleteExpiredLinks, deleteExpiredSessions, deleteWaitingAccounts } from './erasure-store.ts'

const HOUR = 60 * 60_000

/** As long as the link in the letter works. */
const WAITING_HOURS = 48

/** Accounts that nobody confirmed, and sessions and links whose time is over. */
export const accountSteps = {
  accounts: ({ db, now }, most) => deleteWaitingAccounts(db, new Date(now().getTime() - WAITING_HOURS * HOUR), most),
  sessions: ({ db, now }, most) => deleteExpiredSessions(db, now(), most),
  links: ({ db, now }, most) => deleteExpiredLinks(db, now(), most),
} satisfies RetentionSteps
