import { describe, expect, test } from 'vitest'
import { readWords } from '../../scripts/compile-words.ts'
import { countries } from '#shop/countries/all.ts'
import { attribute, features, links, readable, tags, texts } from '../html.ts'
import { ask, countryCodes } from '../shop-under-test.ts'

const languages = { at: 'de-AT', de: 'de', es: 'es', fr: 'fr', it: 'it' }
const wordsOf = (code: keyof typeof languages) => readWords('messages', languages[code])

const expected = {
  at: ['conditions-video', 'home-banner', 'social-media'],
  de: ['conditions-video', 'home-banner', 'newsletter', 'seal-and-slider', 'social-media'],
  es: ['conditions-video', 'home-banner', 'newsletter'],
  fr: ['conditions-video', 'home-banner', 'newsletter'],
  it: ['conditions-video', 'home-banner', 'newsletter'],
}

describe.each(countryCodes)('the home page of %s', (code) => {
  test('S1.12 S1.13 S1.15 it shows the features of its country and no other', async () => {
    const { text } = await ask(code, '/')

    expect(features(text)).toEqual(expected[code])
  })

  test('S1.12 its banner says something', async () => {
    const { text } = await ask(code, '/')
    const words = wordsOf(code)

    expect(texts(text, 'h2')).toContain(words['home.banner.title'])
    expect(readable(text)).toContain(words['home.banner.text'])
  })

  test('S1.13 social media buttons stand on AT and DE only, each with a name', async () => {
    const { text } = await ask(code, '/')
    const social = tags(text, 'a').filter((tag) => /facebook|instagram|youtube/.test(attribute(tag, 'href') ?? ''))

    expect(social).toHaveLength(code === 'at' || code === 'de' ? 3 : 0)
    for (const tag of social) expect(attribute(tag, 'aria-label')).toMatch(/umlauf/)
  })

  test('S1.15 seal and slider stand on DE only', async () => {
    const { text } = await ask(code, '/')
    const seal = wordsOf(code)['reviewSeal.seal']!

    expect(text.replaceAll(/<script[\s\S]*?<\/script>/g, '').includes(seal)).toBe(code === 'de')
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

test('S1.07 Austria says things in its own words', async () => {
  const [austria, germany] = [wordsOf('at'), wordsOf('de')]
  const differing = Object.keys(germany).filter((key) => key.startsWith('home.') && austria[key] !== germany[key])
  const [at, de] = await Promise.all([ask('at', '/'), ask('de', '/')])
  const shown = differing.filter((key) => readable(at.text).includes(austria[key]!))

  expect(shown).not.toHaveLength(0)
  for (const key of shown) expect(readable(de.text), key).toContain(germany[key])
})
