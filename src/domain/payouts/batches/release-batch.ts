import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import { isFreshlyAuthenticated, type Colleague } from '#domain/staff/colleague.ts'
import { writeAudit } from '#domain/staff/audit/audit.ts'
import { may } from '#domain/staff/permissions.ts'
import { asColleague } from '#domain/trades/lifecycle/actor.ts'
import { moveItemsWithin } from '#domain/trades/lifecycle/move-items.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'
import {
  changeBatch,
  changePayout,
  lockReleaser,
  lockBatch,
  payoutsOf,
  releasedAloneSince,
  type Batch,
  type PayoutLine,
} from './batch-store.ts'
import { ALONE_HOURS, needsAnother } from './four-eyes.ts'
import { NotMoved } from './not-moved.ts'
import { dueNow, openItems, whyNotPayable, type TradeToPay, type WhyNotPayable } from './payable.ts'
import { fileKeyOf, payoutFile, sealFile } from '#domain/payouts/bank-files/payout-file.ts'
import type { Transfer } from '#domain/payouts/bank-files/payout-formats.ts'
import { settleWithin } from '#domain/payouts/settlements/settle-payout.ts'
import { lockTradeToPay } from './trade-to-pay-store.ts'

type Standing = { payout: PayoutLine; trade: TradeToPay; why: WhyNotPayable | 'changed' | undefined }

export type ReleaseResult =
  | { ok: true }
  | {
      ok: false
      reason: 'not-yours-to-do' | 'reauthenticate-first' | 'no-such-batch' | 'not-waiting' | 'needs-another' | 'empty'
    }
  /** Something about these has changed since the batch was prepared: they have to be taken out. */
  | { ok: false; reason: 'not-payable'; payouts: { number: string; why: WhyNotPayable | 'changed' }[] }

type Needs = Pick<Engines, 'db' | 'vault' | 'files' | 'mail' | 'printer' | 'now'>

/**
 * Lets the money go: the file for the bank comes into being, and all items of the batch are on their way to be paid. All
 * of that happens or none of it, and once, whoever presses the button at the same time.
 */
export async function releaseBatch(
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  number: string,
): Promise<ReleaseResult> {
  const now = engines.now()
  if (!may(colleague, 'payouts.release')) return { ok: false, reason: 'not-yours-to-do' }
  if (!isFreshlyAuthenticated(colleague, now)) return { ok: false, reason: 'reauthenticate-first' }
  return engines.db.transaction().execute(async (tx) => {
    const batch = await lockBatch(tx, number)
    if (!batch) return { ok: false, reason: 'no-such-batch' }
    if (batch.status !== 'proposed') return { ok: false, reason: 'not-waiting' }
    await lockReleaser(tx, colleague.id)
    const since = new Date(now.getTime() - ALONE_HOURS * 60 * 60_000)
    const alone = await releasedAloneSince(tx, colleague.id, since)
    if (needsAnother(batch, colleague, alone)) return { ok: false, reason: 'needs-another' }

    const standing = await lookAgain(tx, engines, batch, now)
    if (standing.length === 0) return { ok: false, reason: 'empty' }
    const payouts = standing.flatMap(({ payout, why }) => (why ? [{ number: payout.number, why }] : []))
    if (payouts.length > 0) return { ok: false, reason: 'not-payable', payouts }

    await releasePayouts(tx, engines, storefronts, { colleague, batch, standing, now })
    return { ok: true }
  })
}

/** Between preparing and releasing, accounts change, devices turn out to be stolen, and prices are corrected. */
async function lookAgain(tx: Transaction, { vault }: Needs, batch: Batch, now: Date): Promise<Standing[]> {
  const rules = await findRules({ db: tx, now: () => now })
  const standing: Standing[] = []
  for (const payout of await payoutsOf(tx, batch.id)) {
    if (payout.status !== 'proposed') continue
    const trade = (await lockTradeToPay(tx, vault, payout.tradeId, payout.id))!
    // What was accepted since the batch was prepared waits for the next one.
    const later = new Set(openItems(trade).filter(({ id }) => !isIn(payout, id)))
    const { items, total } = dueNow({ ...trade, items: trade.items.filter((item) => !later.has(item)) })
    const isSame = total === payout.cents && items.length === payout.items.length
    standing.push({ payout, trade, why: whyNotPayable(rules, trade, now) ?? (isSame ? undefined : 'changed') })
  }
  return standing
}

const isIn = ({ items }: PayoutLine, id: string): boolean => items.some((item) => item.id === id)

type Release = { colleague: Colleague; batch: Batch; standing: readonly Standing[]; now: Date }

async function releasePayouts(
  tx: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  { colleague, batch, standing, now }: Release,
): Promise<void> {
  for (const { payout, trade } of standing) {
    const accepted = trade.items.filter(({ id, status }) => isIn(payout, id) && status === 'ACCEPTED')
    if (accepted.length > 0) {
      const itemIds = accepted.map(({ id }) => id)
      const move = { tradeId: trade.id, itemIds, event: 'batch', actor: asColleague(colleague) } as const
      const evidence = [payout.number]
      const moved = await moveItemsWithin(tx, engines, storefronts, { ...move, evidence, key: payout.number })
      if (!moved.ok) throw new NotMoved(payout.number, moved.reason)
    }
    await changePayout(tx, payout.id, { status: 'released' })
    if (batch.method === 'none') await settleWithin(tx, engines, storefronts, payout, { reference: '' })
  }
  const transfers = standing.map(({ payout, trade }) => transferOf(payout, trade))
  const file = payoutFile(batch, storefronts.countries[batch.country], transfers.filter(isPaid), now)
  const key = file === undefined ? null : fileKeyOf(batch)
  if (file !== undefined) {
    const sealed = await sealFile(engines.vault, new TextEncoder().encode(file))
    await engines.files.write(key!, sealed, 'application/octet-stream')
  }
  await changeBatch(tx, batch.id, { status: 'released', released: { at: now, by: colleague.id, file: key } })
  const after = { status: 'released', payouts: standing.length, cents: batch.cents, preparedBy: batch.preparer }
  const subject = `payout-batch ${batch.number}`
  await writeAudit(
    tx,
    colleague,
    { action: 'payout-batch.release', subject, before: { status: batch.status }, after },
    now,
  )
}

type MaybeTransfer = Omit<Transfer, 'payee'> & { payee: TradeToPay['payee'] }

const transferOf = ({ number, cents }: PayoutLine, { number: trade, payee }: TradeToPay): MaybeTransfer => ({
  number,
  tradeNumber: formatTradeNumber(trade),
  cents,
  payee,
})

const isPaid = (transfer: MaybeTransfer): transfer is Transfer => transfer.payee.kind !== 'none'
