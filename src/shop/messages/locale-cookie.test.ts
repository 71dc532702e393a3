import { expect, test } from 'vitest'
import { localeCookie, rememberedLocales, sharedDomain } from './locale-cookie.ts'

test.each([
  [['de.umlauf.example', 'fr.umlauf.example', 'it.umlauf.example'], 'umlauf.example'],
  [['www.de.umlauf.example', 'de.umlauf.example', 'fr.umlauf.example'], 'umlauf.example'],
  [['umlauf.example', 'fr.umlauf.example'], 'umlauf.example'],
  [['shop.de', 'shop.fr'], undefined],
  [['one.example', 'two.example'], undefined],
  [['de.localhost', 'fr.umlauf.example'], undefined],
  [['de.localhost', 'fr.localhost'], undefined],
  [['127.0.0.1', 'de.umlauf.example'], undefined],
  [[], undefined],
])('D-18 %j share %s', (hosts, domain) => {
  expect(sharedDomain(hosts)).toBe(domain)
})

test('S9.05 D-18 the cookie is kept for a year, for all storefronts under one domain', () => {
  expect(localeCookie('fr_FR', undefined)).toBe('locale=fr_FR; Max-Age=31536000; Path=/; SameSite=Lax')
  expect(localeCookie('fr_FR', 'umlauf.example')).toContain('; Domain=umlauf.example; ')
})

test('D-18 only a cookie of that name is read', () => {
  expect(rememberedLocales('a=1; locale=fr_FR; mylocale=de_DE; locale=it_IT')).toEqual(['fr_FR', 'it_IT'])
  expect(rememberedLocales('')).toEqual([])
})
