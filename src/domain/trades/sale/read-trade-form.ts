import { readPayee, type Payee } from '#domain/accounts/payees/payee.ts'
import {
  readSeller,
  readSellerFields,
  sellerFields,
  type FieldProblem,
  type Seller,
  type SellerCountry,
} from '#domain/accounts/profile/seller.ts'
import { declarations, type Company, type NewTrade, type TradeField } from './new-trade.ts'
import { readCompany } from './read-company.ts'

export type TradeProblems = Partial<Record<TradeField, FieldProblem>>

/** What the seller fills in; the rest of a trade is the cart. */
export type TradeForm = Omit<NewTrade, 'lines' | 'voucher'>

type Reading = { ok: true; seller: Seller & Partial<Company>; payee: Payee } | { ok: false; problems: TradeProblems }

/** Who acts for a company is of no age that matters. */
const contactFields = sellerFields.filter((field) => field !== 'birthdate')

function readPerson(country: SellerCountry, { seller, business }: TradeForm, now: Date) {
  if (!business) return readSeller(country, seller, now)
  const contact = readSellerFields(contactFields, country, seller, now)
  return contact.ok ? { ok: true as const, seller: { ...contact.values, birthdate: '' } } : contact
}

function declarationProblems({ declared, business }: TradeForm): TradeProblems {
  const wanted = declarations.filter((declaration) => declaration !== 'privateSale' || business === null)
  return Object.fromEntries(wanted.filter((each) => !declared[each]).map((each) => [each, 'missing' as const]))
}

/** The seller and where the money goes, or everything that is wrong, at once. The same in the browser and on the server. */
export function readTradeForm(country: SellerCountry, form: TradeForm, now: Date): Reading {
  const seller = readPerson(country, form, now)
  const company = form.business && readCompany(form.business)
  const payee = readPayee(form.paymentType, form.payee)
  const problems: TradeProblems = {
    ...(!seller.ok && seller.problems),
    ...(!payee.ok && payee.problems),
    ...(company && !company.ok && company.problems),
    ...declarationProblems(form),
  }
  if (!seller.ok || !payee.ok || Object.keys(problems).length > 0) return { ok: false, problems }
  return { ok: true, seller: { ...seller.seller, ...(company?.ok && company.company) }, payee: payee.payee }
}
