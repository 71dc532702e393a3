import { FIRST_LANGUAGE, isOfficeLanguage } from './messages/office-language.ts'
import { dataPathOf, isDataPath, pagePathOf } from './page-data.ts'

export type OfficeScreen = {
  path: string
  /** Where it stands in the menu; not at all if it says nothing. */
  menu?: 'work' | 'money' | 'shop' | 'house'
}

/**
 * Every screen of the back office: routes and the menu come from here, and what is not listed does not open. Who may open
 * which is for `domain/staff/screen-rights.ts` to say.
 */
export const officeScreens = {
  dashboard: { path: '/' },
  search: { path: '/search' },
  searchHits: { path: '/search/hits' },
  // Devices
  trades: { path: '/trades', menu: 'work' },
  trade: { path: '/trades/:number' },
  receive: { path: '/receive', menu: 'work' },
  scan: { path: '/scan' },
  putAway: { path: '/put-away', menu: 'work' },
  inspection: { path: '/inspection', menu: 'work' },
  inspect: { path: '/inspection/:item' },
  inspectionPrice: { path: '/inspection/:item/price' },
  ask: { path: '/inspection/:item/question' },
  askPreview: { path: '/inspection/:item/question/preview' },
  photo: { path: '/photos/:id' },
  cases: { path: '/cases', menu: 'work' },
  newCase: { path: '/cases/new' },
  case: { path: '/cases/:number' },
  caseDevice: { path: '/cases/:number/device' },
  caseLetter: { path: '/cases/:number/letter' },
  claimFile: { path: '/cases/:number/claim' },
  returns: { path: '/returns', menu: 'work' },
  returnLabel: { path: '/returns/:parcel/label' },
  places: { path: '/places', menu: 'work' },
  place: { path: '/places/:code' },
  stocktake: { path: '/stocktake', menu: 'work' },
  stocktakeResult: { path: '/stocktake/:id' },
  labels: { path: '/labels/:kind/:name' },
  printJobs: { path: '/print-jobs', menu: 'work' },
  carrier: { path: '/carrier', menu: 'work' },
  businessQuotes: { path: '/business-quotes', menu: 'work' },
  businessQuote: { path: '/business-quotes/:number' },
  // Money
  payouts: { path: '/payouts', menu: 'money' },
  payoutBatch: { path: '/payouts/batches/:number' },
  payoutBatchFile: { path: '/payouts/batches/:number/file' },
  payoutTrade: { path: '/payouts/trades/:number' },
  settlements: { path: '/payouts/settlements' },
  settlement: { path: '/payouts/settlements/:id' },
  receipts: { path: '/receipts', menu: 'money' },
  accountingExport: { path: '/receipts/accounting-export' },
  receipt: { path: '/receipts/:number' },
  register: { path: '/register', menu: 'money' },
  registerExport: { path: '/register/export' },
  // Prices, vouchers and what else belongs to the shop
  prices: { path: '/prices', menu: 'shop' },
  priceImport: { path: '/prices/import' },
  priceExport: { path: '/prices/export' },
  marketPrices: { path: '/prices/market' },
  devicePrices: { path: '/prices/devices/:id' },
  priceList: { path: '/prices/:id' },
  backTest: { path: '/back-tests/:id' },
  rules: { path: '/rules', menu: 'shop' },
  ruleSet: { path: '/rules/:id' },
  questionnaires: { path: '/questionnaires', menu: 'shop' },
  questionnaire: { path: '/questionnaires/:id' },
  questionnaireQuestion: { path: '/questionnaires/:id/questions/:code' },
  questionnaireOverride: { path: '/questionnaires/:id/overrides/:code' },
  questionnairePlay: { path: '/questionnaires/:id/play' },
  approvals: { path: '/approvals', menu: 'shop' },
  affectedOffers: { path: '/versions/:id/offers' },
  catalogue: { path: '/catalogue', menu: 'shop' },
  newDevice: { path: '/catalogue/new' },
  pasteDevices: { path: '/catalogue/paste' },
  wanted: { path: '/catalogue/wanted' },
  manufacturers: { path: '/catalogue/manufacturers' },
  newManufacturer: { path: '/catalogue/manufacturers/new' },
  manufacturer: { path: '/catalogue/manufacturers/:id' },
  seriesList: { path: '/catalogue/series' },
  newSeries: { path: '/catalogue/series/new' },
  series: { path: '/catalogue/series/:id' },
  device: { path: '/catalogue/:id' },
  editDevice: { path: '/catalogue/:id/edit' },
  devicePictures: { path: '/catalogue/:id/pictures' },
  mergeModels: { path: '/catalogue/:id/merge' },
  vouchers: { path: '/vouchers', menu: 'shop' },
  newVoucher: { path: '/vouchers/new' },
  voucher: { path: '/vouchers/:code' },
  redirects: { path: '/redirects', menu: 'shop' },
  redirectImport: { path: '/redirects/import' },
  // People and numbers
  customers: { path: '/customers', menu: 'work' },
  customer: { path: '/customers/:number' },
  customerExport: { path: '/customers/:number/export' },
  reports: { path: '/reports', menu: 'money' },
  // What people write and read
  contact: { path: '/contact', menu: 'work' },
  contactMessage: { path: '/contact/:number' },
  contactAttachment: { path: '/contact/attachments/:id' },
  contactTemplates: { path: '/contact-templates' },
  reviews: { path: '/reviews', menu: 'work' },
  review: { path: '/reviews/:number' },
  content: { path: '/content', menu: 'shop' },
  contentText: { path: '/content/:country/:topic' },
  newsletter: { path: '/newsletter', menu: 'shop' },
  newNewsletter: { path: '/newsletter/new' },
  newsletterPreview: { path: '/newsletter/preview' },
  newsletterIssue: { path: '/newsletter/:id' },
  newsletterSend: { path: '/newsletter/:id/send' },
  partners: { path: '/partners', menu: 'shop' },
  commission: { path: '/partners/commission' },
  newPartner: { path: '/partners/new' },
  partnerTest: { path: '/partners/:code/test' },
  partner: { path: '/partners/:code' },
  // The house
  staff: { path: '/staff', menu: 'house' },
  audit: { path: '/audit', menu: 'house' },
  settings: { path: '/settings', menu: 'house' },
  settingsSection: { path: '/settings/:section' },
  payingAccounts: { path: '/settings/accounts' },
  readiness: { path: '/readiness', menu: 'house' },
  jobs: { path: '/jobs', menu: 'house' },
  letters: { path: '/letters', menu: 'house' },
  letter: { path: '/letters/:id' },
  letterView: { path: '/letters/:id/view' },
  errors: { path: '/errors', menu: 'house' },
  patterns: { path: '/patterns', menu: 'house' },
  // Oneself
  me: { path: '/me' },
  views: { path: '/views' },
  reauthenticate: { path: '/reauthenticate' },
  logout: { path: '/logout' },
} as const satisfies Record<string, OfficeScreen>

