import type { Screen } from '#shop/screens/screens.ts'

/** What kind of page each screen is, in the words of the data layer. */
const pageTypes: Record<Screen, string> = {
  home: 'home',
  overview: 'overview',
  product: 'product',
  sellCategory: 'category',
  contact: 'contact',
  checkout: 'checkout',
  thankYou: 'thank-you',
  trade: 'trade',
  review: 'review',
  content: 'content',
  businessLanding: 'business',
  deviceList: 'business',
  deviceListResult: 'business',
  businessQuoteRequest: 'business',
  businessQuote: 'business',
  accountOverview: 'account',
  accountRegister: 'account',
  accountActivation: 'account',
  accountManagement: 'account',
  accountAddressChange: 'account',
  accountPaymentChange: 'account',
  accountPasswordReset: 'account',
  accountPasswordForgot: 'account',
  clarification: 'clarification',
  clarificationQuickAnswer: 'clarification',
  newsletterEnrich: 'newsletter',
  newsletterUnsubscribe: 'newsletter',
  newsletterUnsubscribeSuccess: 'newsletter',
  priceWatch: 'price-watch',
  privacyChoices: 'privacy',
  errorReportingTest: 'test',
}

export const pageTypeOf = (screen: Screen | '404'): string => (screen === '404' ? screen : pageTypes[screen])
