import type { Engines } from '#engines/engines.ts'
import { dropOldIdentities } from './identity-store.ts'
import { dropOldReceipts } from './receipt-store.ts'

export const FORGET_OLD_PAPERS = 'forget-old-papers'

const DAY = 24 * 60 * 60_000

/** As long as accounts to be paid are. */
const IDENTITY_DAYS = 365

/** Every night: receipts after ten years, documents of sellers a year after their trade. */
export async function forgetOldPapers({ db, log, now }: Pick<Engines, 'db' | 'log' | 'now'>): Promise<void> {
  const forgotten = {
    receipts: await dropOldReceipts(db, now()),
    identities: await dropOldIdentities(db, new Date(now().getTime() - IDENTITY_DAYS * DAY)),
  }
  log.info(forgotten, 'Old papers were forgotten.')
}
