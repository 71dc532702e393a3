import type { Block } from '#domain/content/texts/markdown.ts'
import { readMarkdown } from '#domain/content/texts/markdown.ts'
import type { Inline } from '#domain/content/texts/markdown-inline.ts'
import type { Meanings } from '#domain/content/texts/meanings.ts'
import { countries } from '#shop/countries/all.ts'
import { socialNetworks, type Country } from '#shop/countries/country.ts'
import type { SettingName } from '#domain/settings/merchant-settings.ts'

const openIn = (parts: readonly Inline[]): string[] =>
  parts.flatMap((part) => {
    if (part.kind === 'open') return [part.setting ?? part.text]
    return 'children' in part ? openIn(part.children) : []
  })

const inlinesOf = (block: Block): Inline[][] => {
  if (block.kind === 'list') return block.items
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()]
  return 'children' in block ? [block.children] : []
}

/** What a text still leaves to the merchant: names of settings, or the words in brackets where there is no setting. */
export const openPlaces = (text: string, meanings: Meanings): string[] =>
  readMarkdown(text, meanings).flatMap((block) => inlinesOf(block).flatMap(openIn))

/** The setting behind a fact of the texts that is not called like its setting. */
const behind: Readonly<Record<string, SettingName>> = {
  'merchant.name': 'company.name',
  'merchant.address': 'company.street',
  'merchant.vatId': 'company.vatId',
  'warehouse.address': 'warehouse.street',
}

export const settingBehind = (fact: string): string => behind[fact] ?? fact

/** What is printed and sent besides the texts, and still is as it was shipped. */
export function shippedFacts(country: Country): SettingName[] {
  const shipped: Country = countries[country.code]
  const same = (name: SettingName, of: (from: Country) => string): SettingName[] =>
    of(country) === of(shipped) ? [name] : []
  const networks = country.features.socialMedia ? socialNetworks : []

  return [
    ...same('company.name', ({ merchant }) => merchant.name),
    ...same('company.street', ({ merchant }) => `${merchant.street} ${merchant.postalCode} ${merchant.city}`),
    ...same('company.vatId', ({ merchant }) => merchant.vatId),
    ...same('warehouse.street', ({ warehouse }) => `${warehouse.street} ${warehouse.postalCode} ${warehouse.city}`),
    ...same('support.email', ({ contact }) => contact.recipient),
    ...same('mail.address', ({ contact }) => contact.sender),
    ...networks.flatMap((network) => same(`social.${network}`, ({ presence }) => presence.social[network])),
  ]
}