export type OfficeScreenName = keyof typeof officeScreens

/** What opens to everybody. */
export const LOGIN_PATH = '/login'

/** What opens to whoever has given his password: a code of the second factor, or to set one up. */
export const entryPaths = { code: '/login/code', 'second-factor': '/login/second-factor' } as const

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

/** Words that stand first in the address of a screen win over numbers that could be anything. */
const patterns = (Object.keys(officeScreens) as OfficeScreenName[])
  .map((name) => ({
    name,
    segments: segmentsOf(officeScreens[name].path),
    isFixed: !officeScreens[name].path.includes(':'),
  }))
  .toSorted((a, b) => Number(b.isFixed) - Number(a.isFixed))

/** What stands for a number or a name; in neither there is a character nought. */
const names = (segment: string, given: string): boolean => segment.startsWith(':') && !given.includes('%00')

/** Words of an address are written small; what stands for a number or a name is left as it is. */
function spelled(segments: readonly string[], given: readonly string[]): string | undefined {
  if (segments.length !== given.length) return undefined
  const fits = segments.every((own, index) => names(own, given[index]!) || own === given[index]!.toLowerCase())
  return fits ? `/${segments.map((own, index) => (own.startsWith(':') ? given[index] : own)).join('/')}` : undefined
}

/** The screen of an address, and how that is spelt. */
export function officeScreenAt(pathname: string): { name: OfficeScreenName; path: string } | undefined {
  const page = pagePathOf(pathname)
  const given = segmentsOf(page)
  for (const { name, segments } of patterns) {
    const path = spelled(segments, given)
    if (path !== undefined) return { name, path: isDataPath(pathname) ? dataPathOf(path) : path }
  }
  return undefined
}

/** The page of the login in the language that somebody chose there, or works in. */
export function loginPathIn(language: string | undefined, more: Record<string, string> = {}): string {
  const isChosen = language !== undefined && isOfficeLanguage(language) && language !== FIRST_LANGUAGE
  const search = new URLSearchParams({ ...more, ...(isChosen && { language }) })
  return search.size === 0 ? LOGIN_PATH : `${LOGIN_PATH}?${search}`
}

const loginPaths: ReadonlySet<string> = new Set([LOGIN_PATH, ...Object.values(entryPaths)])

export const isLoginPath = (pathname: string): boolean => loginPaths.has(pagePathOf(pathname))

/** Where somebody says once more who he is, and comes back from. */
export const reauthenticateFor = (path: string): string =>
  `${officeScreens.reauthenticate.path}?next=${encodeURIComponent(path)}`
