import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { countries } from '#shop/countries/all.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { canonical, links, meta, readable, tags, texts } from '#tests/support/readers/pages/html.ts'
import { ask, asPerson, countryCodes } from '#tests/support/services/shops/shop-under-test.ts'
import { thingOf } from '#tests/support/readers/pages/structured-data.ts'

const PAGE = '/b2b/ankaufsportal'
const messages = readMessages('messages', 'de')
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
const about = (code: keyof typeof countries) =>
  pathTo(countries[code], 'content', { slug: countries[code].contentSlugs.companyPhones })

describe('S2.56 the page for companies', () => {
  const page = ask('de', PAGE, asPerson).then(({ text }) => mainOf(text))

  test('shows the tiers as they are paid, with an example that was really computed', async () => {
    const rows = texts(await page, 'tr').map((row) => row.replaceAll(/\s+/g, ' '))

    expect(rows.slice(1)).toEqual([
      expect.stringMatching(/^1 bis 9.*127,50/),
      expect.stringMatching(/^10 bis 24.*\+1 %.*129,00/),
      expect.stringMatching(/^25 bis 49.*\+2 %.*130,00/),
      expect.stringMatching(/^50 bis 99.*\+3 %.*131,50/),
      expect.stringMatching(/^ab 100.*Angebot/),
    ])
    expect(texts(await page, 'dd')).toEqual(
      ['152,00 €', '−24,27 €', '2,55 €', '−0,28 €', '130,00 €'].map((amount) => amount.replace(' ', '\u00A0')),
    )
    expect(readable(await page).replaceAll('\u00A0', ' ')).toContain('Für alle 30 zusammen 3.900,00 € netto.')
  })

  test('says what companies get, how it goes and what they ask, all of it without scripts', async () => {
    const said = readable(await page)
    const promised = Object.keys(messages).filter((key) => /^business\.page\.(?:gets|steps|tax|questions)\./.test(key))

    expect(promised.length).toBeGreaterThan(40)
    for (const key of promised.filter((each) => !messages[each]!.includes('{')))
      expect(said, key).toContain(messages[key])
    expect(said.replaceAll('\u00A0', ' ')).toContain('Bis 5.000,00 € netto und unter 100 Geräten')
    expect(tags(await page, 'details')).toHaveLength(7)
  })

  test('leads to the devices, and to the text about company phones, which leads back', async () => {
    const to = links(await page)

    expect(to.filter((href) => href === '/')).toHaveLength(2)
    expect(to).toContain(about('de'))
    expect(links(mainOf((await ask('de', about('de'), asPerson)).text))).toContain(PAGE)
  })

  test('X1.15 tells search engines the same questions and answers', async () => {
    const { text } = await ask('de', PAGE, asPerson)
    const { mainEntity } = thingOf(text, 'FAQPage') as unknown as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[]
    }

    expect(mainEntity.map(({ name }) => name)).toEqual(texts(mainOf(text), 'summary'))
    for (const { acceptedAnswer } of mainEntity) expect(readable(text)).toContain(acceptedAnswer.text)
  })
})

describe.each(['b2bwidget', 'agan'])('S2.16 the page for companies on %s', (host) => {
  test('is the one of the German shop, which search engines find', async () => {
    const { status, text } = await ask(host, PAGE, asPerson)

    expect(status).toBe(200)
    expect(meta(text, 'robots')).toBe('noindex')
    expect(new URL(canonical(text) ?? '').hostname).toBe('de.localhost')
  })

  test('leads to where a company can sell', async () => {
    const main = mainOf((await ask(host, PAGE, asPerson)).text)

    expect(links(main)).toContain('/')
    expect(links(main).filter((href) => href.startsWith('http'))).toEqual([])
  })
})

describe('F-62 on the widget for private people', () => {
  test.each([PAGE, '/b2b/landingpage', '/b2b/geraeteliste', '/b2b/geraeteliste/x', '/b2b/angebot', '/b2b/angebot/x'])(
    'there is no %s',
    async (path) => {
      expect((await ask('aganwidget', path, asPerson)).status).toBe(404)
    },
  )

  test('the text about company phones leads to the page of the shop itself', async () => {
    const to = links(mainOf((await ask('aganwidget', about('de'), asPerson)).text))

    const forCompanies = to.filter((href) => href.includes('/b2b/'))

    expect(forCompanies.length).toBeGreaterThan(0)
    for (const href of forCompanies) expect(new URL(href).hostname).toBe('de.localhost')
  })
})

describe.each(countryCodes.filter((code) => code !== 'de'))('S1.10 in %s', (code) => {
  test.each(['home', 'company phones', 'terms', 'sitemap'])(
    'nothing leads from %s to a page for companies',
    async (from) => {
      const paths: Record<string, string> = {
        home: '/',
        'company phones': about(code),
        terms: pathTo(countries[code], 'content', { slug: countries[code].contentSlugs.terms }),
        sitemap: '/sitemaps/pages.xml',
      }
      const { status, text } = await ask(code, paths[from]!, asPerson)

      expect(status).toBe(200)
      expect(text).not.toContain('/b2b/')
    },
  )
})

test('X1.15 the German sitemap lists the page for companies', async () => {
  expect((await ask('de', '/sitemaps/pages.xml')).text).toContain(`${PAGE}</loc>`)
})
