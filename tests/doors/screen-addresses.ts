import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/country.ts'
import type { Screen } from '#shop/screens.ts'

const samples = {
  overview: 'apple',
  pdp: 'apple-iphone-14-128-gb',
  id: '4711',
  trade: '8150',
  offerid: '99',
  emailHash: 'a1b2c3d4e5f6',
  token: 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE',
}

/** Written down from the specification by hand, so that the table of the shop is checked against it, not against itself. */
const own: Record<CountryCode, Partial<Record<Screen, string>>> = {
  at: german(),
  de: {
    ...german(),
    businessLanding: '/b2b/ankaufsportal',
    deviceList: '/b2b/geraeteliste',
    deviceListResult: `/b2b/geraeteliste/${samples.token}`,
    businessQuoteRequest: '/b2b/angebot',
    businessQuote: `/b2b/angebot/${samples.token}`,
  },
  es: {
    overview: `/productos/todos-los-articulos-${samples.overview}`,
    product: `/productos/${samples.pdp}`,
    sellCategory: '/vender/movil',
    contact: '/contacto',
    checkout: '/checkout',
    thankYou: '/thankYou',
  },
  fr: {
    overview: `/produits/apercu-${samples.overview}`,
    product: `/produits/${samples.pdp}`,
    sellCategory: '/catalogue/smartphone',
    contact: '/contact',
    checkout: '/checkout',
    thankYou: '/thankYou',
  },
  it: {
    overview: `/prodotti/panoramica-${samples.overview}`,
    product: `/prodotti/${samples.pdp}`,
    sellCategory: '/catalogo/smartphone',
    contact: '/contatti',
    checkout: '/guardare',
    thankYou: '/grazie',
  },
}

function german(): Partial<Record<Screen, string>> {
  return {
    overview: `/produkte/uebersicht-${samples.overview}`,
    product: `/produkte/${samples.pdp}`,
    sellCategory: '/verkaufen/handy',
    contact: '/kontakt',
    checkout: '/checkout',
    thankYou: '/thankYou',
  }
}

const common: Partial<Record<Screen, string>> = {
  home: '/',
  accountOverview: '/account',
  accountRegister: '/account/register',
  accountActivation: '/account/activation',
  priceWatch: `/price-watch/${samples.pdp}`,
  privacyChoices: '/privacy/choices',
  accountManagement: '/account/management',
  accountPaymentChange: '/account/payment-change',
  accountAddressChange: '/account/address-change',
  accountPasswordReset: '/account/password-reset',
  accountPasswordForgot: '/account/password-forgot',
  newsletterEnrich: '/newsletter/enrich',
  newsletterUnsubscribe: `/newsletter/unsubscribe/${samples.emailHash}`,
  newsletterUnsubscribeSuccess: '/newsletter/unsubscribe/success',
  clarification: `/clarification/${samples.id}/${samples.trade}`,
  clarificationQuickAnswer: `/clarificationQuickAnswer/${samples.id}/${samples.trade}/${samples.offerid}`,
  trade: `/trade/${samples.token}`,
  review: `/review/${samples.token}`,
  errorReportingTest: '/sentry-example-page',
}

/** An address of every screen that a country has. */
export const addressesOf = (code: CountryCode): Partial<Record<Screen, string>> => ({
  ...common,
  ...own[code],
  content: `/content/${countries[code].contentSlugs.terms}`,
})

/** The addresses that are the same in every country, beside the country's own words. */
export const defaultAddresses: [path: string, screen: Screen][] = [
  ['/', 'home'],
  ['/contact', 'contact'],
  ['/checkout', 'checkout'],
  ['/thankYou', 'thankYou'],
  [`/products/${samples.pdp}`, 'product'],
  ['/sell/iphone', 'sellCategory'],
  ['/account/overview', 'accountOverview'],
  ['/account/password/reset', 'accountPasswordReset'],
  ['/account/password/forgot', 'accountPasswordForgot'],
  ['/account/paymentChange', 'accountPaymentChange'],
  ['/account/addressChange', 'accountAddressChange'],
  [`/newsletter/enrich/${samples.emailHash}`, 'newsletterEnrich'],
  [`/newsletter/unsubscribe/${samples.emailHash}`, 'newsletterUnsubscribe'],
]

/** Every form that a link to a question about a device has had. */
export const clarificationAddresses: [path: string, screen: Screen][] = [
  ['/clarification/4711/8150', 'clarification'],
  ['/browser/clarification/id/4711/trade/8150', 'clarification'],
  ['/clarification/4711:8150', 'clarification'],
  ['/clarificationQuickAnswer/4711/8150/99', 'clarificationQuickAnswer'],
  ['/browser/clarificationQuickAnswer/id/4711/trade/8150/offerid/99', 'clarificationQuickAnswer'],
  ['/clarification/clarificationQuickAnswer/4711:8150:99', 'clarificationQuickAnswer'],
]
