import { expect, test } from 'vitest'
import type { LayoutName } from '#shop/modes/mode.ts'
import { dataOf } from '#tests/support/readers/pages/html.ts'
import { ask, asPerson, countryCodes } from '#tests/support/services/shops/shop-under-test.ts'
import { addressesOf } from '#tests/support/fixtures/routes/screen-addresses.ts'

const layouts: [host: string, home: LayoutName, other: LayoutName][] = [
  ...countryCodes.map((code): [string, LayoutName, LayoutName] => [code, 'home', 'default']),
  ['b2bwidget', 'b2bwidget-home', 'b2bwidget-default'],
  ['agan', 'agan-default', 'agan-default'],
  ['aganwidget', 'aganwidget-default', 'aganwidget-default'],
]

test.each(layouts)(
  'S2.33 S2.34 on %s the home page has the layout %s, every other page %s',
  async (host, home, other) => {
    const code = countryCodes.find((each) => each === host) ?? 'de'
    const { home: _, ...rest } = addressesOf(code)

    expect(dataOf((await ask(host, '/', asPerson)).text, 'layout')).toBe(home)
    for (const path of Object.values(rest)) {
      const { text } = await ask(host, path, asPerson)
      expect(dataOf(text, 'layout'), path).toBe(other)
    }
  },
)

test('S2.33 all six layouts are in use', () => {
  expect(new Set(layouts.flatMap(([, home, other]) => [home, other])).size).toBe(6)
})

const parts: [host: string, header: boolean, footer: boolean][] = [
  ['de', true, true],
  ['agan', true, true],
  ['b2bwidget', false, false],
  ['aganwidget', false, false],
]

test.each(parts)('S2.33 %s has a header: %s, a footer: %s', async (host, header, footer) => {
  const { text } = await ask(host, '/verkaufen/handy', asPerson)

  expect(/<header/.test(text)).toBe(header)
  expect(/<footer/.test(text)).toBe(footer)
})

test.each(layouts)(
  'S2.35 F-62 every skip link of %s leads to a part of the page that can take the focus',
  async (host) => {
    for (const path of ['/', '/account', '/?q=iphone', '/verkaufen/nobody']) {
      const { text } = await ask(host, path, asPerson)
      const skip = /<nav class="skip-links"[\s\S]*?<\/nav>/.exec(text)?.[0] ?? ''
      const targets = [...skip.matchAll(/href="#(\w+)"/g)].map(([, id]) => id)

      expect(targets).toEqual(['menu', 'search', 'main', 'footer'])
      for (const id of targets) expect(text).toMatch(new RegExp(`<\\w+ id="${id}" tabindex="-1"`))
    }
  },
)
