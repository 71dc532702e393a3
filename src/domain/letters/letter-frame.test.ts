import { describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { modes } from '#shop/modes/all.ts'
import { frameLetter } from './letter-frame.ts'

const hostile = '<img src=x onerror=alert(1)> & "quoted" \'single\''
const letterFor = (code: keyof typeof countries, text = 'One paragraph') =>
  frameLetter(
    { country: countries[code], mode: modes.default },
    {
      subject: text,
      heading: text,
      paragraphs: [text, text],
      button: { label: text, url: `https://x.test/?a=${encodeURIComponent(text)}&b=1` },
    },
  )

describe.each(['at', 'de', 'es', 'fr', 'it'] as const)('a letter from %s', (code) => {
  const { locale, contact, sellShopUrl, buyShopLink } = countries[code]

  test('S3.20 says in both its forms where to sell and where to buy', () => {
    const { text, html } = letterFor(code)

    for (const form of [text, html]) {
      expect(form).toContain(sellShopUrl)
      expect(form).toContain(buyShopLink)
    }
  })

  test('S1.05 comes from the country’s sender and speaks its language', () => {
    const { from, html, locale: written } = letterFor(code)

    expect(from).toBe(contact.sender)
    expect(written).toBe(locale)
    expect(html).toContain(`<html lang="${locale.replace('_', '-')}">`)
  })
})

describe('a letter', () => {
  test('shows whatever it is given as text', () => {
    const { html } = letterFor('de', hostile)

    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quoted&quot; &#39;single&#39;')
  })

  test('has the same words in its plain form', () => {
    const { text } = letterFor('it', hostile)

    expect(text.split(hostile)).toHaveLength(5)
    expect(text).not.toMatch(/<p|<h1|&lt;/)
  })

  test('loads nothing when it is opened', () => {
    expect(letterFor('fr').html).not.toMatch(/<(img|link|script|iframe)|url\(/)
  })
})
