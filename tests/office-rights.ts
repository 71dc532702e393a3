/** Nobody's, but an id. */
const id = '00000000-0000-4000-8000-000000000000'

const handlers = 'agent inspector warehouse finance admin auditor'

export const everybody = 'agent inspector warehouse finance pricing content admin auditor'

export type OfficeRight = { path: string; opens: string; sends: string }

/**
 * Who may open a screen, and who may send its forms. Written by hand and read by people: it says what was agreed, not
 * what the program does.
 */
export const officeRights: Readonly<Record<string, OfficeRight>> = {
  desk: { path: '/', opens: everybody, sends: '' },
  search: { path: '/search?q=nothing', opens: handlers, sends: '' },
  // Devices
  trades: { path: '/trades', opens: handlers, sends: '' },
  trade: { path: '/trades/T-26-001016', opens: handlers, sends: 'agent inspector warehouse finance admin' },
  receive: { path: '/receive', opens: handlers, sends: 'warehouse admin' },
  itemLabels: { path: '/receive/labels/T-26-001016', opens: handlers, sends: '' },
  inspection: { path: '/inspection', opens: handlers, sends: '' },
  inspect: { path: '/inspection/T-26-001016-1', opens: handlers, sends: 'inspector admin' },
  inspectionPrice: { path: '/inspection/T-26-001016-1/price', opens: handlers, sends: '' },
  ask: { path: '/inspection/T-26-001016-1/question', opens: handlers, sends: 'inspector admin' },
  askPreview: { path: '/inspection/T-26-001016-1/question/preview', opens: handlers, sends: '' },
  photo: { path: `/photos/${id}`, opens: handlers, sends: '' },
  returns: { path: '/returns', opens: handlers, sends: 'warehouse admin' },
  returnLabel: { path: `/returns/${id}/label`, opens: handlers, sends: '' },
  carrier: { path: '/carrier', opens: 'warehouse admin auditor', sends: 'warehouse admin' },
  businessQuotes: { path: '/business-quotes', opens: 'agent pricing admin auditor', sends: '' },
  businessQuote: { path: '/business-quotes/1001', opens: 'agent pricing admin auditor', sends: 'agent pricing admin' },
  // Money
  payouts: { path: '/payouts', opens: 'finance admin auditor', sends: 'finance admin' },
  payoutBatch: { path: '/payouts/batches/L-26-001016', opens: 'finance admin auditor', sends: 'finance admin' },
  payoutBatchFile: { path: '/payouts/batches/L-26-001016/file', opens: 'finance admin', sends: '' },
  payoutTrade: {
    path: '/payouts/trades/T-26-001016',
    opens: 'agent finance admin auditor',
    sends: 'agent finance admin',
  },
  settlements: { path: '/payouts/settlements', opens: 'finance admin auditor', sends: 'finance admin' },
  settlement: { path: `/payouts/settlements/${id}`, opens: 'finance admin auditor', sends: 'finance admin' },
  receipts: { path: '/receipts', opens: 'finance admin auditor', sends: '' },
  books: { path: '/receipts/books', opens: 'finance admin auditor', sends: '' },
  receipt: { path: '/receipts/B-26-001016', opens: 'finance admin auditor', sends: '' },
  register: { path: '/register', opens: 'finance admin auditor', sends: '' },
  registerExport: { path: '/register/export', opens: 'finance admin auditor', sends: '' },
  // What the shop buys, and for how much
  prices: { path: '/prices', opens: 'pricing finance admin auditor', sends: 'pricing admin' },
  priceImport: { path: '/prices/import', opens: 'pricing admin', sends: 'pricing admin' },
  priceExport: { path: '/prices/export', opens: 'pricing finance admin auditor', sends: '' },
  priceProposal: { path: '/prices/1', opens: 'pricing finance admin auditor', sends: 'pricing finance admin' },
  catalogue: { path: '/catalogue', opens: 'agent inspector pricing content admin auditor', sends: '' },
  device: {
    path: '/catalogue/1',
    opens: 'agent inspector pricing content admin auditor',
    sends: 'pricing content admin',
  },
  vouchers: { path: '/vouchers', opens: 'agent pricing finance admin auditor', sends: '' },
  newVoucher: { path: '/vouchers/new', opens: 'pricing admin', sends: 'pricing admin' },
  voucher: { path: '/vouchers/NICHTS', opens: 'agent pricing finance admin auditor', sends: 'pricing admin' },
  redirects: { path: '/redirects', opens: 'content admin auditor', sends: 'content admin' },
  redirectImport: { path: '/redirects/import', opens: 'content admin', sends: 'content admin' },
  // People and numbers
  customers: { path: '/customers', opens: 'agent finance admin auditor', sends: 'agent admin' },
  customer: { path: '/customers/1', opens: 'agent finance admin auditor', sends: 'agent admin' },
  customerExport: { path: '/customers/1/export', opens: 'agent admin', sends: 'agent admin' },
  figures: { path: '/figures', opens: 'agent finance pricing admin auditor', sends: '' },
  // What people write and read
  contact: { path: '/contact', opens: 'agent admin auditor', sends: '' },
  contactMessage: { path: '/contact/1', opens: 'agent admin auditor', sends: 'agent admin' },
  contactAttachment: {
    path: `/contact/attachments/${id}`,
    opens: 'agent admin auditor',
    sends: '',
  },
  contactTemplates: { path: '/contact-templates', opens: 'agent admin auditor', sends: 'agent admin' },
  reviews: { path: '/reviews', opens: 'agent content admin auditor', sends: '' },
  review: { path: '/reviews/1001', opens: 'agent content admin auditor', sends: 'agent content admin' },
  content: { path: '/content', opens: 'content admin auditor', sends: '' },
  contentText: { path: '/content/de/terms', opens: 'content admin auditor', sends: 'content admin' },
  newsletter: { path: '/newsletter', opens: 'content admin auditor', sends: '' },
  newNewsletter: { path: '/newsletter/new', opens: 'content admin', sends: 'content admin' },
  newsletterPreview: { path: '/newsletter/preview', opens: 'content admin auditor', sends: 'content admin' },
  newsletterIssue: { path: `/newsletter/${id}`, opens: 'content admin auditor', sends: 'content admin' },
  newsletterSend: { path: `/newsletter/${id}/send`, opens: 'content admin', sends: 'content admin' },
  partners: { path: '/partners', opens: 'content finance admin auditor', sends: '' },
  commission: { path: '/partners/commission', opens: 'content finance admin auditor', sends: '' },
  newPartner: { path: '/partners/new', opens: 'content admin', sends: 'content admin' },
  partnerTest: { path: '/partners/nobody/test', opens: 'content finance admin auditor', sends: '' },
  partner: { path: '/partners/nobody', opens: 'content finance admin auditor', sends: 'content finance admin' },
  // The house
  staff: { path: '/staff', opens: 'admin auditor', sends: 'admin' },
  audit: { path: '/audit', opens: 'admin auditor', sends: '' },
  jobs: { path: '/jobs', opens: 'admin auditor', sends: 'admin' },
  letters: { path: '/letters', opens: 'agent admin auditor', sends: 'agent admin' },
  letter: { path: `/letters/${id}`, opens: 'agent admin auditor', sends: '' },
  letterView: { path: `/letters/${id}/view`, opens: 'agent admin auditor', sends: '' },
  errors: { path: '/errors', opens: 'admin auditor', sends: '' },
  patterns: { path: '/patterns', opens: 'content admin auditor', sends: '' },
  // Oneself
  me: { path: '/me', opens: everybody, sends: everybody },
  prove: { path: '/prove', opens: everybody, sends: everybody },
  logout: { path: '/logout', opens: everybody, sends: everybody },
}
