import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import type { Category } from '#shop/devices/categories.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { formatLongDate } from '#shop/formats/dates.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { answerAll, centsIn, enter, formIn, textsOf } from '#tests/support/drivers/browser/answering.ts'
import { attribute, canonical, links, meta, readable, tags, texts } from '#tests/support/readers/pages/html.ts'
import { ask, asPerson, countryCodes } from '#tests/support/services/shops/shop-under-test.ts'
import { some } from '#tests/support/limits/runs.ts'
import { messagesFileOf } from '#tests/support/readers/languages/translated.ts'

const product = (code: CountryCode, pdp: string) => pathTo(countries[code], 'product', { pdp })
const phone = 'apple-iphone-14-128-gb'
const phoneIn = (code: CountryCode, search = '') => product(code, phone) + search

/** One category for each sheet of questions. */
const sheets = ['iphone', 'tablet', 'notebook', 'camera', 'lens', 'console', 'smartwatch', 'headphones'] as const

/** All of them in Germany; elsewhere the words differ, the way through them does not. */
const sheetsIn = (code: CountryCode): readonly Category[] =>
  sheets.filter((_, index) => code === 'de' || index % 4 === countryCodes.findIndex((each) => each === code) % 4)

async function someDevice(code: CountryCode, category: Category): Promise<string> {
  const path = pathTo(countries[code], 'sellCategory', { category: countries[code].categorySlugs[category] })
  return links((await ask(code, path, asPerson)).text).find((link) => link.startsWith(product(code, '')))!
}

const question = (html: string): string => texts(html.slice(html.indexOf('id="questions"')), 'h2')[0] ?? ''

