import { beforeAll, describe, expect, test } from 'vitest'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { searchBody } from '#domain/search/search-body.ts'
import { countries, countryCodes } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { useOffice, type OfficeColleague } from '#tests/support/drivers/office/office.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { eventually } from '#tests/support/limits/eventually.ts'
import { formValues } from '#tests/support/readers/pages/form-values.ts'
import { links, meta, readable } from '#tests/support/readers/pages/html.ts'
import { asPerson } from '#tests/support/services/shops/shop-under-test.ts'

const office = useOffice({ LOG_LEVEL: 'warn' })
let [ana, finn]: OfficeColleague[] = []
beforeAll(async () => {
  ana = await office.colleague('pricing')
  finn = await office.colleague('content')
})

const visitor = (code: CountryCode, path: string) => office.shop().visit(`${code}.localhost`, path, asPerson)

const idOf = async (url: string): Promise<number> => (await findDevice(office.engines(), 'de_DE', url))!.device.id

async function found(text: string): Promise<string[]> {
  const { devices } = countries.de.searchIndexes
  const answer = await office.shop().visit('de.localhost', '/searches', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ search: searchBody({ kind: 'by-text', text }), application: devices, resultSize: 5 }),
  })
  const { hits } = answer.json<{ hits: { hits: { _source: { url: string } }[] } }>()
  return hits.hits.map(({ _source }) => _source.url)
}

/** What a colleague would send if he changed these fields only. */
async function changed(who: OfficeColleague, path: string, fields: Record<string, string>) {
  return { ...formValues((await who.see(path)).text), ...fields }
}

const save = async (who: OfficeColleague, path: string, fields: Record<string, string>) =>
  who.send(path, await changed(who, path, fields))

describe('ME-07 two colleagues change the same device', () => {
  const device = 'apple-iphone-13-mini-128-gb'
  let path: string
  beforeAll(async () => {
    path = `/catalogue/${await idOf(device)}/edit`
  })

  test('the second is told who was first, sees both, and nothing that he typed is lost', async () => {
    const [first, second] = [
      await changed(ana!, path, { aliases: 'anas name' }),
      await changed(finn!, path, { aliases: 'finns name', 'content.de_DE': 'Finns\r\nText' }),
    ]

    const saved = await ana!.send(path, first)
    const late = await finn!.send(path, second)

    expect(saved.status).toBe(302)
    expect(late.status).toBe(409)
    const words = readable(late.text)
    expect(words).toContain(`Noch nicht gespeichert: ${ana!.username} hat das inzwischen geändert (`)
    expect(words).toContain('Gespeichert ist jetzt: anas name')
    expect(words).toContain('2 Felder unterscheiden sich')
    expect(words).toContain('Meine Eingaben trotzdem speichern')
    expect(links(late.text)).toContain(path)
    expect(formValues(late.text)).toMatchObject({ aliases: 'finns name', 'content.de_DE': 'Finns\r\nText' })
    expect(formValues((await ana!.see(path)).text)).toMatchObject({ aliases: 'anas name', 'content.de_DE': '' })
  })

  test('who then saves on top has the last word', async () => {
    const late = await finn!.send(path, {
      ...formValues((await finn!.see(path)).text),
      revision: 'old.0',
      aliases: 'mine',
    })
    expect(late.status).toBe(409)

    const again = await finn!.send(path, formValues(late.text))

    expect(again.status).toBe(302)
    expect(formValues((await ana!.see(path)).text)).toMatchObject({ aliases: 'mine' })
  })
})

test('F-34 an address that changes leads to the new one in every country, for good and in one step', async () => {
  const path = `/catalogue/${await idOf('apple-iphone-13-256-gb')}/edit`
  const locales = countryCodes.map((code) => countries[code].locale)
  const at = (code: CountryCode, pdp: string) => pathTo(countries[code], 'product', { pdp })
  for (const code of countryCodes) expect((await visitor(code, at(code, 'apple-iphone-13-256-gb'))).status).toBe(200)

  for (const name of ['zwischen', 'neu']) {
    const urls = Object.fromEntries(
      locales.map((locale) => [`url.${locale}`, `iphone-13-${name}-${locale.slice(3).toLowerCase()}`]),
    )
    expect((await save(finn!, path, urls)).status).toBe(302)
  }

  for (const code of countryCodes) {
    const target = at(code, `iphone-13-neu-${code}`)
    await eventually(async () => (await visitor(code, target)).status === 200)
    for (const old of [
      at(code, 'apple-iphone-13-256-gb'),
      at(code, `iphone-13-zwischen-${code}`),
      '/products/apple-iphone-13-256-gb',
    ]) {
      const { status, headers } = await eventually(async () => {
        const answer = await visitor(code, `${old}?a=1`)
        return answer.status === 301 && answer
      })
      expect({ status, location: headers.location }, `${code} ${old}`).toEqual({
        status: 301,
        location: `${target}?a=1`,
      })
    }
  }
})

