import { expect, test } from 'vitest'
import { isMostlyLinks, withoutLinks } from './links-in-text.ts'

test.each([
  ['https://spam.example/buy'],
  ['Buy now: https://spam.example/a?b=c and www.spam.example/other'],
  ['spam.example casino.example'],
])('“%s” is mostly links', (text) => {
  expect(isMostlyLinks(text)).toBe(true)
})

test.each([
  ['Wo ist mein Paket?'],
  ['Mein Handy ist das hier: https://de.umlauf.example/produkte/apple-iphone-14 – und es fehlt in der Liste, warum?'],
  ['Bitte antwortet an ana@example.com.'],
  ['Ich warte seit dem 3.11. auf das Geld, z. B. auf die 120 €.'],
  [''],
])('“%s” is not', (text) => {
  expect(isMostlyLinks(text)).toBe(false)
})

test.each([
  ['See https://spam.example/buy?a=1 now', 'See spam[.]example/buy?a=1 now'],
  ['www.spam.example', 'www[.]spam[.]example'],
  ['javascript://%0aalert(1) mailto:eve@spam.example', '%0aalert(1) eve(at)spam[.]example'],
  ['Am 3.11. um 12.30 Uhr. Danke!', 'Am 3.11. um 12.30 Uhr. Danke!'],
])('nothing in “%s” can be clicked afterwards', (text, harmless) => {
  expect(withoutLinks(text)).toBe(harmless)
})
