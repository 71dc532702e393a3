import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { everyLetter } from '#tests/support/fixtures/every-letter.ts'
import { htmlProblem } from '#tests/support/readers/pages/html-problem.ts'
import { links, readable } from '#tests/support/readers/pages/html.ts'
import { strangeIn } from '#tests/support/readers/languages/letter-words.ts'
import { phrasesOf } from '#tests/support/readers/languages/phrases.ts'

const codes = Object.keys(countries) as CountryCode[]
const written = Object.fromEntries(codes.map((code) => [code, everyLetter(code)])) as Record<
  CountryCode,
  ReturnType<typeof everyLetter>
>

/** `M18 reminder-lock` of `M18 reminder-lock, last day`. */
const kindOf = (name: string): string => name.split(',')[0]!
const kinds = [...new Set(written.de.map(([name]) => kindOf(name)))]
const everyNumber = Array.from({ length: 27 }, (_, index) => `M${String(index + 1).padStart(2, '0')}`)

/** As the page about letters lists them: number, then the kinds in its second column. */
function documented(): string[] {
  const rows = readFileSync('docs/letters.md', 'utf8').matchAll(/^\| (M\d\d) \| (.*?) *\|/gm)
  return [...rows].flatMap(([, number, named = '']) =>
    [...named.matchAll(/`([\w-]+)`/g)].map(([, kind]) => `${number} ${kind}`),
  )
}

test('X1.08 every number from M01 to M27 has its letter, under the name that the page about letters gives it', () => {
  const numbered = kinds.filter((kind) => /^M\d\d /.test(kind))

  expect([...new Set(numbered.map((kind) => kind.slice(0, 3)))].toSorted()).toEqual(everyNumber)
  expect(numbered.toSorted()).toEqual(documented().toSorted())
})

/** Those stand on the label, which is printed. */
const isPrinted = (key: string): boolean => key.startsWith('letter.label.')

describe.each(codes)('in %s', (code) => {
  test('every word that is there for letters is in one of these', () => {
    const said = written[code].map(([, { subject, html }]) => `${subject}\n${readable(html)}`).join('\n')
    const unsaid = Object.entries(phrasesOf(code)).filter(
      ([key, phrases]) => key.startsWith('letter.') && !isPrinted(key) && !phrases.every((each) => said.includes(each)),
    )

    expect(unsaid).toEqual([])
  })

  describe.each(kinds)('X1.08 %s', (kind) => {
    const letters = written[code].filter(([name]) => kindOf(name) === kind)

    test('has text and well-formed HTML that load nothing and leave no gap', () => {
      expect(letters.length).toBeGreaterThan(0)
      for (const [name, { subject, text, html }] of letters) {
        expect(htmlProblem(html), name).toBeUndefined()
        expect(html, name).not.toMatch(/<(img|link|script|iframe|object|form)|url\(|\son\w+=/i)
        expect(text, name).not.toMatch(/[<>]|&\w+;/)
        expect(subject.length, name).toBeLessThanOrEqual(78)
        for (const form of [subject, text, readable(html)])
          expect(form, name).not.toMatch(/[{}]|undefined|\bnull\b|NaN|\[object|\bletter\./)
      }
    })

    test('says the same in both forms', () => {
      const words = (form: string) => new Set(form.toLowerCase().match(/\p{L}{3,}/gu))
      for (const [name, { text, html }] of letters) {
        const shown = html.replace(/<title>.*?<\/title>|<div style="display:none.*?<\/div>/g, '').replaceAll('<', ' <')
        const [typed, read] = [words(text), words(readable(shown))]
        const linked = words(links(html).join(' '))
        expect(
          [...typed].filter((word) => !read.has(word) && !linked.has(word)),
          name,
        ).toEqual([])
        expect(
          [...read].filter((word) => !typed.has(word) && word !== 'umlauf'),
          name,
        ).toEqual([])
      }
    })

    test('F-82 speaks the language of its country in subject, text and HTML and no other, and comes from its sender', () => {
      for (const [name, letter] of letters) {
        expect(strangeIn(code, letter), name).toEqual([])
        expect([letter.locale, letter.from], name).toEqual([countries[code].locale, countries[code].contact.sender])
      }
    })
  })
})

describe('F-82 what reads the language of letters notices', () => {
  const readBy = (code: CountryCode, author: CountryCode) =>
    kinds.map((kind) => {
      const [name, letter] = written[author].find(([each]) => kindOf(each) === kind)!
      const { subject, text, html } = letter
      const moved = (form: string) => form.replaceAll(countries[author].sellShopUrl, countries[code].sellShopUrl)
      return [name, strangeIn(code, { subject, text: moved(text), html: moved(html) })] as const
    })

  test.each(codes)('every letter of %s in the hands of another country that speaks otherwise', (author) => {
    for (const code of codes.filter((each) => !sameTongue(each, author)))
      expect(
        readBy(code, author).filter(([, strange]) => strange.length === 0),
        code,
      ).toEqual([])
  })

  test('Austrian words in a German letter, and German ones in an Austrian letter', () => {
    for (const [code, author] of [
      ['de', 'at'],
      ['at', 'de'],
    ] as const)
      expect(readBy(code, author).filter(([, strange]) => strange.length > 0)).not.toEqual([])
  })
})

const sameTongue = (one: CountryCode, other: CountryCode): boolean =>
  countries[one].icuLocale.slice(0, 2) === countries[other].icuLocale.slice(0, 2)
