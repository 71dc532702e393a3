import { readPayee, type Payee } from '#domain/accounts/payee.ts'
import { internationalPhone } from '#domain/accounts/phone.ts'
import { readSeller, type FieldProblem, type Seller } from '#domain/accounts/seller.ts'
import type { Country } from '#shop/country.ts'
import { declarations, type Company, type NewTrade, type TradeField } from './new-trade.ts'

type Fields = Partial<Record<TradeField, FieldProblem>>

type Checked = { ok: true; seller: Seller & Partial<Company>; payee: Payee } | { ok: false; fields: Fields }

const LONGEST_COMPANY = 120

/** German numbers only: companies sell in Germany. */
const vatIdShape = /^DE\d{9}$/

function companyProblems({ company, vatId }: Company): Fields {
  const packed = vatId.replaceAll(/\s/g, '').toUpperCase()
  return {
    ...(company.trim() === '' && { company: 'missing' as const }),
    ...(company.length > LONGEST_COMPANY && { company: 'too-long' as const }),
    ...(!vatIdShape.test(packed) && { vatId: packed === '' ? ('missing' as const) : ('invalid' as const) }),
  }
}

function declarationProblems({ declared, business }: NewTrade): Fields {
  const wanted = declarations.filter((declaration) => declaration !== 'privateSale' || business === null)
  return Object.fromEntries(wanted.filter((each) => !declared[each]).map((each) => [each, 'missing' as const]))
}

/** Everything that is wrong with a form, at once. */
export function checkSeller(country: Country, trade: NewTrade, now: Date): Checked {
  const seller = readSeller(country, trade.seller, now)
  const payee = readPayee(trade.paymentType, trade.payee)
  const phone = seller.ok ? internationalPhone(country, seller.seller.phone) : undefined
  const fields: Fields = {
    ...(seller.ok ? phone === undefined && { phone: 'invalid' as const } : seller.problems),
    ...(!payee.ok && payee.problems),
    ...(trade.business && companyProblems(trade.business)),
    ...declarationProblems(trade),
  }
  if (!seller.ok || !payee.ok || Object.keys(fields).length > 0) return { ok: false, fields }
  return { ok: true, seller: { ...seller.seller, ...trade.business, phone: phone! }, payee: payee.payee }
}
