import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { ask } from '#tests/support/services/shops/shop-under-test.ts'
import type { Answer } from './visit.ts'
import { seller } from '#tests/support/fixtures/seller.ts'

type Method = 'GET' | 'POST'

/** The device that tests sell, with answers that lead to an offer of grade B. */
export const usedPhone = {
  device: 'apple-iphone-14-128-gb',
  answers: {
    OWNERSHIP: ['YES'],
    LOCK: ['REMOVED'],
    SIMLOCK: ['FREE'],
    REGION: ['EU'],
    NEW: ['USED'],
    POWER: ['YES'],
    FUNCTIONS: ['ALL_OK'],
    DISPLAY_FUNCTION: ['OK'],
    DISPLAY_GLASS: ['HAIRLINES'],
    HOUSING: ['LIGHT'],
    BATTERY: ['GE_85'],
    LIQUID: ['NO'],
    REPAIR: ['NEVER'],
    ACCESSORIES: ['CABLE'],
  },
}

/** A visitor who keeps the cookie that the shop gave him. */
export async function openSession(host: string, visit: typeof ask = ask) {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const opened = await visit(host, '/api/visitor', { method: 'POST', headers })
  const cookie = opened.headers['set-cookie']![0]!.split(';')[0]!

  return (
    method: Method,
    path: string,
    body?: unknown,
    at = host,
    more: Record<string, string> = {},
  ): Promise<Answer> =>
    visit(at, path, {
      method,
      headers: { ...headers, cookie, ...more },
      // Text is sent as it is: some tests send what is not JSON.
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
}

/** A trade as the checkout sends it: one offer, paid to a bank account. */
export const tradeOf = (country: CountryCode, offerId: string) => ({
  lines: [{ offerId, quantity: 1 }],
  voucher: null as string | null,
  business: null as { company: string; vatId: string; taxMode: string } | null,
  seller: seller(country),
  paymentType: '13',
  payee: { holder: 'Ana Muster', iban: countries[country].ibanExample } as Record<string, string>,
  declared: { owner: true, privateSale: true, terms: true },
})

/** What only a company says about itself. */
export const company = { company: 'Muster GmbH', vatId: 'DE136695976', taxMode: 'standard' }

/** The same for a company, which has neither a birthday nor anything private to sell. */
export const companyTradeOf = (offerId: string) => {
  const { seller: contact, ...trade } = tradeOf('de', offerId)
  const declared = { owner: true, privateSale: false, terms: true }
  return { ...trade, business: company, seller: { ...contact, birthdate: '' }, declared }
}

/** What a visitor of a host sells with: only companies sell in their widget. */
export const tradeAt = (host: string, country: CountryCode, offerId: string) =>
  host === 'b2bwidget' ? companyTradeOf(offerId) : tradeOf(country, offerId)

let lastAddress = 0

/** The shop counts requests by address. Behind a proxy that it trusts, everybody can have one of his own. */
export function fromSomewhere(): { 'x-forwarded-for': string } {
  lastAddress += 1
  return { 'x-forwarded-for': `10.${(lastAddress >> 16) & 255}.${(lastAddress >> 8) & 255}.${lastAddress & 255}` }
}
