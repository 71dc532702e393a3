import type { Screen } from '#shop/screens.ts'

/** What somebody without an account holds in his hands: the words in the links of his letters, and what they lead to. */
export type GuestThings = {
  trade: string
  tradeNumber: string
  receipt: string
  clarification: string
  question: string
  option: string
  photo: string
  businessQuote: string
  deviceList: string
  review: string
  reader: string
  watch: string
  programQuote: string
}

type Key = Exclude<keyof GuestThings, 'tradeNumber' | 'receipt' | 'question' | 'option' | 'photo'>

export type GuestRoute = {
  /** As the description of the API names it, or the name of a screen. */
  route: string
  screen?: Screen
  key: Key
  path(things: GuestThings): string
  body?: object | string
  /** The answer to who has the key; 200 if not said. */
  opened?: number
  /** The answers to everybody else; 404 or, to those who come too late, 410, if not said. */
  closed?: readonly number[]
  /** Paths by which the key of one opens something of another. */
  mixed?(mine: GuestThings, yours: GuestThings): string[]
  /** Makes the key as old as it must not be, or says why it never is. */
  age: string | { never: string }
}

const tradeAge = `update trades set created_at = created_at - interval '181 days' where id = $1`
const questionAge = `update clarifications set opened_at = opened_at - interval '22 days', deadline = deadline - interval '22 days' where id = $1`
const quoteAge = `update business_quotes set changed_at = changed_at - interval '181 days' where id = $1`
const listAge = `update device_lists set created_at = created_at - interval '400 days' where id = $1`

const leavesAnyTime = { never: 'whoever gets letters may end them at any time' }

/** To others the pages of the newsletter say that they do not know the link, and ask for the mailbox. */
const withoutNews = [200, 404]

const oneClick = 'List-Unsubscribe=One-Click'

/** Everything that opens by a key alone. In an order in which each can succeed: what ends something comes last. */
export const guestRoutes = (acceptance: object): readonly GuestRoute[] => [
  {
    route: 'GET /trade/{token}',
    screen: 'trade',
    key: 'trade',
    path: ({ trade }) => `/trade/${trade}`,
    age: tradeAge,
  },
  {
    route: 'GET /api/trades/{token}/label',
    key: 'trade',
    path: ({ trade }) => `/api/trades/${trade}/label`,
    age: tradeAge,
  },
  {
    route: 'GET /api/trades/{token}/papers/{number}',
    key: 'trade',
    path: ({ trade, receipt }) => `/api/trades/${trade}/papers/${receipt}`,
    mixed: ({ trade }, { receipt }) => [`/api/trades/${trade}/papers/${receipt}`],
    age: tradeAge,
  },
  {
    route: 'GET /clarification/{id}/{trade}',
    screen: 'clarification',
    key: 'clarification',
    path: ({ clarification, question }) => `/clarification/${clarification}/${question}`,
    mixed: ({ clarification }, { question }) => [`/clarification/${clarification}/${question}`],
    age: questionAge,
  },
  {
    route: 'GET /clarificationQuickAnswer/{id}/{trade}/{offerid}',
    screen: 'clarificationQuickAnswer',
    key: 'clarification',
    path: ({ clarification, question, option }) => `/clarificationQuickAnswer/${clarification}/${question}/${option}`,
    mixed: ({ clarification, option }, { question }) => [
      `/clarificationQuickAnswer/${clarification}/${question}/${option}`,
    ],
    age: questionAge,
  },
  {
    route: 'GET /api/clarifications/{token}/photos/{photoId}',
    key: 'clarification',
    path: ({ clarification, photo }) => `/api/clarifications/${clarification}/photos/${photo}`,
    mixed: ({ clarification }, { photo }) => [`/api/clarifications/${clarification}/photos/${photo}`],
    age: questionAge,
  },
  {
    route: 'GET /b2b/geraeteliste/{token}',
    screen: 'deviceListResult',
    key: 'deviceList',
    path: ({ deviceList }) => `/b2b/geraeteliste/${deviceList}`,
    age: listAge,
  },
  {
    route: 'GET /api/device-lists/{token}/result',
    key: 'deviceList',
    path: ({ deviceList }) => `/api/device-lists/${deviceList}/result`,
    age: listAge,
  },
  {
    route: 'GET /api/quotes/{quote}',
    key: 'programQuote',
    path: ({ programQuote }) => `/api/quotes/${programQuote}`,
    age: { never: 'it says of itself that it is over, and nothing about anybody' },
  },
  {
    route: 'GET /review/{token}',
    screen: 'review',
    key: 'review',
    path: ({ review }) => `/review/${review}`,
    age: { never: 'a review can be taken back at any time' },
  },
  {
    route: 'GET /newsletter/enrich/{emailHash}',
    screen: 'newsletterEnrich',
    key: 'reader',
    path: ({ reader }) => `/newsletter/enrich/${reader}`,
    closed: withoutNews,
    age: leavesAnyTime,
  },
  {
    route: 'GET /newsletter/unsubscribe/{emailHash}',
    screen: 'newsletterUnsubscribe',
    key: 'reader',
    path: ({ reader }) => `/newsletter/unsubscribe/${reader}`,
    closed: withoutNews,
    age: leavesAnyTime,
  },
  {
    route: 'GET /b2b/angebot/{token}',
    screen: 'businessQuote',
    key: 'businessQuote',
    path: ({ businessQuote }) => `/b2b/angebot/${businessQuote}`,
    age: quoteAge,
  },
  {
    route: 'GET /api/business-quotes/{token}',
    key: 'businessQuote',
    path: ({ businessQuote }) => `/api/business-quotes/${businessQuote}`,
    age: quoteAge,
  },
  {
    route: 'POST /api/business-quotes/{token}/acceptance',
    key: 'businessQuote',
    path: ({ businessQuote }) => `/api/business-quotes/${businessQuote}/acceptance`,
    body: acceptance,
    opened: 204,
    age: quoteAge,
  },
  {
    route: 'POST /api/business-quotes/{token}/refusal',
    key: 'businessQuote',
    path: ({ businessQuote }) => `/api/business-quotes/${businessQuote}/refusal`,
    // It was sold by just before.
    opened: 409,
    age: quoteAge,
  },
  {
    route: 'GET /api/business-quotes/{token}/labels',
    key: 'businessQuote',
    path: ({ businessQuote }) => `/api/business-quotes/${businessQuote}/labels`,
    age: quoteAge,
  },
  {
    route: 'POST /api/newsletter/unsubscribe/{emailHash}',
    key: 'reader',
    path: ({ reader }) => `/api/newsletter/unsubscribe/${reader}`,
    body: oneClick,
    opened: 204,
    age: leavesAnyTime,
  },
  {
    route: 'POST /api/price-watch/end/{token}',
    key: 'watch',
    path: ({ watch }) => `/api/price-watch/end/${watch}`,
    body: oneClick,
    opened: 204,
    age: leavesAnyTime,
  },
]

