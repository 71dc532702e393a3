import { expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { screens, pathsOf } from '#shop/screens/screens.ts'
import { eventUrl } from './event-url.ts'

const shop = 'https://de.umlauf.example'
const token = '9f86d081884c7d659a2feaa0c55ad015'

test.each([
  ['/', '/'],
  ['/?gclid=1#main', '/'],
  ['/produkte/apple-iphone-14-128-gb?utm_source=x', '/produkte/apple-iphone-14-128-gb'],
  ['/produkte/uebersicht-apple-iphone-14#list', '/produkte/uebersicht-apple-iphone-14'],
  [`/clarification/${token}/t1`, '/clarification'],
  [`/clarification/${token}:t1`, '/clarification'],
  [`/Clarification/${token}/t1`, '/Clarification'],
  [`/clarificationQuickAnswer/${token}/t1/o1`, '/clarificationQuickAnswer'],
  [`/browser/clarification/id/${token}/trade/t1`, '/browser'],
  [`/x/clarification/${token}`, '/x/clarification'],
  [`/trade/${token}`, '/trade'],
  [`/trades/${token}/label.pdf`, '/trades'],
  ['/newsletter/unsubscribe/abcdef0123456789', '/newsletter'],
  ['/newsletter/enrich', '/newsletter'],
  [`/b2b/angebot/${token}`, '/b2b/angebot'],
  [`/b2b/geraeteliste/${token}`, '/b2b/geraeteliste'],
  [`/account/password-reset?token=${token}`, '/account'],
  [`/account/activate/${token}`, '/account'],
  ['/nobody/ana@example.com/x', '/nobody/-/x'],
  ['/nobody/ana%40example.com', '/nobody/-'],
  [`/nobody/${token}`, '/nobody/-'],
  ['/produkte/hewlettpackardenterprise-elitebook', '/produkte/hewlettpackardenterprise-elitebook'],
])('S7.22 the address %s is counted as %s', (address, path) => {
  expect(eventUrl(shop + address)).toBe(shop + path)
})

test.each(Object.values(countries))('S7.22 no token of an address in $code is left', (country) => {
  const secret = /\{(?:id|trade|offerid|emailHash|token)\}/g
  const patterns = screens.flatMap((screen) => pathsOf(country, screen)).filter((path) => path.search(secret) >= 0)
  expect(patterns.length).toBeGreaterThan(7)

  for (const pattern of patterns) expect(eventUrl(shop + pattern.replaceAll(secret, 'k3y'))).not.toContain('k3y')
})

test('S7.22 a name and a password are left out', () => {
  expect(eventUrl('https://ana:secret@example.com/a')).toBe('https://example.com/a')
})

test.each(['', '/kontakt', 'javascript:alert(1)', 'data:text/plain,x', 'file:///etc/passwd', 'about:blank'])(
  'S7.22 %j is no address of a page',
  (address) => {
    expect(eventUrl(address)).toBe('')
  },
)
