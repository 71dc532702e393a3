import { subjects } from '#domain/contact/messages/subjects.ts'
import type { Meanings } from '#domain/content/texts/meanings.ts'
import { textFacts } from '#domain/settings/text-facts.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { contentTopics } from '#shop/screens/content-topics.ts'
import type { Country } from '#shop/countries/country.ts'
import { businessIn, type Mode } from '#shop/modes/mode.ts'
import { modes } from '#shop/modes/all.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { pathsOf, type Screen } from '#shop/screens/screens.ts'

/** What the merchant's texts may count on in a country. Only the server knows it all; browsers get the finished text. */
export const meaningsOf = (rules: RuleSet, country: Country, mode: Mode = modes.default): Meanings => ({
  facts: textFacts(rules, country),
  links: { ...linksOf(country), ...elsewhere(country, mode) },
})

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
