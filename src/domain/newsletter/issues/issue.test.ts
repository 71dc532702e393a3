import { describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { tags, attribute } from '#tests/support/readers/pages/html.ts'
import { htmlProblem } from '#tests/support/readers/pages/html-problem.ts'
import { canBecome, canTake, issueStatuses, steps, type Step } from './issue.ts'
import { issueLetters } from './issue-letter.ts'
import { pauseAfter, portionOf, rates } from './rate.ts'

describe('the way of an issue', () => {
  test('leads from a draft to its end, and never back', () => {
    const ways = issueStatuses.flatMap((from) =>
      issueStatuses.filter((to) => canBecome(from, to)).map((to) => `${from} ${to}`),
    )

    expect(ways).toEqual([
      'draft sending',
      'sending paused',
      'sending stopped',
      'sending sent',
      'paused sending',
      'paused stopped',
    ])
  })

  test('is changed by three buttons, and a draft by none of them', () => {
    const names = Object.keys(steps) as Step[]
    const can = Object.fromEntries(
      issueStatuses.map((status) => [status, names.filter((step) => canTake(status, step)).join(' ')]),
    )

    expect(can).toEqual({ draft: '', sending: 'pause stop', paused: 'go-on stop', stopped: '', sent: '' })
  })
})

test.each(rates)('at %i letters a minute six portions fill a minute', (rate) => {
  expect(portionOf(rate) * 6).toBe(rate)
  expect(pauseAfter(portionOf(rate), rate) * 6).toBe(60_000)
})

const text = `Das ist **neu** & _gut_.

## Drei Dinge

1. [Verkaufen](screen:home)
2. [Regeln](topic:terms)
3. [Woanders](https://example.com/?a=1&b=2)

| Gerät | Preis |
| --- | --- |
| <b>x</b> | 100 € |`

describe.each([
  ['de', 'Hallo Ana,', 'Newsletter abbestellen'],
  ['es', '¡Hola, Ana!', 'Darme de baja'],
  ['fr', 'Bonjour Ana,', 'Me désabonner'],
  ['it', 'Ciao Ana,', 'Disiscriviti'],
] as const)('a newsletter from %s', (code, hello, leave) => {
  const country = countries[code]
  const words = { subject: 'Neues', preheader: 'Kurz gesagt', text }
  const reader = { email: 'ana@example.com', emailHash: 'ab12', firstName: 'Ana' }
  const letter = issueLetters(country, words)(reader)

  test('greets its reader and says in both forms why it came, who sent it and how to leave', () => {
    for (const form of [letter.html, letter.text]) {
      expect(form).toContain(hello)
      expect(form).toContain(country.domain)
      expect(form).toContain(country.merchant.name)
      expect(form).toContain(leave)
      expect(form).toContain(`${country.sellShopUrl}/newsletter/unsubscribe/ab12`)
      expect(form).toContain(`${country.sellShopUrl}/newsletter/enrich/ab12`)
    }
  })

  test('is well-formed, loads nothing, and its links lead where they say', () => {
    const links = tags(letter.html, 'a').map((tag) => attribute(tag, 'href')!)

    expect(htmlProblem(letter.html)).toBeUndefined()
    expect(letter.html).not.toMatch(/<(img|link|script|iframe)|url\(/)
    expect(links).toContain('https://example.com/?a=1&b=2')
    expect(links.every((link) => link.startsWith('https://'))).toBe(true)
    expect(letter.text).toContain('Woanders (https://example.com/?a=1&b=2)')
    expect(letter.text).toContain('<b>x</b> · 100 €')
  })

  test('speaks to somebody whose name nobody knows without one', () => {
    expect(issueLetters(country, words)({ ...reader, firstName: null }).html).not.toContain('null')
  })
})