describe.each(some(countryCodes, 1))('in %s, without scripts', (code) => {
  const messages = readMessages('messages', messagesFileOf(code))
  const { icuLocale } = countries[code]

  test.each(sheetsIn(code))(
    'X1.01 the questions about a device of %s end in an offer whose lines add up',
    async (category) => {
      const visitor = enter(code)
      const { page, asked } = await answerAll(visitor, await someDevice(code, category))
      const [, id] = /\?offer=([\w-]+)$/.exec(visitor.address()) ?? []
      const amounts = textsOf(page.text, 'price-lines__amount').map(centsIn)
      const stored = (await ask(code, `/api/offers/${id}`, { headers: { cookie: visitor.cookie() } })).json<{
        priceCents: number
        validUntil: string
      }>()

      expect(page.status).toBe(200)
      expect(asked.length).toBeGreaterThan(6)
      expect(new Set(asked).size).toBe(asked.length)
      expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(stored.priceCents)
      expect(amounts.at(-1)).toBe(stored.priceCents)
      expect(readable(page.text)).toContain(formatLongDate(stored.validUntil, icuLocale))
      expect(page.text).toContain(`<noscript>`)
      expect(readable(page.text)).toContain(messages['offer.made.withoutScripts'])
      expect(page.headers['cache-control']).toBe('no-store')
    },
  )

  test.each([
    ['owner', '?OWNERSHIP=NO', 'rates'],
    ['lock', '?OWNERSHIP=YES&LOCK=CANNOT_REMOVE', 'apple'],
    ['recycle', swollen(), 'bring'],
  ])('S2.48 the gate “%s” says why, what to do, and leads back', async (gate, search, advice) => {
    const { text } = await ask(code, phoneIn(code, search), asPerson)

    expect(question(text)).toBe(messages[`gate.${gate}.title`])
    expect(readable(text)).toContain(messages[`gate.${gate}.${advice}`])
    expect(formIn(text)).toBeUndefined()
    expect(links(text)).toContain(phoneIn(code, search.replace(/[?&][^?&]+$/, '')) + '#questions')
  })

  test('S2.48 a notebook with other parts is looked at by a person', async () => {
    const path = await someDevice(code, 'notebook')
    const { text } = await ask(code, `${path}?OWNERSHIP=YES&LOCK=REMOVED&CONFIG=DIFFERENT`, asPerson)

    expect(question(text)).toBe(messages['gate.manual.title'])
    expect(links(text)).toContain(`${pathTo(countries[code], 'contact')}?subject=device-not-listed`)
  })

  test('S2.48 who says that something is broken has to say what, and loses nothing', async () => {
    const visitor = enter(code)
    const start = phoneIn(code, '?OWNERSHIP=YES&LOCK=REMOVED&SIMLOCK=FREE&REGION=EU&NEW=USED&POWER=YES')
    const functions = await visitor.open(start)
    const defects = await visitor.send(functions.text, [['FUNCTIONS', 'SOME_DEFECTS']])
    const again = await visitor.send(defects.text, [])

    expect(readable(defects.text)).not.toContain(messages['product.questions.choose'])
    expect(readable(again.text)).toContain(messages['product.questions.choose'])
    expect(question(again.text)).toBe(question(defects.text))
    expect(formIn(again.text)!.hidden).toEqual(formIn(defects.text)!.hidden)
    const next = await visitor.send(again.text, [
      ['DEFECTS', 'AUDIO'],
      ['DEFECTS', 'BUTTONS'],
    ])
    expect(formIn(next.text)!.hidden).toEqual(
      expect.arrayContaining([
        ['POWER', 'YES'],
        ['DEFECTS', 'AUDIO'],
        ['DEFECTS', 'BUTTONS'],
      ]),
    )
  })

  test('S2.48 “not sure” says in the offer what is assumed', async () => {
    const visitor = enter(code)
    const { page } = await answerAll(visitor, phoneIn(code), { BATTERY: 'UNKNOWN' })
    const assumed = /\{answer\}/[Symbol.split](messages['product.questions.assumes']!)[0]!

    expect(textsOf(page.text, 'choice__hint')).toEqual([expect.stringContaining(assumed)])
  })

  test('S2.48 progress is told in words, and every answer can be changed alone', async () => {
    const { text } = await ask(code, phoneIn(code, '?OWNERSHIP=YES&LOCK=REMOVED&SIMLOCK=FREE'), asPerson)
    const progress = messages['product.questions.progress']!.replace('{step}', '4').replace('{steps}', '14')

    expect(readable(text)).toContain(progress)
    expect(links(text)).toContain(phoneIn(code, '?OWNERSHIP=YES&SIMLOCK=FREE') + '#questions')
    expect(links(text)).toContain(phoneIn(code, '?OWNERSHIP=YES&LOCK=REMOVED') + '#questions')
  })
})

function swollen(): string {
  const before =
    'OWNERSHIP=YES&LOCK=REMOVED&SIMLOCK=FREE&REGION=EU&NEW=USED&POWER=YES&FUNCTIONS=ALL_OK&DISPLAY_FUNCTION=OK'
  return `?${before}&DISPLAY_GLASS=NO_MARKS&HOUSING=NO_MARKS&BATTERY=SWOLLEN`
}

const de = (search: string) => ask('de', phoneIn('de', search), asPerson)
const soFar = (html: string) => centsIn(textsOf(html, 'product__offer')[0]!)

