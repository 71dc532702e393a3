import { ibanLength } from '#domain/accounts/payees/iban.ts'
import { readPayee } from '#domain/accounts/payees/payee.ts'
import { readSellerFields } from '#domain/accounts/profile/seller.ts'
import { readTradeForm } from '#domain/trades/sale/read-trade-form.ts'

/** The rules by which the server judges what sellers write. They are fetched once a form stands there (`use-draft-form.ts`). */
export const rules = { readTradeForm, readSellerFields, readPayee, ibanLength }

export type Rules = typeof rules
