/** What somebody is at work. One person can be several. */
export const roles = ['agent', 'inspector', 'warehouse', 'finance', 'pricing', 'content', 'admin', 'auditor'] as const

export type Role = (typeof roles)[number]

export const isRole = (text: string): text is Role => (roles as readonly string[]).includes(text)

/** Who may do what. Administrators may do everything; auditors see everything and change nothing. */
const allowed = {
  'dashboard.see': ['agent', 'inspector', 'warehouse', 'finance', 'pricing', 'content'],
  'trades.see': ['agent', 'inspector', 'warehouse', 'finance'],
  'trades.receive': ['warehouse'],
  'trades.inspect': ['inspector'],
  // Taking a device from a colleague who is at work on it.
  'inspections.takeOver': [],
  'trades.decide': ['agent'],
  'trades.return': ['warehouse'],
  'cases.see': ['agent', 'inspector', 'warehouse'],
  'cases.change': ['agent', 'inspector', 'warehouse'],
  'places.see': ['agent', 'inspector', 'warehouse', 'finance'],
  'places.change': ['warehouse'],
  'carrier.see': ['warehouse'],
  'carrier.play': ['warehouse'],
  'payouts.see': ['finance'],
  'payouts.prepare': ['finance'],
  'payouts.release': ['finance'],
  'customers.see': ['agent', 'finance'],
  'customers.change': ['agent'],
  'prices.see': ['pricing', 'finance'],
  'prices.change': ['pricing'],
  'prices.approve': ['pricing', 'finance'],
  // Putting back at once what counted before, without a second person.
  'prices.takeBack': ['pricing'],
  'catalogue.see': ['agent', 'inspector', 'pricing', 'content'],
  'catalogue.change': ['pricing', 'content'],
  'businessQuotes.see': ['agent', 'pricing'],
  'businessQuotes.change': ['agent', 'pricing'],
  'vouchers.see': ['agent', 'pricing', 'finance'],
  'vouchers.change': ['pricing'],
  'redirects.see': ['content'],
  'redirects.change': ['content'],
  'contact.see': ['agent'],
  'contact.change': ['agent'],
  'reviews.see': ['agent', 'content'],
  'reviews.change': ['agent', 'content'],
  'content.see': ['content'],
  'content.change': ['content'],
  'newsletter.see': ['content'],
  'newsletter.change': ['content'],
  'newsletter.send': ['content'],
  'partners.see': ['content', 'finance'],
  'partners.change': ['content'],
  'commission.change': ['finance'],
  'reports.see': ['agent', 'finance', 'pricing'],
  'letters.see': ['agent'],
  'letters.change': ['agent'],
  // Links in letters open accounts and trades: whoever reads them could be the customer.
  'letters.secrets': [],
  'errors.see': [],
  'jobs.see': [],
  'jobs.change': [],
  'patterns.see': ['content'],
  'staff.see': [],
  'staff.change': [],
  'audit.see': [],
  'settings.see': ['finance'],
  'settings.change': [],
  // From which account money leaves: one colleague proposes, another one confirms.
  'accounts.propose': [],
  'accounts.confirm': ['finance'],
  'readiness.confirm': [],
  // Views of lists: everybody has their own; these are about what others see.
  'views.share': ['agent', 'inspector', 'warehouse', 'finance', 'pricing', 'content'],
  'views.assign': [],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof allowed

export const permissions = Object.keys(allowed) as Permission[]

/**
 * Who may do one of these moves money or prices, reads who somebody is, or says who may: a password alone, which can be
 * watched or guessed, does not let anybody do so.
 */
const weighty: readonly Permission[] = [
  'payouts.see',
  'prices.change',
  'prices.approve',
  'commission.change',
  'accounts.confirm',
  'settings.change',
  'letters.secrets',
  'staff.change',
]

export const needsSecondFactor = (colleague: { roles: readonly Role[] }): boolean =>
  weighty.some((permission) => may(colleague, permission))

export function may({ roles: own }: { roles: readonly Role[] }, permission: Permission): boolean {
  if (own.includes('admin')) return true
  if (own.includes('auditor') && permission.endsWith('.see')) return true
  return (allowed[permission] as readonly Role[]).some((role) => own.includes(role))
}
