import { paymentKind } from '#domain/accounts/payment-type.ts'
import { NOTHING_TO_PAY } from '#domain/accounts/payee.ts'
import type { WordKey } from '#shop/words.ts'
import type { StoredTrade } from './trade.ts'

/** What a seller has to do before the parcel is closed, in the order in which it is done. */
export const checklist = ['signOut', 'erase', 'cards', 'pack', 'send'] as const

/** How the money comes, in a sentence with a place for the account. */
export function payoutWords({ paymentType }: Pick<StoredTrade, 'paymentType'>) {
  const way = paymentType === NOTHING_TO_PAY ? 'none' : paymentKind(paymentType) === 'paypal' ? 'paypal' : 'bank'
  return `trade.pay.${way}` as const satisfies WordKey
}

/** Three of a kind are told in one line. */
export const piecesText = (pieces: number, name: string): string => (pieces === 1 ? name : `${pieces} × ${name}`)
