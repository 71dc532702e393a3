import { describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { modes } from '#shop/modes/all.ts'
import { tags } from '#tests/support/readers/pages/html.ts'
import { htmlProblem } from '#tests/support/readers/pages/html-problem.ts'
import { strangeIn } from '#tests/support/readers/languages/letter-words.ts'
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

  test('F-82 is of its country by its words, not only by its label', () => {
    expect(strangeIn(code, letterFor(code, ''))).toEqual([])
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

  test('EX-09 writes its links as the language writes a colon', () => {
    expect(letterFor('fr').text).toContain('One paragraph\u202f: https://x.test/')
    expect(letterFor('de').text).toContain('One paragraph: https://x.test/')
  })

  test('loads nothing when it is opened', () => {
    expect(letterFor('fr').html).not.toMatch(/<(img|link|script|iframe)|url\(/)
  })
})

describe('the parts of a letter', () => {
  const shop = { country: countries.de, mode: modes.default }
  const { text, html } = frameLetter(shop, {
    subject: 'A subject',
    heading: 'A heading',
    paragraphs: ['A paragraph'],
    buttons: [
      { label: 'Take it', url: 'https://x.test/1' },
      { label: 'Send it back', url: 'https://x.test/2' },
      { label: 'Write to us', url: 'mailto:us@x.test?subject=T-1' },
    ],
    blocks: [
      { title: 'Steps', steps: ['One', 'Two'], button: { label: 'Done', url: 'https://x.test/3' } },
      { title: 'Address', lines: ['A street', 'A city'] },
      {
        title: 'Sum',
        rows: [
          { name: 'Phone', note: 'before: 2', amount: '1' },
          { name: 'All', amount: '1' },
        ],
      },
    ],
    smallPrint: ['Last words'],
  })

  test('are well-formed HTML', () => {
    expect(htmlProblem(html)).toBeUndefined()
  })

  test('are read in the same order as text', () => {
    expect(text.split('\n\n--\n\n')[0]).toBe(
      [
        'A heading',
        'A paragraph',
        'Take it: https://x.test/1',
        'Send it back: https://x.test/2',
        'Write to us: us@x.test',
        'STEPS',
        '1. One\n2. Two',
        'Done: https://x.test/3',
        'ADDRESS',
        'A street\nA city',
        'SUM',
        'Phone · 1 (before: 2)\nAll · 1',
        'Last words',
      ].join('\n\n'),
    )
  })

  test('have one button that stands out', () => {
    const looks = tags(html, 'a').map((tag) => /background:(#\w+)/.exec(tag)?.[1])

    expect(looks).toEqual(['#0b5d4e', '#ffffff', '#ffffff', '#0b5d4e', undefined, undefined])
  })
})

test.each([
  ['<!doctype html>\n<p>a</p>', undefined],
  ['<!doctype html>\n<p>a<br>b</p>', undefined],
  ['<p>a</p>', 'begins with <p>a</p>'],
  ['<!doctype html>\n<p>a', '<p> is not closed'],
  ['<!doctype html>\n<p><b>a</p></b>', '</p> closes nothing'],
  ['<!doctype html>\n<p class=a>b</p>', 'tag <p class=a>'],
  ['<!doctype html>\n<p>a & b</p>', 'text a & b'],
  ['<!doctype html>\n<p>a > b</p>', 'text a > b'],
  ['<!doctype html>\n<p a="&">b</p>', 'tag <p a="&">'],
])('the check of the HTML sees what is wrong with %s', (html, problem) => {
  expect(htmlProblem(html)).toBe(problem)
})
