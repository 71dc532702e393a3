import { subjects } from '#domain/contact/messages/subjects.ts'
import type { Meanings } from '#domain/content/texts/meanings.ts'
import { contentTopics } from '#shop/screens/content-topics.ts'
import type { Country } from '#shop/countries/country.ts'
import { pathTo } from '#shop/screens/paths.ts'

/** What a newsletter may count on: its links lead to the shop of its readers, from wherever they are read. */
export function issueMeanings(country: Country): Meanings {
  const address = (path: string) => country.sellShopUrl + path
  const contact = address(pathTo(country, 'contact'))
  const links = [
    ['screen:home', address(pathTo(country, 'home'))],
    ['screen:contact', contact],
    ['screen:accountRegister', address(pathTo(country, 'accountRegister'))],
    ...contentTopics.map((topic) => [
      `topic:${topic}`,
      address(pathTo(country, 'content', { slug: country.contentSlugs[topic] })),
    ]),
    ...subjects.map((subject) => [`subject:${subject}`, `${contact}?subject=${subject}`]),
  ]
  return {
    facts: {
      'contact.email': { text: country.contact.recipient, open: false },
      'shop.domain': { text: country.domain, open: false },
    },
    links: Object.fromEntries(links) as Record<string, string>,
  }
}

/** Links by meaning that an author can type, the same in every country. */
export const linkTargets: readonly string[] = [
  'screen:home',
  'screen:contact',
  'screen:accountRegister',
  ...contentTopics.map((topic) => `topic:${topic}`),
]
