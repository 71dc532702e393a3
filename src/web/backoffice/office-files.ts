import type { OfficeScreenName } from '#domain/staff/office-screens.ts'

/** Which file shows which screen of the back office. */
export const officeFiles: Record<OfficeScreenName, string> = {
  desk: 'backoffice/desk.tsx',
  carrier: 'backoffice/carrier.tsx',
  // People and numbers
  customers: 'backoffice/customers/customers.tsx',
  customer: 'backoffice/customers/customer.tsx',
  customerExport: 'backoffice/customers/customer-export.ts',
  figures: 'backoffice/figures/figures.tsx',
  // The house
  staff: 'backoffice/staff/staff.tsx',
  audit: 'backoffice/staff/audit.tsx',
  jobs: 'backoffice/jobs/jobs.tsx',
  letters: 'backoffice/letters.tsx',
  letter: 'backoffice/letter.tsx',
  letterView: 'backoffice/letter-view.ts',
  errors: 'backoffice/error-reports.tsx',
  patterns: 'backoffice/pattern-book/pattern-book.tsx',
  // Oneself
  me: 'backoffice/staff/me.tsx',
  prove: 'backoffice/prove.tsx',
  logout: 'backoffice/not-found.tsx',
}
