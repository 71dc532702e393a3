import { dataPathOf, isDataPath, pagePathOf } from '#shop/page-data.ts'
import { may, type Permission, type Role } from './permissions.ts'

export type OfficeScreen = {
  path: string
  see: Permission
  /** Who may send its forms: whoever may one of these. A screen without forms has none. */
  change?: readonly Permission[]
  /** Where it stands in the menu; not at all if it says nothing. */
  menu?: 'work' | 'money' | 'shop' | 'house'
}

/**
 * Every screen of the back office: routes, the menu and the lock at the door come from here. What is not listed does not
 * open.
 */
export const officeScreens = {
  dashboard: { path: '/', see: 'dashboard.see' },
  search: { path: '/search', see: 'trades.see' },
  // Devices
  trades: { path: '/trades', see: 'trades.see', menu: 'work' },
  trade: {
    path: '/trades/:number',
    see: 'trades.see',
    change: ['trades.decide', 'trades.receive', 'trades.inspect', 'trades.return', 'payouts.prepare'],
  },
  receive: { path: '/receive', see: 'trades.see', change: ['trades.receive'], menu: 'work' },
  itemLabels: { path: '/receive/labels/:number', see: 'trades.see' },
  inspection: { path: '/inspection', see: 'trades.see', menu: 'work' },
  inspect: { path: '/inspection/:item', see: 'trades.see', change: ['trades.inspect'] },
  inspectionPrice: { path: '/inspection/:item/price', see: 'trades.see' },
  ask: { path: '/inspection/:item/question', see: 'trades.see', change: ['trades.inspect'] },
  askPreview: { path: '/inspection/:item/question/preview', see: 'trades.see' },
  photo: { path: '/photos/:id', see: 'trades.see' },
  returns: { path: '/returns', see: 'trades.see', change: ['trades.return'], menu: 'work' },
  returnLabel: { path: '/returns/:parcel/label', see: 'trades.see' },
  carrier: { path: '/carrier', see: 'carrier.see', change: ['carrier.play'], menu: 'work' },
  businessQuotes: { path: '/business-quotes', see: 'businessQuotes.see', menu: 'work' },
  businessQuote: {
    path: '/business-quotes/:number',
    see: 'businessQuotes.see',
    change: ['businessQuotes.change'],
  },
  // Money
  payouts: { path: '/payouts', see: 'payouts.see', change: ['payouts.prepare'], menu: 'money' },
  payoutBatch: {
    path: '/payouts/batches/:number',
    see: 'payouts.see',
    change: ['payouts.prepare', 'payouts.release'],
  },
  payoutBatchFile: { path: '/payouts/batches/:number/file', see: 'payouts.release' },
  payoutTrade: {
    path: '/payouts/trades/:number',
    see: 'customers.see',
    change: ['trades.decide', 'payouts.prepare'],
  },
  settlements: { path: '/payouts/settlements', see: 'payouts.see', change: ['payouts.prepare'] },
  settlement: { path: '/payouts/settlements/:id', see: 'payouts.see', change: ['payouts.prepare'] },
  receipts: { path: '/receipts', see: 'payouts.see', menu: 'money' },
  accountingExport: { path: '/receipts/accounting-export', see: 'payouts.see' },
  receipt: { path: '/receipts/:number', see: 'payouts.see' },
  register: { path: '/register', see: 'payouts.see', menu: 'money' },
  registerExport: { path: '/register/export', see: 'payouts.see' },
  // Prices, vouchers and what else belongs to the shop
  prices: { path: '/prices', see: 'prices.see', change: ['prices.change'], menu: 'shop' },
  priceImport: { path: '/prices/import', see: 'prices.change', change: ['prices.change'] },
  priceExport: { path: '/prices/export', see: 'prices.see' },
  priceProposal: { path: '/prices/:id', see: 'prices.see', change: ['prices.change', 'prices.approve'] },
  catalogue: { path: '/catalogue', see: 'catalogue.see', menu: 'shop' },
  device: { path: '/catalogue/:id', see: 'catalogue.see', change: ['catalogue.change', 'prices.change'] },
  vouchers: { path: '/vouchers', see: 'vouchers.see', menu: 'shop' },
  newVoucher: { path: '/vouchers/new', see: 'vouchers.change', change: ['vouchers.change'] },
  voucher: { path: '/vouchers/:code', see: 'vouchers.see', change: ['vouchers.change'] },
  redirects: { path: '/redirects', see: 'redirects.see', change: ['redirects.change'], menu: 'shop' },
  redirectImport: { path: '/redirects/import', see: 'redirects.change', change: ['redirects.change'] },
  // People and numbers
  customers: { path: '/customers', see: 'customers.see', change: ['customers.change'], menu: 'work' },
  customer: { path: '/customers/:number', see: 'customers.see', change: ['customers.change'] },
  customerExport: { path: '/customers/:number/export', see: 'customers.change', change: ['customers.change'] },
  reports: { path: '/reports', see: 'reports.see', menu: 'money' },
  // What people write and read
  contact: { path: '/contact', see: 'contact.see', menu: 'work' },
  contactMessage: { path: '/contact/:number', see: 'contact.see', change: ['contact.change'] },
  contactAttachment: { path: '/contact/attachments/:id', see: 'contact.see' },
  contactTemplates: { path: '/contact-templates', see: 'contact.see', change: ['contact.change'] },
  reviews: { path: '/reviews', see: 'reviews.see', menu: 'work' },
  review: { path: '/reviews/:number', see: 'reviews.see', change: ['reviews.change'] },
  content: { path: '/content', see: 'content.see', menu: 'shop' },
  contentText: { path: '/content/:country/:topic', see: 'content.see', change: ['content.change'] },
  newsletter: { path: '/newsletter', see: 'newsletter.see', menu: 'shop' },
  newNewsletter: { path: '/newsletter/new', see: 'newsletter.change', change: ['newsletter.change'] },
  newsletterPreview: { path: '/newsletter/preview', see: 'newsletter.see', change: ['newsletter.change'] },
  newsletterIssue: {
    path: '/newsletter/:id',
    see: 'newsletter.see',
    change: ['newsletter.change', 'newsletter.send'],
  },
  newsletterSend: { path: '/newsletter/:id/send', see: 'newsletter.send', change: ['newsletter.send'] },
  partners: { path: '/partners', see: 'partners.see', menu: 'shop' },
  commission: { path: '/partners/commission', see: 'partners.see' },
  newPartner: { path: '/partners/new', see: 'partners.change', change: ['partners.change'] },
  partnerTest: { path: '/partners/:code/test', see: 'partners.see' },
  partner: { path: '/partners/:code', see: 'partners.see', change: ['partners.change', 'commission.change'] },
  // The house
  staff: { path: '/staff', see: 'staff.see', change: ['staff.change'], menu: 'house' },
  audit: { path: '/audit', see: 'audit.see', menu: 'house' },
  jobs: { path: '/jobs', see: 'jobs.see', change: ['jobs.change'], menu: 'house' },
  letters: { path: '/letters', see: 'letters.see', change: ['letters.change'], menu: 'house' },
  letter: { path: '/letters/:id', see: 'letters.see' },
  letterView: { path: '/letters/:id/view', see: 'letters.see' },
  errors: { path: '/errors', see: 'errors.see', menu: 'house' },
  patterns: { path: '/patterns', see: 'patterns.see', menu: 'house' },
  // Oneself
  me: { path: '/me', see: 'dashboard.see', change: ['dashboard.see'] },
  reauthenticate: { path: '/reauthenticate', see: 'dashboard.see', change: ['dashboard.see'] },
  logout: { path: '/logout', see: 'dashboard.see', change: ['dashboard.see'] },
} as const satisfies Record<string, OfficeScreen>

