import { readPayee, type Payee } from '#domain/accounts/payee.ts'
import { needsIdentityCheck } from '#domain/cart/business-cap.ts'
import type { Segment } from '#domain/catalogue/base-price.ts'
import { undecidedStates, type ItemState } from '#domain/trades/trade-status.ts'
import type { CountryCode } from '#shop/country.ts'
import { sumCents, type Cents } from '#shop/money.ts'
import { PAYEE_FREEZE_HOURS, type PayoutMethod } from './payout.ts'
import { voucherShare, type TradeVoucher } from './voucher-share.ts'

export type ItemToPay = {
  id: string
  cents: Cents
  status: ItemState
  since: Date
  /** Whether it stands in a payout that waits, is on its way or has arrived. */
  inPayout: boolean
}

/** A trade as finance sees it. */
export type TradeToPay = {
  id: string
  number: number
  country: CountryCode
  segment: Segment
  paymentType: string
  payee: Payee
  payeeHint: string
  payeeChangedAt: Date | null
  splitPayout: boolean
  /** Why nothing may be paid, in the words of whoever said so. */
  hold: string | null
  identityCheck: boolean
  identityConfirmed: boolean
  voucher: TradeVoucher | null
  voucherPaid: Cents
  items: readonly ItemToPay[]
}

export type WhyNotPayable = 'undecided' | 'no-payee' | 'payee-frozen' | 'identity-missing' | 'on-hold'

/** Accepted, or with a new account after the first one was refused; and in no payout yet. */
export const openItems = ({ items }: Pick<TradeToPay, 'items'>): ItemToPay[] =>
  items.filter(({ status, inPayout }) => !inPayout && (status === 'ACCEPTED' || status === 'PAYOUT_PENDING'))

/** These devices stay with us, whether or not their money has arrived. */
const keptStates: ReadonlySet<ItemState> = new Set(['ACCEPTED', 'PAYOUT_PENDING', 'PAYOUT_FAILED', 'PAID'])

const isKept = ({ status }: ItemToPay): boolean => keptStates.has(status)

export type Amounts = { items: ItemToPay[]; itemCents: Cents; voucherCents: Cents; cents: Cents }

/** What this trade is paid now. */
export function amountsOf(trade: TradeToPay): Amounts {
  const items = openItems(trade)
  const itemCents = sumCents(items.map(({ cents }) => cents))
  const kept = trade.items.filter(isKept).map(({ cents }) => cents)
  const voucherCents = voucherShare(trade.voucher, { kept, alreadyPaid: trade.voucherPaid })
  return { items, itemCents, voucherCents, cents: sumCents([itemCents, voucherCents]) }
}

/** How the money gets there: not at all, if there is none. */
export const methodOf = ({ payee }: Pick<TradeToPay, 'payee'>, { cents }: Pick<Amounts, 'cents'>): PayoutMethod =>
  cents === 0 ? 'none' : payee.kind

/** France keeps a register of who sold what; everywhere large sums need to know who gets them. */
export const needsIdentity = ({ country, segment, identityCheck, items }: TradeToPay): boolean =>
  country === 'fr' ||
  identityCheck ||
  (segment === 'consumer' && needsIdentityCheck(sumCents(items.filter(isKept).map(({ cents }) => cents))))

const HOUR = 60 * 60_000

export const frozenUntil = ({ payeeChangedAt }: Pick<TradeToPay, 'payeeChangedAt'>): Date | null =>
  payeeChangedAt && new Date(payeeChangedAt.getTime() + PAYEE_FREEZE_HOURS * HOUR)

/** The first reason why this trade cannot be paid now, or none. */
export function whyNotPayable(trade: TradeToPay, now: Date): WhyNotPayable | undefined {
  const states = trade.items.map(({ status }) => status)
  // A device that may be stolen holds up the whole trade, whatever its seller chose.
  if (trade.hold !== null || states.includes('SUSPENDED')) return 'on-hold'
  if (!trade.splitPayout && states.some((state) => undecidedStates.has(state))) return 'undecided'
  if (needsIdentity(trade) && !trade.identityConfirmed) return 'identity-missing'
  const { cents } = amountsOf(trade)
  if (cents === 0) return undefined
  if (!isReachable(trade)) return 'no-payee'
  return (frozenUntil(trade)?.getTime() ?? 0) > now.getTime() ? 'payee-frozen' : undefined
}

/** The account is looked at again, because what was right a year ago may have been changed by hand since. */
function isReachable({ payee, paymentType }: TradeToPay): boolean {
  if (payee.kind === 'none') return false
  const { kind: _, ...form } = payee
  const read = readPayee(paymentType, form)
  return read.ok && read.payee.kind === payee.kind
}
