import { describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import type { Screen } from '#shop/screens/screens.ts'
import { canonical, dataOf, meta } from '#tests/support/readers/pages/html.ts'
import { asPerson, ask, countryCodes, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import {
  addressesOf,
  clarificationAddresses,
  defaultAddresses,
} from '#tests/support/fixtures/routes/screen-addresses.ts'

const numbers = { at: 'S2.06', de: 'S2.06', es: 'S2.07', fr: 'S2.08', it: 'S2.09' }
const localised = ['overview', 'product', 'sellCategory', 'contact', 'checkout', 'thankYou'] as const
const pathOf = (url: string | undefined) => url && new URL(url).pathname

describe.each(triedCountries)('in %s', (code) => {
  const own = addressesOf(code)

  test.each(localised)(`${numbers[code]} the country's own address leads to %s`, async (screen) => {
    const { status, text } = await ask(code, own[screen]!, asPerson)

    expect(status).toBe(200)
    expect(dataOf(text, 'screen')).toBe(screen)
  })

  test(`${numbers[code]} a country answers only to its own words`, async () => {
    const mine = new Set([...Object.values(own), ...defaultAddresses.map(([path]) => path)])
    const foreign = countryCodes.flatMap((other) => localised.map((screen) => addressesOf(other)[screen]!))
    const strange = [...new Set(foreign)].filter((path) => !mine.has(path))
    expect(strange.length).toBeGreaterThan(5)
    for (const path of strange) {
      const { status } = await ask(code, path, asPerson)
      expect(status, path).toBe(404)
    }
  })

  test('S2.12 S2.13 the common addresses of account and newsletter lead to their screens', async () => {
    const common = Object.entries(own).filter(([screen]) => /^(account|newsletter)/.test(screen))
    expect(common).toHaveLength(11)
    for (const [screen, path] of common) {
      const { status, text } = await ask(code, path, asPerson)
      expect(status, path).toBe(200)
      expect(dataOf(text, 'screen'), path).toBe(screen)
    }
  })

  test.each(clarificationAddresses)('S2.14 S2.15 S2.18 %s reaches the handler of %s', async (path, screen) => {
    const { status, text } = await ask(code, path, asPerson)

    expect(status).toBe(404)
    expect(dataOf(text, 'screen')).toBe(screen)
    expect(dataOf(text, 'error')).toBe('expired')
  })

  test('S2.16 the business portal exists in Germany only, under both its addresses', async () => {
    for (const path of ['/b2b/ankaufsportal', '/b2b/landingpage']) {
      const { status, text } = await ask(code, path, asPerson)
      expect(status, path).toBe(code === 'de' ? 200 : 404)
      if (code === 'de') expect(pathOf(canonical(text))).toBe('/b2b/ankaufsportal')
    }
  })

  test.each(defaultAddresses)('S2.17 S2.18 the default address %s reaches %s', async (path, screen) => {
    const { status, text } = await ask(code, path, asPerson)

    expect(status).toBe(200)
    expect(dataOf(text, 'screen')).toBe(screen)
  })

  test.each(publicDefaults(code))('S2.17 the canonical address of %s is %s', async (path, expected) => {
    const { text } = await ask(code, path, asPerson)

    expect(canonical(text)).toMatch(new RegExp(`^http://${code}\\.localhost:\\d+/`))
    expect(pathOf(canonical(text))).toBe(expected)
  })

  test('S2.17 the default address of an overview reaches it by the name of the country', async () => {
    const { status, text } = await ask(code, own.overview!.replace(/^\/\w+\//, '/products/'), asPerson)

    expect(status).toBe(200)
    expect(meta(text, 'description')).toContain('Apple')
  })

  test('S2.18 literal segments win over parameters', async () => {
    const success = await ask(code, '/newsletter/unsubscribe/success', asPerson)
    const quick = await ask(code, '/clarification/clarificationQuickAnswer/1:2:3', asPerson)

    expect(dataOf(success.text, 'screen')).toBe('newsletterUnsubscribeSuccess')
    expect(dataOf(quick.text, 'screen')).toBe('clarificationQuickAnswer')
  })
})

/** Pages that search engines may see; the others have no canonical address. */
function publicDefaults(code: keyof typeof countries): [string, string][] {
  const own = addressesOf(code)
  const { routes, contentSlugs } = countries[code]
  const shown = new Set<Screen>(['home', 'contact', 'product'])
  return [
    ...defaultAddresses
      .filter(([, screen]) => shown.has(screen))
      .map(([path, screen]): [string, string] => [path, own[screen]!]),
    ['/sell/iphone', routes.sellCategory.replace('{category}', 'iphone')],
    [`/content/${contentSlugs.imprint}`, `/content/${contentSlugs.imprint}`],
  ]
}
