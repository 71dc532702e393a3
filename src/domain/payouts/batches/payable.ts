import { readPayee, type Payee } from '#domain/accounts/payees/payee.ts'
import { needsIdentityCheck } from '#domain/cart/business-cap.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { keptPayout, payoutFor, type ItemFacts, type Payout, type TradeFacts } from '#domain/trades/money/payout-of.ts'
import { undecidedStates } from '#domain/trades/lifecycle/trade-status.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { PAYEE_FREEZE_HOURS, type PayoutMethod } from './payout.ts'

export type ItemToPay = ItemFacts & {
  since: Date
  /** Whether it stands in a payout that waits, is on its way or has arrived. */
  inPayout: boolean
}

/** A trade as finance sees it. */
export type TradeToPay = Omit<TradeFacts, 'items'> & {
  id: string
  number: number
  country: CountryCode
  paymentType: string
  payee: Payee
  payeeHint: string
  payeeChangedAt: Date | null
  splitPayout: boolean
  /** Why nothing may be paid, in the words of whoever said so. */
  hold: string | null
  identityCheck: boolean
  identityConfirmed: boolean
  items: readonly ItemToPay[]
}

export type WhyNotPayable = 'undecided' | 'no-payee' | 'payee-frozen' | 'identity-missing' | 'on-hold'

/** Accepted, or with a new account after the first one was refused; and in no payout yet. */
export const openItems = ({ items }: Pick<TradeToPay, 'items'>): ItemToPay[] =>
  items.filter(({ status, inPayout }) => !inPayout && (status === 'ACCEPTED' || status === 'PAYOUT_PENDING'))

/** What this trade is paid now. */
export const dueNow = (trade: TradeToPay): Payout => payoutFor(trade, new Set(openItems(trade).map(({ id }) => id)))

/** How the money gets there: not at all, if there is none. */
export const methodOf = ({ payee }: Pick<TradeToPay, 'payee'>, { total }: Pick<Payout, 'total'>): PayoutMethod =>
  total === 0 ? 'none' : payee.kind

/** Some countries want a register of who sold what; everywhere large sums need to know who gets them. */
export const needsIdentity = (rules: RuleSet, trade: TradeToPay): boolean =>
  countries[trade.country].purchaseRegister ||
  trade.identityCheck ||
  (trade.segment === 'consumer' && needsIdentityCheck(rules, keptPayout(trade).itemTotal))

const HOUR = 60 * 60_000

export const frozenUntil = ({ payeeChangedAt }: Pick<TradeToPay, 'payeeChangedAt'>): Date | null =>
  payeeChangedAt && new Date(payeeChangedAt.getTime() + PAYEE_FREEZE_HOURS * HOUR)

/** The first reason why this trade cannot be paid now, or none. */
export function whyNotPayable(rules: RuleSet, trade: TradeToPay, now: Date): WhyNotPayable | undefined {
  const states = trade.items.map(({ status }) => status)
  // A device that may be stolen holds up the whole trade, whatever its seller chose.
  if (trade.hold !== null || states.includes('SUSPENDED')) return 'on-hold'
  if (!trade.splitPayout && states.some((state) => undecidedStates.has(state))) return 'undecided'
  if (needsIdentity(rules, trade) && !trade.identityConfirmed) return 'identity-missing'
  if (dueNow(trade).total === 0) return undefined
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
