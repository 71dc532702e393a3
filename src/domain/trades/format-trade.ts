import { NOTHING_TO_PAY, paymentWord } from '#domain/accounts/payees/payment-type.ts'
import type { Cents } from '#shop/money/money.ts'
import type { Translate, MessageKey } from '#shop/messages/messages.ts'
import type { StoredTrade } from './trade.ts'
import type { ItemState } from './lifecycle/trade-status.ts'

/** What a seller has to do before the parcel is closed, in the order in which it is done. */
export const checklist = ['signOut', 'erase', 'cards', 'pack', 'send'] as const

/** How the money comes, in a sentence with a place for the account. */
export function payoutWords({ paymentType }: Pick<StoredTrade, 'paymentType'>) {
  const way = paymentType === NOTHING_TO_PAY ? 'none' : paymentWord(paymentType)
  return `trade.pay.${way}` as const satisfies MessageKey
}

/** Three of a kind are told in one line. */
export const piecesText = (pieces: number, name: string): string => (pieces === 1 ? name : `${pieces} × ${name}`)

type PaidDevice = { promised: Cents; cents: Cents; status: ItemState }

/** What a device pays. One that pays nothing says why: an amount of nothing tells nobody anything. */
export function formatAmount(
  t: Translate,
  money: (amount: Cents) => string,
  { promised, cents, status }: PaidDevice,
): string {
  if (cents > 0) return money(cents)
  return promised === 0 ? t('cart.recycling') : t(`trade.item.${status}`)
}
