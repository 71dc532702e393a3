import { subjects } from '#domain/contact/messages/subjects.ts'
import type { Fact, Meanings } from '#domain/content/texts/meanings.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { WATCH_DAYS } from '#domain/price-watch/price-watch.ts'
import { addressLines } from '#shop/addresses/address-lines.ts'
import { contentTopics } from '#shop/screens/content-topics.ts'
import { countries } from '#shop/countries/all.ts'
import type { Country, Warehouse } from '#shop/countries/country.ts'
import { languageTag } from '#shop/messages/locale.ts'
import { businessIn, type Mode } from '#shop/modes/mode.ts'
import { modes } from '#shop/modes/all.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { retention } from '#shop/retention.ts'
import { pathsOf, type Screen } from '#shop/screens/screens.ts'
import { timeLimitsOf } from '#shop/time-limits.ts'

/** How long what is kept: `offersDays` is told as `keep.offers`. */
const periods = Object.entries(retention).map(
  ([name, period]) => [name.replace(/(?:Days|Years)$/, ''), period] as const,
)

/** What the merchant's texts may count on in a country. Only the server knows it all; browsers get the finished text. */
export const meaningsOf = (rules: RuleSet, country: Country, mode: Mode = modes.default): Meanings => ({
  facts: factsOf(rules, country),
  links: { ...linksOf(country), ...elsewhere(country, mode) },
})

function factsOf({ prices }: RuleSet, country: Country): Record<string, Fact> {
  const shipped = countries[country.code]
  const limits = timeLimitsOf(country)
  /** What still is as it was shipped is a placeholder. */
  const his = (format: (from: Country) => string): Fact => ({
    text: format(country),
    open: format(country) === format(shipped),
  })
  const known = (value: string | number): Fact => ({ text: String(value), open: false })

  return {
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

/** On a parcel the country stands in large letters, within a sentence it does not. */
function addressIn(place: Warehouse, language: string): string {
  const lines = addressLines(place, language).slice(0, -1)
  return [...lines, new Intl.DisplayNames(language, { type: 'region' }).of(place.country)].join(', ')
}

/** Screens that a text may lead to: those that everybody may enter without having been sent there. */
const screens: readonly Screen[] = [
  'home',
  'contact',
  'accountRegister',
  'accountManagement',
  'newsletterEnrich',
  'businessLanding',
  'privacyChoices',
]

/** Companies that read about themselves where only private people sell are sent to the shop itself. */
function elsewhere(country: Country, mode: Mode): Record<string, string> {
  if (!country.features.business || businessIn({ country, mode }) !== 'never') return {}
  return { 'screen:businessLanding': country.sellShopUrl + pathTo(country, 'businessLanding') }
}

function linksOf(country: Country): Record<string, string> {
  const topicPath = (topic: (typeof contentTopics)[number]) =>
    pathTo(country, 'content', { slug: country.contentSlugs[topic] })
  const there = screens.filter((screen) => pathsOf(country, screen).length > 0)

  return Object.fromEntries([
    ...contentTopics.map((topic) => [`topic:${topic}`, topicPath(topic)]),
    ...there.map((screen) => [`screen:${screen}`, pathTo(country, screen)]),
    ...subjects.map((subject) => [`subject:${subject}`, `${pathTo(country, 'contact')}?subject=${subject}`]),
  ]) as Record<string, string>
}