describe('F-34 what is hidden', () => {
  const device = usedPhone.device

  test('vanishes from pages, search, feed and sitemap, while a trade about it goes on; shown again, it is back', async () => {
    const trade = await soldTrade(office.engines())
    const id = await idOf(device)
    const [page, edit] = [`/produkte/${device}`, `/catalogue/${id}/edit`]
    const seen = async () => {
      const [{ status }, overview, feed, sitemap, hits] = await Promise.all([
        visitor('de', page),
        visitor('de', '/produkte/uebersicht-apple-iphone-14'),
        visitor('de', '/feeds/prices.json'),
        visitor('de', '/sitemaps/devices-1.xml'),
        found('iphone 14 128'),
      ])
      return {
        status,
        overview: links(overview.text).includes(page),
        feed: feed.text.includes(`${page}"`),
        sitemap: sitemap.text.includes(`${page}<`),
        found: hits.includes(device),
      }
    }
    const everywhere = { status: 200, overview: true, feed: true, sitemap: true, found: true }
    expect(await seen()).toEqual(everywhere)

    expect((await save(finn!, edit, { hidden: 'yes', together: '' })).status).toBe(302)

    const nowhere = { status: 404, overview: false, feed: false, sitemap: false, found: false }
    await expect.poll(seen, { interval: 2_000 }).toEqual(nowhere)
    const agent = await office.colleague('agent', 'inspector')
    const shown = await agent.see(`/trades/${formatTradeNumber(trade.number)}`)
    expect(shown.status).toBe(200)
    expect(readable(shown.text)).toContain('iPhone 14 128 GB')
    expect(readable((await finn!.see(`/catalogue/${id}`)).text)).toContain('Dieses Gerät ist versteckt')
    expect(readable((await finn!.see('/catalogue?lacks=listing')).text)).toContain('Apple iPhone 14 128 GB')

    const again = formValues((await finn!.see(edit)).text)
    delete again['hidden']
    expect((await finn!.send(edit, again)).status).toBe(302)
    await expect.poll(seen, { interval: 2_000 }).toEqual(everywhere)
  })

  test('a whole maker leaves the menu, and its list says so', async () => {
    const list = await finn!.see('/catalogue/manufacturers?text=fujifilm')
    const path = /href="(\/catalogue\/manufacturers\/\d+)"/.exec(list.text)![1]!
    const menu = async () =>
      links((await visitor('de', '/verkaufen/kamera')).text).includes('/produkte/uebersicht-fujifilm')
    expect(await menu()).toBe(true)

    await save(finn!, path, { hidden: 'yes' })

    await expect.poll(menu).toBe(false)
    expect((await visitor('de', '/produkte/uebersicht-fujifilm')).status).toBe(404)
    expect(readable((await finn!.see('/catalogue/manufacturers?state=hidden')).text)).toContain('Fujifilm')
  })
})

test('F-34 words about a device stand on its page, and search engines read the description', async () => {
  const path = `/catalogue/${await idOf('apple-iphone-14-pro-128-gb')}/edit`

  await save(finn!, path, { 'content.es_ES': 'Lo compramos.\n\nSiempre.', 'metaDescription.es_ES': 'Vende tu 14 Pro' })

  const page = await eventually(async () => {
    const answer = await visitor('es', '/productos/apple-iphone-14-pro-128-gb')
    return answer.text.includes('Lo compramos.') && answer
  })
  expect(meta(page.text, 'description')).toBe('Vende tu 14 Pro')
})

test('F-34 a wrong form comes back with what was typed and a sentence at each field', async () => {
  const path = `/catalogue/${await idOf('apple-iphone-13-128-gb')}/edit`

  const { status, text } = await save(finn!, path, { released: 'bald', tacs: '123', 'url.fr_FR': 'Été' })

  expect(status).toBe(422)
  const words = readable(text)
  expect(words).toContain('Nicht gespeichert: Sieh dir die markierten Felder an.')
  expect(words).toContain('Schreib Monat und Jahr wie 09/2026, oder nur das Jahr.')
  expect(words).toContain('„123“ ist kein TAC: Er hat genau acht Ziffern.')
  expect(words).toContain('Nur kleine Buchstaben, Ziffern und einzelne Striche.')
  expect(formValues(text)).toMatchObject({ released: 'bald', tacs: '123', 'url.fr_FR': 'Été' })
})

test('F-34 agents look at the catalogue and change nothing', async () => {
  const agent = await office.colleague('agent')
  const path = `/catalogue/${await idOf('apple-iphone-13-128-gb')}/edit`

  expect((await agent.see(path)).status).toBe(200)
  expect((await agent.see('/catalogue/new')).status).toBe(403)
  expect((await agent.send(path, formValues((await agent.see(path)).text))).status).toBe(403)
  expect((await finn!.see('/catalogue/manufacturers/999999')).status).toBe(404)
  expect((await finn!.see('/catalogue/999999/edit')).status).toBe(404)
})

test('F-34 a pasted table is shown before it is done, and then done', async () => {
  const id = await idOf('apple-iphone-12-128-gb')
  const rows = `ID\tAndere Namen\r\n${id}\tzwölfer|iphone zwölf`

  const tried = await finn!.send('/catalogue/paste', { rows })
  expect(tried.status).toBe(200)
  expect(readable(tried.text)).toContain('1 Zeile: 1 ändern etwas, 0 haben Fehler.')
  expect(readable(tried.text)).toContain('zwölfer | iphone zwölf')
  const seen = /name="seen" value="([^"]+)"/.exec(tried.text)![1]!
  const done = await finn!.follow('/catalogue/paste', { rows, seen })

  expect(readable(done.text)).toContain('Gespeichert. Seiten, Suche und Dateien folgen')
  await expect.poll(() => found('iphone zwölf 128'), { interval: 2_000 }).toContain('apple-iphone-12-128-gb')
  expect((await finn!.send('/catalogue/paste', { rows: 'Name\nx' })).status).toBe(422)
})
