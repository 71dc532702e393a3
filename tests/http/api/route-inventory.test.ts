import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { readContentFile } from '#domain/content/texts/content-file.ts'
import { contentTopics } from '#shop/screens/content-topics.ts'
import { countries } from '#shop/countries/all.ts'
import { screens, type Screen } from '#shop/screens/screens.ts'
import { attribute, dataOf, meta, readable, tags, texts } from '#tests/support/readers/pages/html.ts'
import { asPerson, ask, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import { addressesOf } from '#tests/support/fixtures/routes/screen-addresses.ts'

/**
 * Until a device has been inspected, every link to a clarification is an expired one; and a link to a trade that nobody
 * made, to a review that nobody was asked for, or to a list that nobody uploaded, leads nowhere.
 */
const notThere = new Set<Screen>([
  'clarification',
  'clarificationQuickAnswer',
  'trade',
  'review',
  'deviceListResult',
  'businessQuote',
])

const onlyInGermany = new Set<Screen>([
  'businessLanding',
  'deviceList',
  'deviceListResult',
  'businessQuoteRequest',
  'businessQuote',
])

describe.each(triedCountries)('in %s', (code) => {
  const addresses = addressesOf(code)
  const expected = screens.filter((screen) => code === 'de' || !onlyInGermany.has(screen))

  test('S2.01 the inventory knows an address of every screen', () => {
    expect(Object.keys(addresses).toSorted()).toEqual([...expected].toSorted())
  })

  test.each(expected)(
    'S2.01 the screen %s is reachable, with one heading, a title and a description',
    async (screen) => {
      const { status, text } = await ask(code, addresses[screen]!, asPerson)

      expect(status).toBe(notThere.has(screen) ? 404 : 200)
      expect(dataOf(text, 'screen')).toBe(screen)
      expect(texts(text, 'h1')).toEqual([expect.stringMatching(/\S/)])
      expect(texts(text, 'title')).toEqual([expect.stringMatching(/\S · umlauf$/)])
      expect(meta(text, 'description')).toMatch(/\S{2}/)
    },
  )

  test.each(contentTopics)(
    'S2.03 the page about %s says what its file says, in the language of the country',
    async (topic) => {
      const { status, text } = await ask(code, `/content/${countries[code].contentSlugs[topic]}`, asPerson)
      const file = readContentFile(await readFile(`content/${code}/${topic}.md`, 'utf8'))!

      expect(status).toBe(200)
      expect(texts(text, 'h1')).toEqual([file.title])
      expect(texts(text, 'title')).toEqual([`${file.title} · umlauf`])
      expect(meta(text, 'description')).toBe(file.description)
      expect(attribute(tags(text, 'html')[0]!, 'lang')).toBe(countries[code].locale.replace('_', '-'))
      expect(readable(text).length).toBeGreaterThan(1500)
      expect(readable(text)).not.toMatch(/\{[\w.]+\}|\[\[|\]\]|::[a-z]|drawing:|topic:|screen:|subject:/)
    },
  )

  test.each(['unknown', 'terms-and-more', '%00', 'agb%2f..', 'constructor', '__proto__'])(
    'S2.05 the unknown content slug %s answers 404',
    async (slug) => {
      const { status, text } = await ask(code, `/content/${slug}`, asPerson)

      expect(status).toBe(404)
      expect(dataOf(text, 'error')).toBe('notFound')
    },
  )

  test('S2.05 the content slugs of another language answer 404, or lead on where they were once its own', async () => {
    const foreign = code === 'de' || code === 'at' ? countries.it : countries.de
    const mine = new Set<string>(Object.values(countries[code].contentSlugs))
    for (const slug of Object.values(foreign.contentSlugs).filter((each) => !mine.has(each))) {
      const { status, headers } = await ask(code, `/content/${slug}`, asPerson)
      // A name that was also an old one of this country leads to its page of today.
      expect([404, 301], slug).toContain(status)
      if (status === 301) expect(headers.location).toMatch(/^\/content\//)
    }
  })

  test('S2.01 an unknown category answers 404', async () => {
    const { status } = await ask(code, countries[code].routes.sellCategory.replace('{category}', 'dampflok'), asPerson)

    expect(status).toBe(404)
  })
})
