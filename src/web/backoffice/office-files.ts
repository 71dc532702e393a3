import type { OfficeScreenName } from '#domain/staff/office-screens.ts'

/** Which file shows which screen of the back office. */
export const officeFiles: Record<OfficeScreenName, string> = {
  desk: 'backoffice/desk.tsx',
  search: 'backoffice/trades/search.tsx',
  // Devices
  trades: 'backoffice/trades/trades.tsx',
  trade: 'backoffice/trades/trade.tsx',
  receive: 'backoffice/receive/receive.tsx',
  itemLabels: 'backoffice/receive/item-labels.ts',
  inspection: 'backoffice/inspection/queue.tsx',
  inspect: 'backoffice/inspection/inspect.tsx',
  inspectionPrice: 'backoffice/inspection/price.ts',
  ask: 'backoffice/inspection/ask.tsx',
  askPreview: 'backoffice/inspection/ask-preview.ts',
  photo: 'backoffice/inspection/photo.ts',
  returns: 'backoffice/returns/returns.tsx',
  returnLabel: 'backoffice/returns/return-label.ts',
  carrier: 'backoffice/carrier.tsx',
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
