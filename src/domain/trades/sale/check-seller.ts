import type { Payee } from '#domain/accounts/payees/payee.ts'
import { internationalPhone } from '#domain/accounts/profile/phone.ts'
import type { Seller } from '#domain/accounts/profile/seller.ts'
import type { Country } from '#shop/countries/country.ts'
import type { Company, NewTrade } from './new-trade.ts'
import { readTradeForm, type TradeProblems } from './read-trade-form.ts'

type Checked = { ok: true; seller: Seller & Partial<Company>; payee: Payee } | { ok: false; fields: TradeProblems }

/** The rules of the form, and the one that only the server can know: whether the phone number exists. */
export function checkSeller(country: Country, trade: NewTrade, now: Date): Checked {
  const read = readTradeForm(country, trade, now)
  const phone = internationalPhone(country, trade.seller.phone)
  const fields: TradeProblems = {
    ...(phone === undefined && { phone: 'invalid' }),
    ...(!read.ok && read.problems),
  }
  if (!read.ok || phone === undefined) return { ok: false, fields }
  return { ok: true, seller: { ...read.seller, phone }, payee: read.payee }
}
