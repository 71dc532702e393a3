import type { Country, CountryCode } from './countries/country.ts'
import { countryName } from './countries/country-name.ts'
import type { Mode, ModeName } from './modes/mode.ts'
import { modes } from './modes/all.ts'

/** Through whose pages a visitor came in. */
export type ShopPartner = {
  code: string
  /** The sales channel that offers and trades are booked on, instead of the shop's. */
  landingPage: string
  /** Whose pages may frame the shop. */
  origins: readonly string[]
  /** The colour of his skin. */
  accent: string
  /** What his shop shows of him; nothing of it has to be there but the name. */
  name: string
  logo: string | null
  email: string
  phone: string
  welcome: string
}

/** One shop as a visitor meets it: a country, presented in a mode, perhaps for a partner. */
export type Shop = {
  country: Country
  mode: Mode
  partner?: ShopPartner
  /** Whose shop it looks like: the partner's, or that of whom the channel of the partner shop belongs to. */
  host?: ShopPartner
}

/** Every shop of this installation, with the merchant's own settings already applied. */
export type Storefronts = {
  countries: Record<CountryCode, Country>
  defaultCountry: CountryCode
  /** The merchant's own host names for the shop modes. */
  modeDomains: Partial<Record<ModeName, string>>
  officeDomain: string
  /** Who may show the embeddable modes inside their pages. */
  partnerOrigins: readonly string[]
}

/** Partner shops and widgets speak German and trade on the German price list. */
const countryOfModes: CountryCode = 'de'

/** The host of an address, without port, dot at the end, or capitals. */
export const hostName = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

type HostTable = { countries: Storefronts['countries']; shops: ReadonlyMap<string | undefined, Shop> }

function shopsByHost({ countries, modeDomains }: Storefronts): HostTable['shops'] {
  const ofModes = Object.values(modes)
    .filter(({ hostLabel }) => hostLabel !== null)
    .map((mode) => ({
      shop: { country: countries[countryOfModes], mode },
      names: [`${mode.hostLabel}.localhost`, modeDomains[mode.name]],
    }))
  const ofCountries = Object.values(countries).map((country) => ({
    shop: { country, mode: modes.default },
    names: [country.domain, `www.${country.domain}`, `${country.code}.localhost`],
  }))
  const named = [...ofModes, ...ofCountries].flatMap(({ shop, names }) => names.map((name) => [name, shop] as const))
  // Who comes first has the name.
  return new Map(named.toReversed())
}

/** Every request asks by its host, and countries are others as soon as anything about one of them is. */
const hostTables = new WeakMap<Storefronts, HostTable>()

function hostTableOf(storefronts: Storefronts): HostTable {
  const { countries } = storefronts
  const known = hostTables.get(storefronts)
  if (known?.countries === countries) return known
  const table = { countries, shops: shopsByHost(storefronts) }
  hostTables.set(storefronts, table)
  return table
}

/** The shop that answers on a host, or nothing if no shop was given that host. */
export const shopForHost = (storefronts: Storefronts, host: string): Shop | undefined =>
  hostTableOf(storefronts).shops.get(hostName(host))

export const defaultShop = ({ countries, defaultCountry }: Storefronts): Shop => ({
  country: countries[defaultCountry],
  mode: modes.default,
})

/** Where a mode of this installation is found by somebody who is at the given address; nothing if it has no domain. */
export function modeUrl({ modeDomains }: Storefronts, { name, hostLabel }: Mode, from: URL): string | undefined {
  if (/\.localhost$/i.test(from.hostname))
    return `${from.protocol}//${hostLabel}.localhost${from.port && `:${from.port}`}`
  const domain = modeDomains[name]
  return domain && `https://${domain}`
}

export const isOfficeHost = ({ officeDomain }: Storefronts, host: string): boolean =>
  ['office.localhost', officeDomain].includes(hostName(host))

/** The sales channel that an offer or a trade of this shop is booked on. */
export const landingPageOf = ({ country, mode, partner }: Shop): string =>
  partner?.landingPage ?? country[mode.landingPage] ?? country.landingPage

/** The name under which this shop reports to the tracking and error systems. */
export const shopName = ({ country, mode }: Shop): string =>
  mode.name === 'default' ? country.code : `${country.code}-${mode.name}`

/** What is not needed on a screen stays on the server. */
const hiddenFacts = [
  'messages',
  'searchIndexes',
  'dynamicYield',
  'landingPageB2B',
  'landingPageAgan',
  'countsInOctets',
  'purchaseRegister',
  'warehouse',
  'merchant',
  'particulars',
  'timeLimits',
  'demo',
] as const satisfies readonly (keyof Country)[]

type PublicCountry = Omit<Country, (typeof hiddenFacts)[number]>

/** What the browser may know of a shop. */
export type PublicShop = {
  country: PublicCountry & { name: string }
  mode: Omit<Mode, 'title'>
  landingPage: string
  partner?: ReturnType<typeof publicPartner>
}

const shownCountries = new WeakMap<Country, PublicShop['country']>()

/** The same object for every page, so that whatever is worked out of it, as its paths are, is worked out once. */
function publicCountry(whole: Country): PublicShop['country'] {
  const known = shownCountries.get(whole)
  if (known) return known
  const hidden: ReadonlySet<string> = new Set(hiddenFacts)
  const shown = Object.entries(whole).filter(([fact]) => !hidden.has(fact))
  // Entries have lost their types; what is left is a country without the hidden ones.
  const country = { ...(Object.fromEntries(shown) as PublicCountry), name: countryName(whole.code, whole.icuLocale) }
  shownCountries.set(whole, country)
  return country
}

const publicPartner = ({ name, logo, email, phone, welcome }: ShopPartner) => ({ name, logo, email, phone, welcome })

export function publicShop(shop: Shop): PublicShop {
  const { title: _, ...mode } = shop.mode
  return {
    country: publicCountry(shop.country),
    mode,
    landingPage: landingPageOf(shop),
    ...(shop.host && { partner: publicPartner(shop.host) }),
  }
}

/** What a locale needs to know beyond its words. */
export const localeSettings = ({ searchIndexes, icuLocale, dynamicYield }: Country) => ({
  elasticIndexes: searchIndexes,
  icuLocale,
  dynamicYield,
})
