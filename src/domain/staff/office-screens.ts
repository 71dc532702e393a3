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
  desk: { path: '/', see: 'desk.see' },
  carrier: { path: '/carrier', see: 'carrier.see', change: ['carrier.play'], menu: 'work' },
  // What people write and read
  contact: { path: '/contact', see: 'contact.see', menu: 'work' },
  contactMessage: { path: '/contact/:number', see: 'contact.see', change: ['contact.change'] },
  contactTemplates: { path: '/contact-templates', see: 'contact.see', change: ['contact.change'] },
  content: { path: '/content', see: 'content.see', menu: 'shop' },
  contentText: { path: '/content/:country/:topic', see: 'content.see', change: ['content.change'] },
  partners: { path: '/partners', see: 'partners.see', menu: 'shop' },
  commission: { path: '/partners/commission', see: 'partners.see' },
  newPartner: { path: '/partners/new', see: 'partners.change', change: ['partners.change'] },
  partner: { path: '/partners/:code', see: 'partners.see', change: ['partners.change'] },
  // The house
  letters: { path: '/letters', see: 'letters.see', change: ['letters.change'], menu: 'house' },
  letter: { path: '/letters/:id', see: 'letters.see' },
  letterView: { path: '/letters/:id/view', see: 'letters.see' },
  errors: { path: '/errors', see: 'errors.see', menu: 'house' },
  patterns: { path: '/patterns', see: 'patterns.see', menu: 'house' },
  // Oneself
  prove: { path: '/prove', see: 'desk.see', change: ['desk.see'] },
  logout: { path: '/logout', see: 'desk.see', change: ['desk.see'] },
} as const satisfies Record<string, OfficeScreen>

export type OfficeScreenName = keyof typeof officeScreens

/** What opens to everybody. */
export const LOGIN_PATH = '/login'

const screens: [string, OfficeScreen][] = Object.entries(officeScreens)

const patterns = screens.map(
  ([, screen]) => [new RegExp(`^${screen.path.replaceAll(/:\w+/g, '[^/]+')}/?$`), screen] as const,
)

/** The screen of an address, also where only its data is asked for. Words win over numbers: see the order of the table. */
export function officeScreenAt(pathname: string): OfficeScreen | undefined {
  const path = pathname.replace(/(?:\/_)?\.data$/, '') || '/'
  const found = patterns.filter(([pattern]) => pattern.test(path)).map(([, screen]) => screen)
  return found.find(({ path: own }) => !own.includes(':')) ?? found[0]
}

/** Whether somebody may open an address, or send something to it. */
export function mayEnter(colleague: { roles: readonly Role[] }, screen: OfficeScreen, method: string): boolean {
  const reads = method === 'GET' || method === 'HEAD'
  return reads ? may(colleague, screen.see) : (screen.change ?? []).some((permission) => may(colleague, permission))
}
