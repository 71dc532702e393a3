import type { Role } from '#domain/staff/permissions.ts'
import { mayChange, maySee } from '#domain/staff/screen-rights.ts'
import { officeScreens, type OfficeScreen, type OfficeScreenName } from '#shop/office-screens.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { officeKey } from '#web/backoffice/frame/office-key.ts'
import { useMe } from '#web/backoffice/frame/use-me.ts'

export type Destination = { title: string; target: string }

type Colleague = { roles: readonly Role[] }

const screens = (Object.entries(officeScreens) as [OfficeScreenName, OfficeScreen][]).filter(([, { menu }]) => menu)

/** What somebody begins to do on a screen that is in no menu. */
const actions = [
  'newVoucher',
  'priceImport',
  'newDevice',
  'newManufacturer',
  'newSeries',
  'newNewsletter',
  'newPartner',
  'redirectImport',
  'contactTemplates',
  'settlements',
  'commission',
  'me',
] as const satisfies readonly OfficeScreenName[]

const mayBegin = (colleague: Colleague, name: OfficeScreenName): boolean =>
  maySee(colleague, name) && (name === 'commission' || mayChange(colleague, name))

const fits = (text: string) => {
  const words = text.toLowerCase().split(/\s+/)
  return ({ title }: Destination) => words.every((word) => title.toLowerCase().includes(word))
}

/** Screens and actions whose name fits to a text, of those that are this colleague's. */
export function useDestinations(text: string): { screens: Destination[]; actions: Destination[] } {
  const t = useOfficeTranslate()
  const me = useMe()
  if (!me) return { screens: [], actions: [] }
  const named = screens
    .filter(([name]) => maySee(me, name))
    .map(([name, { path }]) => ({ title: t(officeKey(`office.frame.screen.${name}`)), target: path }))
  const begun = actions
    .filter((name) => mayBegin(me, name))
    .map((name) => ({ title: t(`office.lists.action.${name}`), target: officeScreens[name].path }))
  return {
    screens: [{ title: t('office.frame.dashboard'), target: '/' }, ...named].filter(fits(text)),
    actions: begun.filter(fits(text)),
  }
}
