import { describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { attribute, canonical, readable, scriptsOfShop, tags } from '#tests/support/readers/pages/html.ts'
import { asPerson, ask, countryCodes, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'

const pathOf = (code: (typeof countryCodes)[number]) =>
  pathTo(countries[code], 'content', { slug: countries[code].contentSlugs.ecoEffect })

const fields = (html: string) => tags(html, 'input').filter((tag) => /name="(?:smartphones|tablets)"/.test(tag))

describe('the calculator of the eco effect', () => {
  test.each(triedCountries)('S2.03 counts without a script in %s, on the page itself', async (code) => {
    const { status, text, headers } = await ask(code, `${pathOf(code)}?smartphones=20&tablets=1`, asPerson)

    expect(status).toBe(200)
    const group = { at: '1\u00a0299', de: '1.299', es: '1299', fr: '1\u202f299', it: '1299' }[code]
    expect(readable(text)).toMatch(new RegExp(`${group}\\skg`))
    expect(readable(text)).toMatch(/833\skg/)
    expect(scriptsOfShop(text)).toEqual([])
    expect(fields(text).map((tag) => attribute(tag, 'value'))).toEqual(['20', '1'])
    expect(new URL(canonical(text)!).search).toBe('')
    expect(headers['cache-control']).not.toContain('public')
    const form = tags(text, 'form').find((tag) => attribute(tag, 'action')?.endsWith('#eco-calculator'))!
    expect(attribute(form, 'method')).toBe('get')
    expect(text).toContain('id="eco-calculator"')
  })

  test.each(['-1', 'zwei', '1e9', '99999999999999999999', '<b>'])(
    'says what it cannot read and keeps it: %s',
    async (typed) => {
      const { status, text } = await ask(
        'de',
        `${pathOf('de')}?smartphones=${encodeURIComponent(typed)}&tablets=1`,
        asPerson,
      )

      expect(status).toBe(200)
      expect(readable(text)).toContain('Bitte eine ganze Zahl von 0 bis 1.000.')
      const [phones, tablets] = fields(text)
      expect(attribute(phones!, 'aria-invalid')).toBe('true')
      expect(attribute(tablets!, 'aria-invalid')).toBeUndefined()
      expect(attribute(phones!, 'value')).toBe(typed)
      expect(readable(text)).not.toContain('kg CO₂e gespart')
    },
  )

  test('one visitor’s numbers are not shown to the next', async () => {
    await ask('de', `${pathOf('de')}?smartphones=7`, asPerson)
    const { text, headers } = await ask('de', `${pathOf('de')}?utm_source=letter`, asPerson)

    expect(headers['cache-control']).toContain('public')
    expect(fields(text).map((tag) => attribute(tag, 'value'))).toEqual(['', ''])
    expect(readable(text)).not.toContain('kg CO₂e gespart')
    expect(readable(text)).toContain('zählt der Rechner nicht mit')
  })

  test('asks for a number where there is none', async () => {
    const { text } = await ask('de', `${pathOf('de')}?smartphones=&tablets=0`, asPerson)

    expect(readable(text)).toContain('Trag ein, wie viele Smartphones oder Tablets')
  })
})
