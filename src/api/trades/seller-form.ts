import * as v from 'valibot'
import { payeeFields } from '#domain/accounts/payees/payment-type.ts'
import { sellerFields } from '#domain/accounts/profile/seller.ts'
import { declarations, type NewTrade } from '#domain/trades/sale/new-trade.ts'
import { idIn } from '#api/catalogue/json-ld.ts'

export const text = v.pipe(v.string(), v.maxLength(300))

const payee = v.union([
  v.strictObject({ paymentAccount: text }),
  v.strictObject(v.entriesFromList(payeeFields, v.exactOptional(text))),
])

/** What every seller fills in: who he is, where the money goes, and what he says yes to. */
export const sellerForm = {
  seller: v.strictObject(v.entriesFromList(sellerFields, text)),
  paymentType: v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'is no code')),
  payee,
  declared: v.strictObject(v.entriesFromList(declarations, v.boolean())),
}

/** Stored accounts are named by their address. */
export const namedPayee = (given: v.InferOutput<typeof payee>): NewTrade['payee'] =>
  'paymentAccount' in given ? { paymentAccount: idIn('customer_payment_accounts', given.paymentAccount) } : given
