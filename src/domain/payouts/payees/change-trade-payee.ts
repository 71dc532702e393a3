import { payeeHint, readPayee } from '#domain/accounts/payees/payee.ts'
import type { PayeeField } from '#domain/accounts/payees/payment-type.ts'
import type { Problems } from '#domain/accounts/profile/seller.ts'
import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { asColleague } from '#domain/trades/lifecycle/actor.ts'
import { may } from '#domain/staff/permissions.ts'
import { moveItemsWithin } from '#domain/trades/lifecycle/move-items.ts'
import { sealPayee } from '#domain/trades/sale/payee/sealed-payee.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'
import { NotMoved } from '#domain/payouts/batches/not-moved.ts'
import { notifyNewPayee } from './notify-new-payee.ts'
import { changeTradeToPay, lockTradeToPay } from '#domain/payouts/batches/trade-to-pay-store.ts'

export type ChangePayeeResult =
  | { ok: true; hint: string }
  | { ok: false; reason: 'not-yours-to-do' | 'nothing-failed' }
  | { ok: false; reason: 'invalid'; problems: Problems<PayeeField> }

export type NewPayee = { paymentType: string; form: Readonly<Record<string, unknown>> }

/**
 * Another account for a trade whose money came back. It waits for a day before anything is paid to it: whoever got hold of
 * somebody's mailbox should not get his money as well.
 */
export async function changeTradePayee(
  engines: Pick<Engines, 'db' | 'vault' | 'mail' | 'now'>,
  storefronts: Storefronts,
  by: 'seller' | Colleague,
  tradeId: string,
  { paymentType, form }: NewPayee,
): Promise<ChangePayeeResult> {
  const { db, vault, now: clock } = engines
  if (by !== 'seller' && !may(by, 'trades.decide')) return { ok: false, reason: 'not-yours-to-do' }
  const read = readPayee(paymentType, form)
  if (!read.ok) return { ok: false, reason: 'invalid', problems: read.problems }
  if (read.payee.kind === 'none') return { ok: false, reason: 'invalid', problems: { iban: 'missing' } }
  const { payee } = read
  return db.transaction().execute(async (tx) => {
    const trade = await lockTradeToPay(tx, vault, tradeId)
    const failed = trade?.items.filter(({ status }) => status === 'PAYOUT_FAILED') ?? []
    if (!trade || failed.length === 0) return { ok: false, reason: 'nothing-failed' }

    const now = clock()
    const hint = payeeHint(payee)
    await changeTradeToPay(tx, tradeId, { payee: { sealed: sealPayee(vault, payee), hint, paymentType, at: now } })
    const actor = by === 'seller' ? ({ kind: 'seller' } as const) : asColleague(by)
    const itemIds = failed.map(({ id }) => id)
    const moved = await moveItemsWithin(tx, engines, storefronts, { tradeId, itemIds, event: 'fixed', actor })
    if (!moved.ok) throw new NotMoved(formatTradeNumber(trade.number), moved.reason)
    await notifyNewPayee(tx, engines, storefronts, tradeId)
    if (by !== 'seller') {
      const change = { action: 'payee.change', subject: `trade ${formatTradeNumber(trade.number)}` }
      const before = { payee: trade.payeeHint, paymentType: trade.paymentType }
      await writeAudit(tx, by, { ...change, before, after: { payee: hint, paymentType } }, now)
    }
    return { ok: true, hint }
  })
}