describe('the price while answering', () => {
  const before =
    '?OWNERSHIP=YES&LOCK=REMOVED&SIMLOCK=LOCKED&REGION=EU&NEW=USED&POWER=YES&FUNCTIONS=ALL_OK&DISPLAY_FUNCTION=OK'

  test('is what every answer said it would become', async () => {
    const visitor = enter('de')
    const { text } = await visitor.open(phoneIn('de', before))
    const buttons = [...text.matchAll(/<button[^>]*value="(\w+)"[^>]*name="DISPLAY_GLASS">([\s\S]*?)<\/button>/g)]
    const changes = buttons.map(([, value = '', label = '']) => [
      value,
      centsIn(textsOf(label, 'answer__change')[0] ?? '0'),
    ])

    expect(changes.map(([value]) => value)).toEqual(['NO_MARKS', 'HAIRLINES', 'SCRATCHED', 'DEEP', 'CRACKED'])
    for (const [value, change] of changes as [string, number][]) {
      const next = await visitor.send(text, [['DISPLAY_GLASS', value]])
      expect(soFar(next.text) - soFar(text), value).toBe(change)
    }
  })

  test('is explained line by line', async () => {
    const { text } = await de(`${before}&DISPLAY_GLASS=CRACKED`)
    const [card = ''] = /<aside[\s\S]*?<\/aside>/.exec(text) ?? []

    expect(texts(card, 'dt')).toEqual(
      expect.arrayContaining(['Ohne SIM-Lock: Nein, an ein Netz gebunden', 'Displayglas: Gesprungen oder abgeplatzt']),
    )
    expect(
      textsOf(card, 'price-lines__amount')
        .map(centsIn)
        .reduce((sum, amount) => sum + amount, 0),
    ).toBe(soFar(text))
  })
})

