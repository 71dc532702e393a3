import type { OfficeScreenName } from '#domain/staff/office-screens.ts'

/** Which file shows which screen of the back office. */
export const officeFiles: Record<OfficeScreenName, string> = {
  desk: 'backoffice/desk.tsx',
  carrier: 'backoffice/carrier.tsx',
  // Money
  payouts: 'backoffice/payouts/payouts.tsx',
  payoutBatch: 'backoffice/payouts/batch.tsx',
  payoutBatchFile: 'backoffice/payouts/batch-file.ts',
  payoutTrade: 'backoffice/payouts/payout-trade.tsx',
  settlements: 'backoffice/payouts/settlements.tsx',
  settlement: 'backoffice/payouts/settlement.tsx',
  receipts: 'backoffice/payouts/receipts.tsx',
  books: 'backoffice/payouts/books.ts',
  receipt: 'backoffice/payouts/receipt-file.ts',
  register: 'backoffice/payouts/register.tsx',
  registerExport: 'backoffice/payouts/register-export.ts',
  // Prices, vouchers and what else belongs to the shop
  prices: 'backoffice/prices/price-lists.tsx',
  priceImport: 'backoffice/prices/price-import.tsx',
  priceExport: 'backoffice/prices/price-export.ts',
  priceProposal: 'backoffice/prices/price-proposal.tsx',
  catalogue: 'backoffice/catalogue/devices.tsx',
  device: 'backoffice/catalogue/device.tsx',
  vouchers: 'backoffice/vouchers/vouchers.tsx',
  newVoucher: 'backoffice/vouchers/new-voucher.tsx',
  voucher: 'backoffice/vouchers/voucher.tsx',
  redirects: 'backoffice/redirects/redirects.tsx',
  redirectImport: 'backoffice/redirects/redirect-import.tsx',
  // The house
  letters: 'backoffice/letters.tsx',
  letter: 'backoffice/letter.tsx',
  letterView: 'backoffice/letter-view.ts',
  errors: 'backoffice/error-reports.tsx',
  patterns: 'backoffice/pattern-book/pattern-book.tsx',
  // Oneself
  prove: 'backoffice/prove.tsx',
  logout: 'backoffice/not-found.tsx',
}
