import type { Screen } from '#shop/screens/screens.ts'
import { forCompanies } from './for-companies.ts'
import type { PageMessageKey, MessageKey, Messages } from './messages.ts'

/** What stands around every page is said in these words; they come with the storefront's scripts. */
export const frameMessages = ['site', 'category', 'content', 'error'] as const

export type FrameMessageKey = Extract<MessageKey, `${(typeof frameMessages)[number]}.${string}`>

/** What only some screens say comes with their pages: nobody loads words that are not said to him. */
const screenMessages: Record<Screen, readonly string[]> = {
  home: ['home', 'catalogue', 'recognition', 'video'],
  overview: ['catalogue'],
  product: ['catalogue', 'product', 'offer'],
  sellCategory: ['catalogue', 'sell', 'imei', 'video'],
  contact: ['contact'],
  checkout: ['checkout', 'cart', 'login', 'field'],
  thankYou: ['thankYou', 'trade', 'reviewConsent', 'login', 'field'],
  trade: ['trade', 'documents', 'reviewConsent'],
  review: ['review'],
  content: ['page', 'calculator', 'privacy'],
  businessLanding: ['business'],
  deviceList: ['deviceList'],
  deviceListResult: ['deviceList'],
  businessQuoteRequest: ['businessQuote', 'checkout', 'field'],
  businessQuote: ['businessQuote', 'trade', 'checkout', 'field'],
  accountOverview: ['account', 'login', 'field', 'trade'],
  accountRegister: ['account', 'login', 'loginLetters', 'checkout', 'field'],
  accountActivation: ['account', 'login', 'loginLetters', 'field'],
  accountManagement: ['account', 'login', 'field', 'checkout'],
  accountAddressChange: ['account', 'login', 'field', 'checkout'],
  accountPaymentChange: ['account', 'login', 'field', 'checkout'],
  accountPasswordReset: ['account', 'login', 'loginLetters', 'field'],
  accountPasswordForgot: ['account', 'login', 'loginLetters', 'field'],
  clarification: ['clarification'],
  clarificationQuickAnswer: ['clarification'],
  newsletterEnrich: ['newsletter'],
  newsletterUnsubscribe: ['newsletter'],
  newsletterUnsubscribeSuccess: ['newsletter'],
  // Its form is that of the newsletter.
  priceWatch: ['priceWatch', 'newsletter'],
  privacyChoices: ['privacy'],
  errorReportingTest: ['errorTest'],
}

const topic = (key: string): string => key.slice(0, key.indexOf('.'))

type Said = Partial<Messages<PageMessageKey>>

/** A language has some hundred words for thirty screens, and none of them changes: each screen's are looked for once. */
const known = new WeakMap<Messages, Map<string, Said>>()

/** The words that a screen says besides those of its frame. An unknown address has no screen and needs none. */
export function messagesForScreen(messages: Messages, screen: Screen | undefined, toCompanies = false): Said {
  if (screen === undefined) return {}
  const ofLanguage = known.get(messages) ?? new Map<string, Said>()
  known.set(messages, ofLanguage)
  const name = `${screen} ${toCompanies}`
  const said = ofLanguage.get(name) ?? findMessages(messages, screen, toCompanies)
  ofLanguage.set(name, said)
  return said
}

function findMessages(messages: Messages, screen: Screen, toCompanies: boolean): Said {
  const topics = screenMessages[screen]
  const said = Object.fromEntries(Object.entries(messages).filter(([key]) => topics.includes(topic(key))))
  return toCompanies ? forCompanies(said, messages) : said
}
