import type { OfficeScreenName } from '#shop/office-screens.ts'
import { may, type Permission, type Role } from './permissions.ts'

export type ScreenRights = {
  see: Permission
  /** Who may send its forms: whoever may one of these. A screen without forms has none. */
  change?: readonly Permission[]
}

/** Who may see which screen of the back office, and send its forms. Both locks of a screen are compared with it. */
export const screenRights: Readonly<Record<OfficeScreenName, ScreenRights>> = {
  dashboard: { see: 'dashboard.see' },
  search: { see: 'dashboard.see' },
  searchHits: { see: 'dashboard.see' },
  // Devices
  trades: {
    see: 'trades.see',
    change: ['trades.decide', 'trades.receive', 'trades.inspect', 'trades.return', 'payouts.prepare'],
  },
  trade: {
    see: 'trades.see',
    change: ['trades.decide', 'trades.receive', 'trades.inspect', 'trades.return', 'payouts.prepare'],
  },
  receive: { see: 'trades.see', change: ['trades.receive'] },
  scan: { see: 'trades.see', change: ['trades.receive', 'trades.return'] },
  putAway: { see: 'places.see' },
  inspection: { see: 'trades.see', change: ['trades.inspect', 'trades.receive'] },
  inspect: { see: 'trades.see', change: ['trades.inspect'] },
  inspectionPrice: { see: 'trades.see' },
  ask: { see: 'trades.see', change: ['trades.inspect'] },
  askPreview: { see: 'trades.see' },
  photo: { see: 'trades.see' },
  cases: { see: 'cases.see', change: ['cases.change'] },
  newCase: { see: 'cases.change', change: ['cases.change'] },
  case: { see: 'cases.see', change: ['cases.change', 'trades.decide', 'trades.inspect'] },
  caseDevice: { see: 'cases.see', change: ['trades.inspect', 'trades.decide'] },
  caseLetter: { see: 'cases.see' },
  claimFile: { see: 'cases.see' },
  returns: { see: 'trades.see', change: ['trades.return'] },
  returnLabel: { see: 'trades.see' },
  places: { see: 'places.see', change: ['places.change'] },
  place: { see: 'places.see', change: ['places.change'] },
  stocktake: { see: 'places.see' },
  stocktakeResult: { see: 'places.see' },
  labels: { see: 'trades.see', change: ['trades.receive', 'trades.inspect', 'trades.return'] },
  printJobs: { see: 'trades.see', change: ['trades.receive', 'trades.inspect', 'trades.return'] },
  carrier: { see: 'carrier.see', change: ['carrier.play'] },
  businessQuotes: { see: 'businessQuotes.see' },
  businessQuote: { see: 'businessQuotes.see', change: ['businessQuotes.change'] },
  // Money
  payouts: { see: 'payouts.see', change: ['payouts.prepare'] },
  payoutBatch: { see: 'payouts.see', change: ['payouts.prepare', 'payouts.release'] },
  payoutBatchFile: { see: 'payouts.release' },
  payoutTrade: { see: 'customers.see', change: ['trades.decide', 'payouts.prepare'] },
  settlements: { see: 'payouts.see', change: ['payouts.prepare'] },
  settlement: { see: 'payouts.see', change: ['payouts.prepare'] },
  receipts: { see: 'payouts.see' },
  accountingExport: { see: 'payouts.see' },
  receipt: { see: 'payouts.see' },
  register: { see: 'payouts.see' },
  registerExport: { see: 'payouts.see' },
  // Prices, vouchers and what else belongs to the shop
  prices: { see: 'prices.see', change: ['prices.change'] },
  priceImport: { see: 'prices.change', change: ['prices.change'] },
  priceExport: { see: 'prices.see' },
  marketPrices: { see: 'prices.change', change: ['prices.change'] },
  devicePrices: { see: 'prices.see' },
  priceList: { see: 'prices.see', change: ['prices.change', 'prices.approve', 'prices.takeBack'] },
  backTest: { see: 'prices.see', change: ['prices.change', 'prices.approve'] },
  catalogue: { see: 'catalogue.see' },
  rules: { see: 'prices.see', change: ['prices.change'] },
  ruleSet: { see: 'prices.see', change: ['prices.change', 'prices.approve', 'prices.takeBack'] },
  questionnaires: { see: 'prices.see', change: ['prices.change'] },
  questionnaire: { see: 'prices.see', change: ['prices.change', 'prices.approve', 'prices.takeBack'] },
  questionnaireQuestion: { see: 'prices.see', change: ['prices.change'] },
  questionnaireOverride: { see: 'prices.see', change: ['prices.change'] },
  questionnairePlay: { see: 'prices.see' },
  approvals: { see: 'prices.see' },
  affectedOffers: { see: 'prices.see', change: ['prices.takeBack'] },
  newDevice: { see: 'catalogue.change', change: ['catalogue.change'] },
  pasteDevices: { see: 'catalogue.change', change: ['catalogue.change'] },
  wanted: { see: 'catalogue.see', change: ['catalogue.change'] },
  manufacturers: { see: 'catalogue.see' },
  newManufacturer: { see: 'catalogue.change', change: ['catalogue.change'] },
  manufacturer: { see: 'catalogue.see', change: ['catalogue.change'] },
  seriesList: { see: 'catalogue.see' },
  newSeries: { see: 'catalogue.change', change: ['catalogue.change'] },
  series: { see: 'catalogue.see', change: ['catalogue.change'] },
  device: { see: 'catalogue.see', change: ['catalogue.change', 'prices.change'] },
  editDevice: { see: 'catalogue.see', change: ['catalogue.change'] },
  devicePictures: { see: 'catalogue.see', change: ['catalogue.change'] },
  mergeModels: { see: 'catalogue.change', change: ['catalogue.change'] },
  vouchers: { see: 'vouchers.see' },
  newVoucher: { see: 'vouchers.change', change: ['vouchers.change'] },
  voucher: { see: 'vouchers.see', change: ['vouchers.change'] },
  redirects: { see: 'redirects.see', change: ['redirects.change'] },
  redirectImport: { see: 'redirects.change', change: ['redirects.change'] },
  // People and numbers
  customers: { see: 'customers.see', change: ['customers.change'] },
  customer: { see: 'customers.see', change: ['customers.change'] },
  customerExport: { see: 'customers.change', change: ['customers.change'] },
  reports: { see: 'reports.see' },
  // What people write and read
  contact: { see: 'contact.see', change: ['contact.change'] },
  contactMessage: { see: 'contact.see', change: ['contact.change'] },
  contactAttachment: { see: 'contact.see' },
  contactTemplates: { see: 'contact.see', change: ['contact.change'] },
  reviews: { see: 'reviews.see', change: ['reviews.change'] },
  review: { see: 'reviews.see', change: ['reviews.change'] },
  content: { see: 'content.see' },
  contentText: { see: 'content.see', change: ['content.change'] },
  newsletter: { see: 'newsletter.see' },
  newNewsletter: { see: 'newsletter.change', change: ['newsletter.change'] },
  newsletterPreview: { see: 'newsletter.see', change: ['newsletter.change'] },
  newsletterIssue: { see: 'newsletter.see', change: ['newsletter.change', 'newsletter.send'] },
  newsletterSend: { see: 'newsletter.send', change: ['newsletter.send'] },
  partners: { see: 'partners.see' },
  commission: { see: 'partners.see' },
  newPartner: { see: 'partners.change', change: ['partners.change'] },
  partnerTest: { see: 'partners.see' },
  partner: { see: 'partners.see', change: ['partners.change', 'commission.change'] },
  // The house
  staff: { see: 'staff.see', change: ['staff.change'] },
  audit: { see: 'audit.see' },
  settings: { see: 'settings.see' },
  settingsSection: { see: 'settings.see', change: ['settings.change'] },
  payingAccounts: { see: 'settings.see', change: ['accounts.propose', 'accounts.confirm'] },
  readiness: { see: 'settings.see', change: ['readiness.confirm'] },
  jobs: { see: 'jobs.see', change: ['jobs.change'] },
  letters: { see: 'letters.see', change: ['letters.change'] },
  letter: { see: 'letters.see' },
  letterView: { see: 'letters.see' },
  errors: { see: 'errors.see' },
  patterns: { see: 'patterns.see' },
  // Oneself
  me: { see: 'dashboard.see', change: ['dashboard.see'] },
  views: { see: 'dashboard.see', change: ['dashboard.see'] },
  reauthenticate: { see: 'dashboard.see', change: ['dashboard.see'] },
  logout: { see: 'dashboard.see', change: ['dashboard.see'] },
}

type Colleague = { roles: readonly Role[] }

export const maySee = (colleague: Colleague, screen: OfficeScreenName): boolean =>
  may(colleague, screenRights[screen].see)

export const mayChange = (colleague: Colleague, screen: OfficeScreenName): boolean =>
  (screenRights[screen].change ?? []).some((permission) => may(colleague, permission))
