import type { Engines } from '#engines/engines.ts'
import { kept } from '#shop/retention.ts'
import { dropContactsBefore, dropImeisBefore, dropQuotesBefore } from './quote-retention-store.ts'

export const FORGET_OLD_QUOTES = 'forget-old-quotes'

const DAY = 24 * 60 * 60_000

/** Every night: quotes that came to nothing, numbers of devices, and who asked so long ago that no book wants to know it. */
export async function forgetOldQuotes({ db, log, now }: Pick<Engines, 'db' | 'log' | 'now'>): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * DAY)
  const startOfBooks = new Date(Date.UTC(now().getUTCFullYear() - kept.tradesYears, 0, 1))
  const forgotten = {
    quotes: await dropQuotesBefore(db, before(kept.businessQuotesDays)),
    imeis: await dropImeisBefore(db, before(kept.devicesDays)),
    contacts: await dropContactsBefore(db, startOfBooks),
  }
  log.info(forgotten, 'Old business quotes were forgotten.')
}
