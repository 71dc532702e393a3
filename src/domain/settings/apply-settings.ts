import { dayAt } from '#shop/formats/dates.ts'
import { socialNetworks, type Country, type CountryCode, type Warehouse } from '#shop/countries/country.ts'
import type { Storefronts } from '#shop/shop.ts'
import type { PayingAccount } from './accounts/paying-account.ts'
import {
  addresses,
  carrierNames,
  settingNames,
  WAIVED,
  type Scope,
  type SettingName,
  type Values,
} from './merchant-settings.ts'
import { timesWith } from './time-settings.ts'

/** Everything that colleagues have said about the merchant. */
export type Said = {
  values: ReadonlyMap<Scope, Values>
  /** Confirmed by two of them. */
  accounts: ReadonlyMap<Scope, PayingAccount>
  /** Where somebody has read the legal texts as they stand. */
  textsRead: ReadonlySet<CountryCode>
}

export const nothingSaid: Said = { values: new Map(), accounts: new Map(), textsRead: new Set() }

/** The setting by which samples of legal texts say that they are samples. */
export const SAMPLE_MARK = 'texts.sample'

/**
 * The storefronts as the merchant wants them: what a colleague has said about a country goes before what one has said about
 * the company, and both before the file of the storefronts and the placeholders that they are laid over.
 */
export function withSettings(storefronts: Storefronts, said: Said, now: Date): Storefronts {
  const own = Object.values(storefronts.countries).map((country) => [country.code, countryWith(country, said, now)])
  // Entries have lost their types; every country is still there, under its code.
  return { ...storefronts, countries: Object.fromEntries(own) as Storefronts['countries'] }
}

type Lookup = (name: SettingName) => string | undefined

const lookup =
  ({ values }: Said, code: CountryCode): Lookup =>
  (name) =>
    values.get(code)?.[name] ?? values.get('company')?.[name]

function countryWith(country: Country, said: Said, now: Date): Country {
  const value = lookup(said, country.code)
  const account = said.accounts.get(country.code) ?? said.accounts.get('company')
  return {
    ...country,
    merchant: {
      ...country.merchant,
      ...addressOf(said, country.code, 'company'),
      ...(account && { iban: account.iban, bic: account.bic, instantTransfers: account.instantTransfers }),
      name: value('company.name') ?? country.merchant.name,
      vatId: value('company.vatId') ?? country.merchant.vatId,
    },
    warehouse: { ...country.warehouse, ...addressOf(said, country.code, 'warehouse') },
    footerShippingLogo: carrierNames.find((name) => name === value('warehouse.carrier')) ?? country.footerShippingLogo,
    contact: { sender: senderOf(country, value), recipient: value('support.email') ?? country.contact.recipient },
    presence: presenceOf(country, value, now),
    timeLimits: timesWith(country, value),
    particulars: {
      accent: value('look.accent') ?? '',
      letterFooter: value('mail.footer') ?? '',
      openingHours: value('warehouse.hours') ?? '',
      texts: textsOf(said, country.code),
    },
  }
}

/** An address is taken as a whole from where it was said. */
function addressOf({ values }: Said, code: CountryCode, of: keyof typeof addresses): Partial<Warehouse> {
  const names: readonly SettingName[] = addresses[of]
  const there = [values.get(code), values.get('company')].find((each) => names.some((name) => each?.[name]))
  const parts = names.flatMap((name) => {
    const text = there?.[name]
    return text === undefined ? [] : [[name.slice(of.length + 1), text]]
  })
  return Object.fromEntries(parts) as Partial<Warehouse>
}

/** `umlauf Deutschland <ankauf@…>`; nothing of something else. */
export function senderParts(sender: string): { name?: string | undefined; mailbox?: string | undefined } {
  const [, name, mailbox] = /^(.*?)\s*<([^<>]+)>$/.exec(sender) ?? []
  return { name, mailbox }
}

/** Name and mailbox can be said one without the other. */
function senderOf({ contact }: Country, value: Lookup): string {
  const { name = '', mailbox = contact.sender } = senderParts(contact.sender)
  return `${value('mail.name') ?? name} <${value('mail.address') ?? mailbox}>`
}

function presenceOf(country: Country, value: Lookup, now: Date): Country['presence'] {
  const { presence } = country
  const link = (name: `social.${(typeof socialNetworks)[number]}`, shipped: string): string => {
    const said = value(name) ?? shipped
    return said === WAIVED ? '' : said
  }
  const { facebook, instagram, youtube } = presence.social
  return {
    brand: value('look.brand') ?? presence.brand,
    notice: noticeOf(country, value, now),
    phone: value('support.phone') ?? presence.phone,
    phoneHours: value('support.hours') ?? presence.phoneHours,
    social: {
      facebook: link('social.facebook', facebook),
      instagram: link('social.instagram', instagram),
      youtube: link('social.youtube', youtube),
    },
  }
}

/** From the first day to the last, by the clock of the country. */
function noticeOf({ presence, timeZone }: Country, value: Lookup, now: Date): string {
  const [from, to, text] = [value('holiday.from'), value('holiday.to'), value('holiday.text')]
  if (from === undefined || to === undefined || text === undefined) return presence.notice
  const today = dayAt(now, timeZone)
  return from <= today && today <= to ? text : presence.notice
}

function textsOf(said: Said, code: CountryCode): Record<string, string> {
  const value = lookup(said, code)
  const known = settingNames.flatMap((name) => {
    const text = value(name)
    return text === undefined ? [] : [[name, text]]
  })
  return Object.fromEntries([...known, ...(said.textsRead.has(code) ? [[SAMPLE_MARK, WAIVED]] : [])])
}
