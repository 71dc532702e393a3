import type { OfficeScreenName } from '#domain/staff/office-screens.ts'

/** Which file shows which screen of the back office. */
export const officeFiles: Record<OfficeScreenName, string> = {
  desk: 'backoffice/desk.tsx',
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