describe('what is asked', () => {
  test('S2.48 follows the answers: sealed devices, dead ones and flawless ones are asked less', async () => {
    const codesOf = async (answers: Record<string, string>) =>
      (await answerAll(enter('de'), phoneIn('de'), answers)).asked

    expect(await codesOf({ NEW: 'SEALED' })).toEqual(['OWNERSHIP', 'LOCK', 'SIMLOCK', 'REGION', 'NEW', 'ACCESSORIES'])
    expect(await codesOf({ POWER: 'NO' })).not.toContain('DISPLAY_GLASS')
    expect(await codesOf({ FUNCTIONS: 'ALL_OK' })).not.toContain('DEFECTS')
  })

  test('S2.48 a changed answer leads to a new offer, which takes the place of the old one', async () => {
    const visitor = enter('de')
    const { page } = await answerAll(visitor, phoneIn('de'))
    const first = /offer=([\w-]+)/.exec(visitor.address())![1]
    const change = links(page.text).findLast((link) => link.includes(`replaces=${first}`))!
    const review = await visitor.open(change)
    const without = links(review.text).find((link) => link.includes('replaces=') && !link.includes('HOUSING='))!
    const housing = await visitor.open(without)
    const dented = await visitor.send(housing.text, [['HOUSING', 'DENTS']])

    expect(question(review.text)).toBe('Das war die letzte Frage')
    expect(formIn(housing.text)!.buttons[0]![0]).toBe('HOUSING')
    expect(visitor.address()).toMatch(new RegExp(`\\?offer=(?!${first})[\\w-]+&replaces=${first}$`))
    expect(soFar(dented.text)).toBeLessThan(soFar(page.text))
    expect(readable((await visitor.open(phoneIn('de', `?offer=${first}`))).text)).toContain('durch ein neues ersetzt')
  })

  test('S2.48 answers that are complete already only wait for a click', async () => {
    const visitor = enter('de')
    const { page } = await answerAll(visitor, phoneIn('de'))
    const review = await visitor.open(links(page.text).findLast((link) => link.includes('replaces='))!)
    const again = await visitor.send(review.text, [])

    expect(soFar(again.text)).toBe(soFar(page.text))
    expect(texts(again.text, 'dd')).toEqual(texts(page.text, 'dd'))
  })

  test('S2.48 what is no question or no answer is left out', async () => {
    const { status, text, headers } = await de('?FOO=1&HOUSING=SHINY&New=USED&gclid=x&replaces=nonsense')

    expect(status).toBe(200)
    expect(formIn(text)!.preset[0]).toEqual(['OWNERSHIP', 'YES'])
    expect(formIn(text)!.hidden).toEqual([['lane', 'confirmed']])
    expect(text).not.toContain('SHINY')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('S2.48 an open question is asked instead of an offer being made', async () => {
    const visitor = enter('de')
    const { text } = await visitor.open(phoneIn('de', '?OWNERSHIP=YES'), new URLSearchParams({ LOCK: 'REMOVED' }))

    expect(visitor.address()).toBe(phoneIn('de', '?OWNERSHIP=YES&LOCK=REMOVED') + '#questions')
    expect(formIn(text)!.buttons[0]![0]).toBe('SIMLOCK')
  })
})

describe('the page of one visitor', () => {
  test.each(['?OWNERSHIP=YES', '?ACCESSORIES=', '?offer=1', '?replaces=1', '?lane=steps'])(
    'is never kept: %s',
    async (search) => {
      const { headers } = await de(search)

      expect(headers['cache-control']).toBe('no-store')
      expect(headers.etag).toBeUndefined()
    },
  )

  test('is for nobody to find: search engines are sent to the device', async () => {
    const { text } = await de('?OWNERSHIP=YES')

    expect(meta(text, 'robots')).toBe('noindex')
    expect(canonical(text)).toBe(canonical((await de('')).text))
    expect(meta((await de('')).text, 'robots')).toBeUndefined()
  })

  test('is not made by what advertisers add to an address', async () => {
    const bare = await de('')
    const clicked = await de('?gclid=1&utm_source=x')

    expect(bare.headers.etag).toBeDefined()
    expect(clicked.headers.etag).toBe(bare.headers.etag)
  })

  test('S20 an offer of somebody else is not shown, and the questions begin', async () => {
    const owner = enter('de')
    await answerAll(owner, phoneIn('de'))
    const { text } = await enter('de').open(owner.address())

    expect(readable(text)).toContain('Dieses Angebot finden wir bei dir nicht')
    expect(formIn(text)!.preset[0]).toEqual(['OWNERSHIP', 'YES'])
    expect(meta(text, 'robots')).toBe('noindex')
  })

  test('an offer stays on the page of its own device', async () => {
    const owner = enter('de')
    await answerAll(owner, phoneIn('de'))
    const { text } = await owner.open(owner.address().replace(phone, 'apple-iphone-14-256-gb'))

    expect(readable(text)).toContain('Dieses Angebot finden wir bei dir nicht')
  })
})

test('below the lowest price a device is taken for recycling', async () => {
  const phones = (
    await ask('es', pathTo(countries.es, 'sellCategory', { category: countries.es.categorySlugs.iphone }), asPerson)
  ).text
  const [, address = ''] =
    /href="([^"]+)"[^>]*>[^<]*<\/a><\/h3><p class="model-card__offer">reciclaje/.exec(phones) ?? []
  const { page } = await answerAll(enter('es'), address)
  const messages = readMessages('messages', 'es')

  expect(textsOf(page.text, 'product__offer')).toEqual([messages['catalogue.recycling']])
  expect(readable(page.text)).toContain(messages['offer.made.recycling'])
  expect(texts(page.text, 'button')).toContain(messages['offer.made.addRecycling'])
})

test('every answer that a drawing explains shows it', async () => {
  const { text } = await de('?OWNERSHIP=YES')
  const drawings = tags(text, 'img').filter((tag) => attribute(tag, 'src')?.startsWith('/art/conditions/'))

  expect(drawings.map((tag) => [attribute(tag, 'alt'), attribute(tag, 'width')])).toEqual([
    ['', '96'],
    ['', '96'],
    ['', '96'],
  ])
  for (const tag of drawings) expect((await ask('de', attribute(tag, 'src')!)).status).toBe(200)
})

test('an offer is asked for by sending a form to a device, and in no other way', async () => {
  const headers = {
    ...asPerson.headers,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
  }
  const send = (path: string, method: string) => ask('de', path, { method, headers, body: 'ACCESSORIES=' })

  expect((await send(phoneIn('de'), 'PUT')).status).toBe(405)
  expect((await send(product('de', 'apple-iphone-999'), 'POST')).status).toBe(404)
  expect((await send(pathTo(countries.de, 'overview', { overview: 'apple' }), 'POST')).status).toBe(404)
  expect((await send(phoneIn('de').replace(phone, '%00'), 'POST')).status).toBe(404)
})
