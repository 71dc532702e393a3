import { describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { formatLongDate } from '#shop/formats/dates.ts'
import { formatMoney } from '#shop/money/money.ts'
import { spokenIn } from '#tests/support/readers/languages/foreign-words.ts'
import { attribute, plain, tags } from '#tests/support/readers/pages/html.ts'
import { htmlProblem } from '#tests/support/readers/pages/html-problem.ts'
import { otherLetters, usualLetters, type LetterSample } from '#tests/support/fixtures/letter-samples.ts'
import { sampleItem, sampleTrade } from '#tests/support/fixtures/sample-trade.ts'
import { countryCodes } from '#tests/support/services/shops/shop-under-test.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { priceOf } from '#domain/trades/money/payout-of.ts'
import { lifecycleLetter, lifecycleLetterKinds } from './lifecycle-letter.ts'

type Code = (typeof countryCodes)[number]

const NUMBER = 'T-26-004713'
const DEVICE = 'Apple iPhone 14 128 GB'

/** Words that are common in one language and unknown in the others. */
const ownWords = {
  de: /\b(wir|dein|deine|dir|nicht|und)\b/i,
  es: /\b(hemos|hasta|correo|pagamos|tienes|revisamos)\b/i,
  fr: /\b(vous|votre|nous|vos)\b/i,
  it: /\b(abbiamo|della|tuo|tua|rispondi|questa)\b/i,
}

const languageOf = { at: 'de', de: 'de', es: 'es', fr: 'fr', it: 'it' } as const

function write(code: Code, { kind, item, trade: change, facts = {} }: LetterSample) {
  const trade = sampleTrade(code, { items: [sampleItem(code, item)], ...change })
  return { trade, ...lifecycleLetter(shopOf(code), trade, trade.items, kind, 'a-token', facts) }
}

const nameOf = ({ kind, name }: LetterSample): string => (name === undefined ? kind : `${kind}, ${name}`)

/** Without the footer, which is the same in all. */
const bodyOf = (text: string): string => text.split('\n\n--\n\n')[0]!

test('X1.08 no kind of letter is forgotten here', () => {
  expect(usualLetters.map(({ kind }) => kind)).toEqual(lifecycleLetterKinds)
})

describe.each(countryCodes)('a letter to a seller in %s', (code) => {
  const { icuLocale, contact } = countries[code]
  const language = languageOf[code]
  const samples = [...usualLetters, ...otherLetters].map((sample) => [nameOf(sample), sample] as const)

  test.each(samples)('X1.08 says in both forms what matters: %s', (_, sample) => {
    const { trade, subject, text, html, replyTo } = write(code, sample)
    const { facts = {}, money } = sample
    const amount = formatMoney(priceOf(trade.items[0]!), icuLocale)

    expect(subject).toContain(NUMBER)
    expect(subject.length).toBeLessThanOrEqual(78)
    expect(replyTo).toBe(contact.recipient)
    for (const form of [text, plain(html)]) {
      const parts = [
        trade.seller.firstName,
        DEVICE,
        ...(money ? [amount] : []),
        ...(facts.deadline ? [formatLongDate(facts.deadline, icuLocale)] : []),
        ...(facts.trackingNumber ? [facts.trackingNumber] : []),
        ...(facts.reason?.split('\n') ?? []),
      ]
      for (const part of parts) expect(form).toContain(part)
    }
    expect(text.split('\n\n').length, 'is not read to its end').toBeLessThan(24)
  })

  test.each(samples)('X1.08 is well-formed, follows nobody and tells no secret: %s', (_, sample) => {
    const { subject, text, html } = write(code, sample)
    const addresses = tags(html, 'a').map((tag) => attribute(tag, 'href')!)

    expect(htmlProblem(html)).toBeUndefined()
    expect(html).not.toMatch(/<(img|link|script|iframe|object|form)|url\(|\son\w+=/i)
    expect(addresses.filter((address) => !/^(https:|mailto:)/.test(address))).toEqual([])
    expect(tags(html, 'a')).toHaveLength(3)
    for (const form of [subject, text, plain(html)]) {
      expect(form).not.toMatch(/[{}]|undefined|\bnull\b|NaN|\[object|letter\.|[A-Z]{2}\d{2} ?(?:\d{4} ?){3}/)
    }
    expect(text).not.toMatch(/[<>]|&\w+;/)
  })

  test.each(samples)('X1.08 speaks one language: %s', (_, sample) => {
    const { subject, text } = write(code, sample)
    const spoken = `${subject}\n${bodyOf(text)}`
    const foreign = Object.entries(ownWords).filter(([other, words]) => other !== language && words.test(spoken))

    expect(spokenIn(spoken)).toEqual([language])
    expect(foreign).toEqual([])
    expect(spoken).toMatch(ownWords[language])
  })

  test('X1.08 companies are told net amounts', () => {
    const words = { at: 'netto', de: 'netto', es: 'sin IVA', fr: 'hors taxes', it: 'al netto dell’IVA' }
    for (const sample of usualLetters.filter(({ money }) => money)) {
      const company = write(code, { ...sample, trade: { segment: 'business' } })
      for (const form of [company.text, plain(company.html)]) expect(form, sample.kind).toContain(words[code])
      expect(write(code, sample).text, sample.kind).not.toContain(words[code])
    }
  })

  test('X1.08 letters stay as they are until somebody changes them', async () => {
    const letters = usualLetters.map((sample) => {
      const { subject, text } = write(code, sample)
      return `=== ${sample.kind}\n${subject}\n\n${bodyOf(text)}\n`
    })
    await expect(letters.join('\n\n')).toMatchFileSnapshot(`snapshots/${code}.txt`)
  })
})
