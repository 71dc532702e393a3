import type backTests from '#messages/office/de/backTests.json'
import type businessQuotes from '#messages/office/de/businessQuotes.json'
import type carrier from '#messages/office/de/carrier.json'
import type cases from '#messages/office/de/cases.json'
import type catalogue from '#messages/office/de/catalogue.json'
import type contact from '#messages/office/de/contact.json'
import type content from '#messages/office/de/content.json'
import type corrections from '#messages/office/de/corrections.json'
import type customers from '#messages/office/de/customers.json'
import type entry from '#messages/office/de/entry.json'
import type errors from '#messages/office/de/errors.json'
import type reports from '#messages/office/de/reports.json'
import type frame from '#messages/office/de/frame.json'
import type inspection from '#messages/office/de/inspection.json'
import type jobs from '#messages/office/de/jobs.json'
import type letters from '#messages/office/de/letters.json'
import type lists from '#messages/office/de/lists.json'
import type market from '#messages/office/de/market.json'
import type newsletter from '#messages/office/de/newsletter.json'
import type partners from '#messages/office/de/partners.json'
import type payouts from '#messages/office/de/payouts.json'
import type prices from '#messages/office/de/prices.json'
import type questionnaires from '#messages/office/de/questionnaires.json'
import type reviews from '#messages/office/de/reviews.json'
import type rules from '#messages/office/de/rules.json'
import type settings from '#messages/office/de/settings.json'
import type staff from '#messages/office/de/staff.json'
import type trades from '#messages/office/de/trades.json'
import type versions from '#messages/office/de/versions.json'
import type warehouse from '#messages/office/de/warehouse.json'
import type { LeafKeys, MessageKey } from './messages.ts'
import type { sharedWords } from './office-language.ts'

/** German is the mother tongue of the office, too: every topic is a file in `messages/office/de`. */
type Topics = {
  backTests: typeof backTests
  businessQuotes: typeof businessQuotes
  carrier: typeof carrier
  cases: typeof cases
  catalogue: typeof catalogue
  contact: typeof contact
  content: typeof content
  corrections: typeof corrections
  customers: typeof customers
  entry: typeof entry
  errors: typeof errors
  reports: typeof reports
  frame: typeof frame
  inspection: typeof inspection
  jobs: typeof jobs
  letters: typeof letters
  lists: typeof lists
  market: typeof market
  newsletter: typeof newsletter
  partners: typeof partners
  payouts: typeof payouts
  prices: typeof prices
  questionnaires: typeof questionnaires
  reviews: typeof reviews
  rules: typeof rules
  settings: typeof settings
  staff: typeof staff
  trades: typeof trades
  versions: typeof versions
  warehouse: typeof warehouse
}

/** What it can say: its own words, and some of the storefronts'. */
export type OfficeMessageKey =
  | LeafKeys<Topics, 'office.'>
  | Extract<MessageKey, `${(typeof sharedWords)[number]}.${string}`>
