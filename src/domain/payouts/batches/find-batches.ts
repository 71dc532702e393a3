import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'
import { isFreshlyAuthenticated, type Colleague } from '#domain/staff/colleague.ts'
import { placeholderMerchant } from '#shop/countries/placeholder-merchant.ts'
import type { ListPage, PageRequest } from '#domain/lists/list-page.ts'
import {
  batchByNumber,
  batchesIn,
  countOpenBatches,
  failedPayouts,
  payoutsOf,
  releasedAloneSince,
  type Batch,
} from './batch-store.ts'
import { ALONE_HOURS, needsAnother } from './four-eyes.ts'
import { dueNow, frozenUntil, methodOf, openItems, whyNotPayable } from './payable.ts'
import type { BatchStatus } from './payout.ts'
import { fileName, openFile } from '#domain/payouts/bank-files/payout-file.ts'
import { tradesToPay } from './trade-to-pay-store.ts'

export type { Batch, PayoutLine } from './batch-store.ts'

/** What waits to be paid, and what stands in the way of it. */
export async function findTradesToPay({ db, vault, now }: Pick<Engines, 'db' | 'vault' | 'now'>) {
  const [rules, trades] = await Promise.all([findRules({ db, now }), tradesToPay(db, vault)])
  return trades.map((trade) => {
    const due = dueNow(trade)
    return {
      number: trade.number,
      country: trade.country,
      method: methodOf(trade, due),
      payeeHint: trade.payeeHint,
      pieces: due.items.length,
      cents: due.total,
      since: new Date(Math.min(...openItems(trade).map(({ since }) => since.getTime()))),
      why: whyNotPayable(rules, trade, now()),
      frozenUntil: frozenUntil(trade),
    }
  })
}

export type FoundTradeToPay = Awaited<ReturnType<typeof findTradesToPay>>[number]

export const findBatches = (
  { db }: Pick<Engines, 'db'>,
  status: BatchStatus,
  page: PageRequest,
): Promise<ListPage<Batch>> => batchesIn(db, status, page)

export const countBatchesOnTheirWay = ({ db }: Pick<Engines, 'db'>): Promise<number> => countOpenBatches(db)

export const findFailedPayouts = ({ db }: Pick<Engines, 'db'>) => failedPayouts(db)

/** A batch with its lines, and whether this colleague could release it now. */
export async function findBatch(
  { db, now: clock }: Pick<Engines, 'db' | 'now'>,
  { countries }: Storefronts,
  colleague: Colleague,
  number: string,
) {
  const batch = await batchByNumber(db, number)
  if (!batch) return undefined
  const now = clock()
  const alone = await releasedAloneSince(db, colleague.id, new Date(now.getTime() - ALONE_HOURS * 60 * 60_000))
  return {
    batch,
    payouts: await payoutsOf(db, batch.id),
    needsAnother: needsAnother(batch, colleague, alone),
    isReauthenticated: isFreshlyAuthenticated(colleague, now),
    /** Nobody gets money from an account of an example. */
    isPlaceholder: batch.method === 'sepa' && countries[batch.country].merchant.iban === placeholderMerchant.iban,
  }
}

export type BatchFile = { name: string; contentType: string; text: string }

/** The file of a released batch, opened for whoever takes it to the bank. */
export async function readBatchFile(
  { db, files, vault }: Pick<Engines, 'db' | 'files' | 'vault'>,
  number: string,
): Promise<BatchFile | undefined> {
  const batch = await batchByNumber(db, number)
  const stored = batch?.file ? await files.read(batch.file) : undefined
  if (!batch || !stored) return undefined
  const contentType = batch.method === 'sepa' ? 'application/xml' : 'text/csv; charset=utf-8'
  return { name: fileName(batch), contentType, text: new TextDecoder().decode(await openFile(vault, stored.bytes)) }
}
