import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { Engines } from '#engines/engines.ts'
import { payoutOf } from '#domain/trades/money/payout-of.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { payoutsOfTrade } from './batch-store.ts'
import { openIdentity } from '#domain/payouts/payees/identity.ts'
import { identityOf } from '#domain/payouts/payees/identity-store.ts'
import { dueNow, frozenUntil, needsIdentity, whyNotPayable } from './payable.ts'
import { receiptsOfTrade } from '#domain/payouts/receipts/receipt-store.ts'
import { tradeToPayByNumber } from './trade-to-pay-store.ts'

/** Everything about the money of one trade, for colleagues. */
export async function findPayoutOfTrade({ db, vault, now }: Pick<Engines, 'db' | 'vault' | 'now'>, number: number) {
  const trade = await tradeToPayByNumber(db, vault, number)
  if (!trade) return undefined
  const [rules, payouts, receipts, identity] = await Promise.all([
    findRules({ db, now }),
    payoutsOfTrade(db, trade.id),
    receiptsOfTrade(db, trade.id),
    identityOf(db, trade.id),
  ])
  const due = dueNow(trade)
  return {
    id: trade.id,
    number: trade.number,
    country: trade.country,
    payeeHint: trade.payeeHint,
    splitPayout: trade.splitPayout,
    hold: trade.hold,
    hasFailed: trade.items.some(({ status }) => status === 'PAYOUT_FAILED'),
    pieces: trade.items.length,
    payout: payoutOf(trade),
    due,
    why: due.items.length === 0 ? undefined : whyNotPayable(rules, trade, now()),
    frozenUntil: frozenUntil(trade),
    needsIdentity: needsIdentity(rules, trade),
    identity: identity && {
      ...openIdentity(vault, identity.document),
      writtenBy: identity.writtenBy,
      writtenAt: identity.writtenAt,
      confirmedAt: identity.confirmedAt,
    },
    payouts,
    receipts: receipts.map(({ number: receipt, issuedAt, cents }) => ({ number: receipt, issuedAt, cents })),
  }
}

export type SellerDuties = {
  /** The bank did not take the account. */
  payee: boolean
  /** We have to know who he is: not yet, told but not yet compared, or done. */
  identity: 'none' | 'asked' | 'told' | 'confirmed'
  /** He could be paid for what is decided, without waiting for the rest. */
  canSplit: boolean
}

/** What the seller can do for his money. */
export async function findSellerDuties(
  { db, vault, now }: Pick<Engines, 'db' | 'vault' | 'now'>,
  trade: Pick<Trade, 'id' | 'number'>,
): Promise<SellerDuties> {
  const [rules, toPay, identity] = await Promise.all([
    findRules({ db, now }),
    tradeToPayByNumber(db, vault, trade.number),
    identityOf(db, trade.id),
  ])
  const states = toPay!.items.map(({ status }) => status)
  const waits =
    states.includes('ACCEPTED') && whyNotPayable(rules, { ...toPay!, hold: null }, new Date(0)) === 'undecided'
  const asked =
    needsIdentity(rules, toPay!) && states.some((state) => state === 'ACCEPTED' || state === 'PAYOUT_PENDING')
  return {
    payee: states.includes('PAYOUT_FAILED'),
    identity: identity?.confirmedAt ? 'confirmed' : identity ? 'told' : asked ? 'asked' : 'none',
    canSplit: waits,
  }
}
