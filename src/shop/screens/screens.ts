import type { PathWords } from '#shop/countries/country.ts'

/** Every page a visitor can stand on. */
export const screens = [
  'home',
  'overview',
  'product',
  'sellCategory',
  'contact',
  'checkout',
  'thankYou',
  'trade',
  'review',
  'content',
  'businessLanding',
  'deviceList',
  'deviceListResult',
  'businessQuoteRequest',
  'businessQuote',
  'accountOverview',
  'accountRegister',
  'accountActivation',
  'accountManagement',
  'accountAddressChange',
  'accountPaymentChange',
  'accountPasswordReset',
  'accountPasswordForgot',
  'clarification',
  'clarificationQuickAnswer',
  'newsletterEnrich',
  'newsletterUnsubscribe',
  'newsletterUnsubscribeSuccess',
  'priceWatch',
  'privacyChoices',
  'errorReportingTest',
] as const

export type Screen = (typeof screens)[number]

/** The words that may stand in braces in a path. */
export type RouteParameter =
  | 'slug'
  | 'pdp'
  | 'overview'
  | 'category'
  | 'id'
  | 'trade'
  | 'offerid'
  | 'emailHash'
  | 'token'

/** Pages about one person: search engines stay out, nothing is kept. */
export const isPrivate = (screen: Screen): boolean =>
  /^(account|clarification|newsletter|checkout|thankYou|trade|privacy|review|priceWatch|deviceListResult|businessQuote)/.test(
    screen,
  )

/** Pages beside which questions are answered. Where somebody fills in a form of his own, nothing draws him away from it. */
export const answersQuestions = (screen: Screen): boolean =>
  !isPrivate(screen) && screen !== 'contact' && screen !== 'deviceList'

/** Pages whose address is a secret: no other page, not even our own, is told that somebody comes from there. */
const screensHidingReferrer: ReadonlySet<Screen> = new Set([
  'thankYou',
  'trade',
  'review',
  'businessQuote',
  'accountActivation',
  'accountPasswordReset',
  'clarification',
  'clarificationQuickAnswer',
  'newsletterEnrich',
  'newsletterUnsubscribe',
  'priceWatch',
  'deviceListResult',
])

export const hidesReferrer = (screen: Screen): boolean => screensHidingReferrer.has(screen)

/** Where somebody logs in, changes his account, decides about his device or says what he thinks; never inside another page. */
export const standsAlone = (screen: Screen): boolean => /^(account|clarification|review)/.test(screen)

/** Pages that are the same for everybody, and that search engines may find. */
export const isPublic = (screen: Screen): boolean => !isPrivate(screen) && screen !== 'errorReportingTest'

export const isThankYou = (screen: Screen): boolean => screen === 'thankYou'

/**
 * The paths of a screen in one country. The first is the canonical one; then come the other forms that must keep
 * working: older ones, and the unsuffixed default that is the same everywhere.
 */
export function pathsOf(country: PathWords, screen: Screen): readonly string[] {
  const own = country.routes
  const forCompanies = (...these: (string | null)[]) => (country.features.business ? these : [])
  const paths: Record<Screen, readonly (string | null)[]> = {
    home: ['/'],
    overview: [own.overview],
    product: [own.product, '/products/{pdp}'],
    sellCategory: [own.sellCategory, '/sell/{category}'],
    contact: [own.contact, '/contact'],
    checkout: [own.checkout, '/checkout'],
    thankYou: [own.thankYou, '/thankYou'],
    trade: ['/trade/{token}'],
    review: ['/review/{token}'],
    content: ['/content/{slug}'],
    businessLanding: forCompanies(own.businessLanding, '/b2b/landingpage'),
    deviceList: forCompanies('/b2b/geraeteliste'),
    deviceListResult: forCompanies('/b2b/geraeteliste/{token}'),
    businessQuoteRequest: forCompanies('/b2b/angebot'),
    businessQuote: forCompanies('/b2b/angebot/{token}'),
    accountOverview: ['/account', '/account/overview'],
    accountRegister: ['/account/register'],
    accountActivation: ['/account/activation'],
    accountManagement: ['/account/management'],
    accountAddressChange: ['/account/address-change', '/account/addressChange'],
    accountPaymentChange: ['/account/payment-change', '/account/paymentChange'],
    accountPasswordReset: ['/account/password-reset', '/account/password/reset'],
    accountPasswordForgot: ['/account/password-forgot', '/account/password/forgot'],
    clarification: [
      '/clarification/{id}/{trade}',
      '/browser/clarification/id/{id}/trade/{trade}',
      '/clarification/{id}:{trade}',
    ],
    clarificationQuickAnswer: [
      '/clarificationQuickAnswer/{id}/{trade}/{offerid}',
      '/browser/clarificationQuickAnswer/id/{id}/trade/{trade}/offerid/{offerid}',
      '/clarification/clarificationQuickAnswer/{id}:{trade}:{offerid}',
    ],
    newsletterEnrich: ['/newsletter/enrich', '/newsletter/enrich/{emailHash}'],
    newsletterUnsubscribe: ['/newsletter/unsubscribe/{emailHash}'],
    newsletterUnsubscribeSuccess: ['/newsletter/unsubscribe/success'],
    priceWatch: ['/price-watch/{pdp}'],
    privacyChoices: ['/privacy/choices'],
    errorReportingTest: ['/sentry-example-page'],
  }

  return [...new Set(paths[screen].filter((path) => path !== null))]
}
