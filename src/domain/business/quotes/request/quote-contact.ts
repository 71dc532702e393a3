import { internationalPhone } from '#domain/accounts/profile/phone.ts'
import { readSellerFields, type Problems, type Seller } from '#domain/accounts/profile/seller.ts'
import { taxModes, type Company } from '#domain/trades/sale/new-trade.ts'
import { readCompany } from '#domain/trades/sale/read-company.ts'
import type { Country } from '#shop/countries/country.ts'

const personFields = ['firstName', 'lastName', 'email', 'phone'] as const satisfies readonly (keyof Seller)[]

/** From top to bottom as the form asks for them. */
export const contactFields = ['company', 'vatId', 'taxMode', ...personFields] as const

export type ContactField = (typeof contactFields)[number]

/** Who asks for a quote: a company, and whom to talk to there. */
export type QuoteContact = Company & Pick<Seller, (typeof personFields)[number]>

type Reading = { ok: true; contact: QuoteContact } | { ok: false; problems: Problems<ContactField> }

/** The company in a form, or everything that is wrong with it, at once. */
export function readQuoteContact(country: Country, form: Readonly<Record<ContactField, string>>, now: Date): Reading {
  const taxMode = taxModes.find((mode) => mode === form.taxMode) ?? 'standard'
  const company = readCompany({ company: form.company, vatId: form.vatId, taxMode })
  const person = readSellerFields(personFields, country, form, now)
  const phone = internationalPhone(country, form.phone)
  if (company.ok && person.ok && phone !== undefined) {
    return { ok: true, contact: { ...company.company, ...person.values, phone } }
  }
  const problems: Problems<ContactField> = {
    ...(phone === undefined && { phone: 'invalid' }),
    ...(!company.ok && company.problems),
    ...(!person.ok && person.problems),
  }
  return { ok: false, problems }
}