/** What belongs to the session of a visitor: tried with what belongs to the session of somebody else. */
export const sessionRoutes: readonly string[] = [
  'GET /api/offers/{id}',
  'POST /api/business-quotes',
  'POST /api/cart',
  'POST /api/offers',
  'POST /api/offers/from-quote',
  'POST /api/trades',
  'GET /api/visitor',
  'POST /api/visitor',
]

/** The same for everybody, or only taken in: nothing of anybody can be read here. */
export const publicRoutes: readonly string[] = [
  'GET /.well-known/trade-in.json',
  'GET /api/activateCustomerByIdentifier',
  'POST /api/activateCustomerByIdentifier',
  'GET /api/catalogue/categories',
  'GET /api/catalogue/categories/{url}',
  'GET /api/catalogue/devices/{url}',
  'GET /api/catalogue/manufacturers/{url}',
  'GET /api/catalogue/series/{url}',
  'GET /api/client-id',
  'DELETE /api/client-id',
  'POST /api/client-id',
  'POST /api/controlling/controlling',
  'GET /api/device-lists/example',
  'GET /api/docs',
  'POST /api/errors',
  'POST /api/imei',
  'GET /api/locale',
  'POST /api/newsletter',
  'GET /api/openapi.json',
  'POST /api/quotes',
  'GET /api/quotes/answers/{questionnaire}',
  'GET /api/quotes/devices',
  'GET /api/recognition',
  'GET /build.json',
  'POST /searches',
]

/** With keys of their own: see their tests. */
export const otherRoutes: readonly string[] = [
  'GET /health/live',
  'GET /health/ready',
  'GET /metrics',
  'POST /api/carriers/{carrier}/events',
  'POST /api/office/trades/{number}/moves',
]

/**
 * Pages with a secret in their address that show nothing of anybody by it alone: the thanks need the session of who has
 * sold (S2.50 in `trade-papers.test.ts`), the others a form that was sent with it.
 */
export const openScreens: readonly Screen[] = ['thankYou', 'accountActivation', 'accountPasswordReset', 'priceWatch']
