import type { countries } from './all.ts'
import type { TimeZone } from '#shop/formats/dates.ts'
import type { Locale } from '#shop/messages/locale.ts'
import type { StorefrontPaths } from '#shop/screens/paths.ts'
import type { ContentSlugs } from '#shop/screens/content-topics.ts'
import type { CategorySlugs } from '#shop/devices/categories.ts'
import type { TimeLimits } from '#shop/time-limits.ts'

/** Those that have a file. */
export type CountryCode = keyof typeof countries

/** How a seller can be paid here, by the codes of the trade system. Accounts store the first two. */
export type PaymentTypes = { DirectDebitSwift: string; Paypal: string; [another: string]: string }

export type Features = {
  newsletter: boolean
  homeBanner: boolean
  socialMedia: boolean
  conditionsVideo: boolean
  business: boolean
  sealAndSlider: boolean
  redirects: boolean
}

export type SearchIndexes = {
  /** Documents whose aggregations give the category → manufacturer → series tree. */
  manufacturers: string
  devices: string
}

export type Warehouse = {
  name: string
  street: string
  houseNumber: string
  postalCode: string
  city: string
  /** Two letters, such as `DE`: parcels of one country may be received in another. */
  country: string
}

/** Who buys, as receipts name him, and the account that he pays from. */
export type Merchant = Warehouse & {
  vatId: string
  iban: string
  bic: string
  /** Whether his bank sends money that arrives within seconds. */
  instantTransfers: boolean
}

/** Networks that have a mark of their own. */
export const socialNetworks = ['facebook', 'instagram', 'youtube'] as const

export type SocialNetwork = (typeof socialNetworks)[number]

/** What visitors see of the merchant on every page. */
export type Presence = {
  /** What the shop is called, in titles, in letters and beside the ring of the logo. */
  brand: string
  /** What visitors have to know these days, such as that the warehouse is closed; nothing on most days. */
  notice: string
  phone: string
  /** When somebody answers it. */
  phoneHours: string
  /** Where he is found elsewhere; nothing where he is not. */
  social: Readonly<Record<SocialNetwork, string>>
}

/** What the merchant has said about himself besides; nothing of it is shipped. */
export type Particulars = {
  /** The colour of his pages and letters, such as `#0b5d4e`; nothing for that of the shop. */
  accent: string
  /** Stands at the end of every letter. */
  letterFooter: string
  /** When parcels can be handed in at the warehouse. */
  openingHours: string
  /** What his texts say of him, by the names of the settings; `-` where there is nothing to say. */
  texts: Readonly<Record<string, string>>
}

/** Whom the demo lets sell there, and how much of it there is. */
export type Demo = {
  /** Nobody is called so: a word for somebody who sells, and a number. */
  seller: string
  street: string
  city: string
  /** How phone numbers begin there. */
  dial: string
  /** Of so many trades, one after the other, each country has its share. */
  trades: number
  readers: number
}

/** Everything that differs between the storefronts, and nothing that does not. */
export type CountryFacts = {
  code: string
  /** The client's name towards the trade system, logs and error reports. */
  application: string
  /** Its own: no two countries share one. */
  locale: `${string}_${string}`
  icuLocale: string
  /** The file in `messages/` that it speaks from. `de-AT` says only what it says otherwise than `de`. */
  messages: string
  timeZone: TimeZone
  /** The production host name; a merchant sets the real one in the storefronts file. */
  domain: string
  /** The sister shop that sells refurbished devices. */
  buyShopLink: string
  /** The absolute address of this shop, for letters and canonical links. */
  sellShopUrl: string
  /** The sales channel that every offer and trade is booked on. */
  landingPage: string
  landingPageB2B: string | null
  landingPageAgan: string | null
  selectedPaymentType: string
  paymentTypes: PaymentTypes
  contact: { sender: string; recipient: string }
  /** Replaces “Popular …” where the category's name is a brand of its own. */
  popTitleException: Record<'iphone' | 'ipad', string>
  features: Features
  /** A regular expression as text, because it also travels to the browser. */
  zipRegexp: string
  /** A valid code, to show what one looks like. */
  postalCodeExample: string
  /** An account that banks print in examples. */
  ibanExample: string
  /** Whether the number of the house is written before its street. */
  houseNumberFirst: boolean
  /** Whether 128 GB are “128 Go” there. */
  countsInOctets: boolean
  /** Whether the law wants a register of who sold what. */
  purchaseRegister: boolean
  dateFormat: 'dd.mm.yy' | 'dd/mm/yy'
  routes: StorefrontPaths
  contentSlugs: ContentSlugs
  categorySlugs: CategorySlugs
  searchIndexes: SearchIndexes
  /** Personalisation by an outside service; off unless a merchant turns it on, and never without consent. */
  dynamicYield: { enabled: boolean; apiKey: string }
  /** Pixels. */
  headerLogoSize: { width: number; height: number }
  footerShippingLogo: 'dhl' | 'ups'
  /** Where parcels go. The shipped ones are placeholders; a merchant sets the real ones in the storefronts file. */
  warehouse: Warehouse
  /** Who buys and pays. The shipped one is a placeholder, too. */
  merchant: Merchant
  /** How he shows himself, and what else he has said: the shop reads both from the settings of the office. */
  presence: Presence
  particulars: Particulars
  /** Where they differ from the usual ones. */
  timeLimits?: Partial<TimeLimits> | undefined
  demo: Demo
}

export type Country = CountryFacts & { code: CountryCode; locale: Locale }

/** As much of a country as its addresses need; the browser knows no more either. */
export type PathWords = Pick<Country, 'code' | 'routes' | 'features'>
