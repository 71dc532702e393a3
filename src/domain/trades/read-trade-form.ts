import { readPayee, type Payee } from '#domain/accounts/payee.ts'
import { readSeller, type FieldProblem, type Seller, type SellerCountry } from '#domain/accounts/seller.ts'
import { declarations, type Company, type NewTrade, type TradeField } from './new-trade.ts'

export type TradeProblems = Partial<Record<TradeField, FieldProblem>>

/** What the seller fills in; the rest of a trade is the cart. */
export type TradeForm = Omit<NewTrade, 'lines' | 'voucher'>

type Reading = { ok: true; seller: Seller & Partial<Company>; payee: Payee } | { ok: false; problems: TradeProblems }

const LONGEST_COMPANY = 120

/** German numbers only: companies sell in Germany. */
const vatIdShape = /^DE\d{9}$/

function companyProblems({ company, vatId }: Company): TradeProblems {
  const packed = vatId.replaceAll(/\s/g, '').toUpperCase()
  return {
    ...(company.trim() === '' && { company: 'missing' as const }),
    ...(company.length > LONGEST_COMPANY && { company: 'too-long' as const }),
    ...(!vatIdShape.test(packed) && { vatId: packed === '' ? ('missing' as const) : ('invalid' as const) }),
  }
}

function declarationProblems({ declared, business }: TradeForm): TradeProblems {
  const wanted = declarations.filter((declaration) => declaration !== 'privateSale' || business === null)
  return Object.fromEntries(wanted.filter((each) => !declared[each]).map((each) => [each, 'missing' as const]))
}

/** The seller and where the money goes, or everything that is wrong, at once. The same in the browser and on the server. */
export function readTradeForm(country: SellerCountry, form: TradeForm, now: Date): Reading {
  const seller = readSeller(country, form.seller, now)
  const payee = readPayee(form.paymentType, form.payee)
  const problems: TradeProblems = {
    ...(!seller.ok && seller.problems),
    ...(!payee.ok && payee.problems),
    ...(form.business && companyProblems(form.business)),
    ...declarationProblems(form),
  }
  if (!seller.ok || !payee.ok || Object.keys(problems).length > 0) return { ok: false, problems }
  return { ok: true, seller: { ...seller.seller, ...form.business }, payee: payee.payee }
}
