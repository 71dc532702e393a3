import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { subjects } from '#domain/contact/messages/subjects.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { attribute, features, links, readable, tags, texts } from '#tests/support/readers/pages/html.ts'
import { asPerson, ask, countryCodes, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import { messagesFileOf } from '#tests/support/readers/languages/translated.ts'

const messagesFor = (code: CountryCode) => readMessages('messages', messagesFileOf(code))

const expected = {
  at: ['conditions-video', 'home-banner', 'social-media', 'support-questions'],
  de: ['conditions-video', 'home-banner', 'newsletter', 'seal-and-slider', 'social-media', 'support-questions'],
  es: ['conditions-video', 'home-banner', 'newsletter', 'support-questions'],
  fr: ['conditions-video', 'home-banner', 'newsletter', 'support-questions'],
  it: ['conditions-video', 'home-banner', 'newsletter', 'support-questions'],
}

describe.each(triedCountries)('the home page of %s', (code) => {
  test('S1.12 S1.13 S1.15 it shows the features of its country and no other', async () => {
    const { text } = await ask(code, '/')

    expect(features(text)).toEqual(expected[code])
  })

  test('S1.12 its banner says something', async () => {
    const { text } = await ask(code, '/')
    const messages = messagesFor(code)

    expect(texts(text, 'h2')).toContain(messages['home.banner.title'])
    expect(readable(text)).toContain(messages['home.banner.text'])
  })

  test('S1.13 social media buttons stand on AT and DE only, each with a name', async () => {
    const { text } = await ask(code, '/')
    const social = tags(text, 'a').filter((tag) => /facebook|instagram|youtube/.test(attribute(tag, 'href') ?? ''))

    expect(social).toHaveLength(code === 'at' || code === 'de' ? 3 : 0)
    for (const tag of social) {
      expect(attribute(tag, 'aria-label')).toMatch(/umlauf/)
      expect(attribute(tag, 'rel')).toBe('noopener noreferrer')
    }
  })

  test('S1.13 the page loads nothing from the networks, nor from any other host', async () => {
    const { text } = await ask(code, '/')
    const loaded = ['script', 'img', 'iframe', 'source', 'video', 'use']
      .flatMap((name) => tags(text, name))
      .flatMap((tag) => attribute(tag, 'src') ?? attribute(tag, 'srcset') ?? attribute(tag, 'href') ?? [])
    const linked = tags(text, 'link')
      .filter((tag) => /stylesheet|preload|icon|preconnect|dns-prefetch/i.test(attribute(tag, 'rel') ?? ''))
      .flatMap((tag) => attribute(tag, 'href') ?? [])

    expect(loaded.length + linked.length).toBeGreaterThan(5)
    expect([...loaded, ...linked].filter((address) => !/^(?:\/(?!\/)|#|data:image\/)/.test(address))).toEqual([])
  })

  test('S1.15 seal and slider stand on DE only', async () => {
    const { text } = await ask(code, '/')
    const seal = messagesFor(code)['reviewSeal.seal']!

    expect(text.replaceAll(/<script[\s\S]*?<\/script>/g, '').includes(seal)).toBe(code === 'de')
    expect(text.includes('slider__list')).toBe(code === 'de')
  })

  test('S1.18 the footer shows the carrier of its country, with a text for those who do not see it', async () => {
    const { text } = await ask(code, '/')
    const footer = /<footer[\s\S]*<\/footer>/.exec(text)?.[0] ?? ''
    const named = [...footer.matchAll(/aria-label="(DHL|UPS)"|alt="(DHL|UPS)"/g)].map(([, label, alt]) => label ?? alt)

    expect(named).toEqual([code === 'de' ? 'DHL' : 'UPS'])
  })

  test('S3.20 the header leads to the shop that sells', async () => {
    const { text } = await ask(code, '/')
    const header = /<header[\s\S]*<\/header>/.exec(text)?.[0] ?? ''

    expect(links(header)).toContain(countries[code].buyShopLink)
  })

  test('S1.10 the way to business trade-in is shown in Germany only', async () => {
    const { text } = await ask(code, '/')

    expect(text.includes('href="/b2b/ankaufsportal"')).toBe(code === 'de')
  })
})

describe('questions to the shop', () => {
  const widget = (html: string) => /<aside[^>]*data-feature="support-questions"[\s\S]*?<\/aside>/.exec(html)?.[0]

  test('S1.16 lead to exactly the ten subjects, in the words of each country, and to its mailbox', async () => {
    for (const code of countryCodes) {
      const { contact, contentSlugs } = countries[code]
      const messages = messagesFor(code)
      const form = pathTo(countries[code], 'contact')
      for (const path of ['/', `/content/${contentSlugs.terms}`]) {
        const questions = widget((await ask(code, path)).text) ?? ''
        expect(texts(questions, 'a'), `${code} ${path}`).toEqual([
          ...subjects.map((subject) => messages[`contact.subject.${subject}`]),
          contact.recipient,
        ])
        expect(links(questions)).toEqual([
          ...subjects.map((subject) => `${form}?subject=${subject}`),
          `mailto:${contact.recipient}`,
        ])
      }
    }
  })

  test('stay away from forms and from the pages of partners', async () => {
    const forms = ['/kontakt', '/verkaufskorb', '/checkout', '/account', '/account/register', '/clarification/1/2']
    for (const path of forms) expect(widget((await ask('de', path, asPerson)).text), path).toBeUndefined()
    for (const host of ['b2bwidget', 'agan', 'aganwidget']) {
      expect(widget((await ask(host, '/', asPerson)).text), host).toBeUndefined()
    }
  })
})

test('S1.07 Austria says on its home page in its own words what Germany says otherwise', async () => {
  const [austria, germany] = [messagesFor('at'), messagesFor('de')]
  const differing = Object.keys(germany).filter((key) => key.startsWith('home.') && austria[key] !== germany[key])
  const [at, de] = await Promise.all([ask('at', '/'), ask('de', '/')])
  const shown = differing.filter((key) => readable(at.text).includes(austria[key]!))

  expect(shown).not.toHaveLength(0)
  for (const key of shown) {
    expect(readable(de.text), key).toContain(germany[key])
    expect(readable(de.text), key).not.toContain(austria[key])
    expect(readable(at.text), key).not.toContain(germany[key])
  }
})
