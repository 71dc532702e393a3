/** The same password however its accents are typed. */
export const sameSpelling = (password: string): string => password.normalize('NFC')
