import type { Fact } from '#domain/content/texts/meanings.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { WATCH_DAYS } from '#domain/price-watch/price-watch.ts'
import { addressLines } from '#shop/addresses/address-lines.ts'
import { countries } from '#shop/countries/all.ts'
import type { Country, Warehouse } from '#shop/countries/country.ts'
import { languageTag } from '#shop/messages/locale.ts'
import { retention } from '#shop/retention.ts'
import { timeLimitsOf } from '#shop/time-limits.ts'
import { SAMPLE_MARK } from './apply-settings.ts'
import { settingNames, WAIVED } from './merchant-settings.ts'

/** How long what is kept: `offersDays` is told as `keep.offers`. */
const periods = Object.entries(retention).map(
  ([name, period]) => [name.replace(/(?:Days|Years)$/, ''), period] as const,
)

/** What the merchant's texts may name in a country. */
export function textFacts({ prices }: RuleSet, country: Country): Record<string, Fact> {
  const shipped = countries[country.code]
  const limits = timeLimitsOf(country)
  /** What still is as it was shipped is a placeholder. */
  const his = (format: (from: Country) => string): Fact => ({
    text: format(country),
    open: format(country) === format(shipped),
  })
  const known = (value: string | number): Fact => ({ text: String(value), open: false })

  return {
    ...Object.fromEntries([...settingNames, SAMPLE_MARK].map((name) => [name, saidFact(country, name)])),
    'merchant.name': his(({ merchant }) => merchant.name),
    'merchant.address': his(({ merchant, locale }) => addressIn(merchant, languageTag(locale))),
    'merchant.vatId': his(({ merchant }) => merchant.vatId),
    'warehouse.address': his(
      ({ warehouse, locale }) => `${warehouse.name}, ${addressIn(warehouse, languageTag(locale))}`,
    ),
    'contact.email': known(country.contact.recipient),
    'shop.domain': known(country.domain),
    carrier: known(country.footerShippingLogo.toUpperCase()),
    'days.offer': known(prices.offerDays),
    'days.parcel': known(limits.parcel),
    'days.clarification': known(limits.clarification),
    'days.lock': known(limits.lock),
    'days.watch': known(WATCH_DAYS),
    ...Object.fromEntries(periods.map(([name, period]) => [`keep.${name}`, known(period)])),
  }
}

/** What a setting says; open until somebody has said it. */
function saidFact({ particulars }: Country, name: string): Fact {
  const text = particulars.texts[name]
  if (text === undefined) return { text: '', open: true }
  return text === WAIVED ? { text: '', open: false, waived: true } : { text, open: false }
}

/** On a parcel the country stands in large letters, within a sentence it does not. */
function addressIn(place: Warehouse, language: string): string {
  const lines = addressLines(place, language).slice(0, -1)
  return [...lines, new Intl.DisplayNames(language, { type: 'region' }).of(place.country)].join(', ')
}
