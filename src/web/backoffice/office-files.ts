import type { OfficeScreenName } from '#domain/staff/office-screens.ts'

/** Which file shows which screen of the back office. */
export const officeFiles: Record<OfficeScreenName, string> = {
  desk: 'backoffice/desk.tsx',
  carrier: 'backoffice/carrier.tsx',
  // What people write and read
  contact: 'backoffice/contact/messages.tsx',
  contactMessage: 'backoffice/contact/message.tsx',
  contactTemplates: 'backoffice/contact/templates.tsx',
  content: 'backoffice/content/content-grid.tsx',
  contentText: 'backoffice/content/content-text.tsx',
  partners: 'backoffice/partners/partners.tsx',
  commission: 'backoffice/partners/commission.tsx',
  newPartner: 'backoffice/partners/new-partner.tsx',
  partner: 'backoffice/partners/partner.tsx',
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