export type OfficeScreenName = keyof typeof officeScreens

/** What opens to everybody. */
export const LOGIN_PATH = '/login'

const screens: OfficeScreen[] = Object.values(officeScreens)

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

/** Words that stand first in the address of a screen win over numbers that could be anything. */
const patterns = screens
  .map((screen) => ({ screen, segments: segmentsOf(screen.path) }))
  .toSorted((a, b) => Number(a.screen.path.includes(':')) - Number(b.screen.path.includes(':')))

/** What stands for a number or a name; in neither there is a character nought. */
const names = (segment: string, given: string): boolean => segment.startsWith(':') && !given.includes('%00')

/** Words of an address are written small; what stands for a number or a name is left as it is. */
function spelled(segments: readonly string[], given: readonly string[]): string | undefined {
  if (segments.length !== given.length) return undefined
  const fits = segments.every((own, index) => names(own, given[index]!) || own === given[index]!.toLowerCase())
  return fits ? `/${segments.map((own, index) => (own.startsWith(':') ? given[index] : own)).join('/')}` : undefined
}

/** The screen of an address, and how that is spelt. */
export function officeScreenAt(pathname: string): { screen: OfficeScreen; path: string } | undefined {
  const page = pagePathOf(pathname)
  const given = segmentsOf(page)
  for (const { screen, segments } of patterns) {
    const path = spelled(segments, given)
    if (path !== undefined) return { screen, path: isDataPath(pathname) ? dataPathOf(path) : path }
  }
  return undefined
}

export const isLoginPath = (pathname: string): boolean => pagePathOf(pathname) === LOGIN_PATH

/** Whether somebody may open an address, or send something to it. */
export function mayEnter(colleague: { roles: readonly Role[] }, screen: OfficeScreen, method: string): boolean {
  const reads = method === 'GET' || method === 'HEAD'
  return reads ? may(colleague, screen.see) : (screen.change ?? []).some((permission) => may(colleague, permission))
}
