import type backTests from '#messages/office/backTests.json'
import type businessQuotes from '#messages/office/businessQuotes.json'
import type carrier from '#messages/office/carrier.json'
import type cases from '#messages/office/cases.json'
import type catalogue from '#messages/office/catalogue.json'
import type contact from '#messages/office/contact.json'
import type content from '#messages/office/content.json'
import type corrections from '#messages/office/corrections.json'
import type customers from '#messages/office/customers.json'
import type errors from '#messages/office/errors.json'
import type reports from '#messages/office/reports.json'
import type frame from '#messages/office/frame.json'
import type inspection from '#messages/office/inspection.json'
import type jobs from '#messages/office/jobs.json'
import type letters from '#messages/office/letters.json'
import type lists from '#messages/office/lists.json'
import type market from '#messages/office/market.json'
import type newsletter from '#messages/office/newsletter.json'
import type partners from '#messages/office/partners.json'
import type payouts from '#messages/office/payouts.json'
import type prices from '#messages/office/prices.json'
import type questionnaires from '#messages/office/questionnaires.json'
import type reviews from '#messages/office/reviews.json'
import type rules from '#messages/office/rules.json'
import type settings from '#messages/office/settings.json'
import type staff from '#messages/office/staff.json'
import type trades from '#messages/office/trades.json'
import type versions from '#messages/office/versions.json'
import type warehouse from '#messages/office/warehouse.json'
import type { LeafKeys, MessageKey } from './messages.ts'

/** The back office speaks German only; every topic is a file in `messages/office`. */
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

/** What it can say: its own words, and those of the German shop. */
export type OfficeMessageKey = LeafKeys<Topics, 'office.'> | MessageKey
