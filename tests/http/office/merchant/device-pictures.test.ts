import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { searchBody } from '#domain/search/search-body.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { useOffice, type OfficeColleague, type Upload } from '#tests/support/drivers/office/office.ts'
import { devicePhoto, lookAt } from '#tests/support/fixtures/pictures/device-photos.ts'
import { samplePhotos, withSize } from '#tests/support/fixtures/sample-photos.ts'
import { attribute, readable, tags } from '#tests/support/readers/pages/html.ts'
import { startShop, type RunningShop } from '#tests/support/services/shops/running-shop.ts'
import { asPerson } from '#tests/support/services/shops/shop-under-test.ts'
import { testSecrets } from '#tests/support/services/shops/test-secrets.ts'

const DEVICE = 'apple-iphone-14-128-gb'

const office = useOffice({ LOG_LEVEL: 'warn' })
let other: RunningShop
let finn: OfficeColleague
let path: string
beforeAll(async () => {
  const { databaseUrl, dataFolder } = office.shop()
  const env = { TRUSTED_PROXIES: '1', SECRET_KEY: testSecrets[0], LOG_LEVEL: 'warn' }
  other = await startShop({ ...env, DATABASE_URL: databaseUrl, DATA_FOLDER: dataFolder })
  finn = await office.colleague('content')
  path = `/catalogue/${(await findDevice(office.engines(), 'de_DE', DEVICE))!.device.id}/pictures`
})
afterAll(() => other.stop())

const page = (address: string, code: CountryCode = 'de') => other.visit(`${code}.localhost`, address, asPerson)

const upload = (bytes: Uint8Array, name = 'front.jpg'): Upload => ({ name, type: 'image/jpeg', bytes })

/** The picture of the first suggestion. */
async function suggested(): Promise<string> {
  const application = countries.de.searchIndexes.devices
  const answer = await other.visit('de.localhost', '/searches', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ search: searchBody({ kind: 'by-url', url: DEVICE }), application, resultSize: 1 }),
  })
  const { hits } = answer.json<{ hits: { hits: { _source: { thumbnail: string } }[] } }>()
  return hits.hits[0]!._source.thumbnail
}

const photosIn = (html: string): string[] =>
  tags(html, 'img')
    .map((tag) => attribute(tag, 'src')!)
    .filter((src) => src.startsWith('/pictures/'))

/** The photos of the device on its page at the other process. */
const shown = async (): Promise<string[]> => {
  const { text } = await page(`/produkte/${DEVICE}`)
  return photosIn(text.slice(text.indexOf('product__picture'), text.indexOf('id="questions"')))
}

describe('ME-01 photos of a device', () => {
  test('a colleague uploads one, and another process shows it on every page, in the search, the feed and previews', async () => {
    expect(await shown()).toEqual([])
    const sent = await finn.follow(path, {
      intent: 'add',
      file: upload(await devicePhoto({ colour: '#aa2211' })),
      'alt.de_DE': 'Von vorn, mit leuchtendem Bildschirm',
      'alt.fr_FR': 'De face, écran allumé',
    })
    expect(readable(sent.text)).toContain('Hochgeladen.')

    await expect.poll(shown).toHaveLength(1)
    const [src] = (await shown()) as [string]
    await expect.poll(suggested).toBe(src.replace('-640', '-160'))
    await expect.poll(async () => photosIn((await page('/produkte/uebersicht-apple-iphone-14')).text)).toContain(src)
    expect((await page('/feeds/prices.json')).text).toContain(src)
    const german = (await page(`/produkte/${DEVICE}`)).text
    expect(german).toMatch(/property="og:image" content="[^"]+\/pictures\/[0-9a-f]{24}-preview\.jpg"/)
    expect(german).toContain('alt="Von vorn, mit leuchtendem Bildschirm"')
    expect((await page(`/produits/${DEVICE}`, 'fr')).text).toContain('alt="De face, écran allumé"')
    expect((await page(`/productos/${DEVICE}`, 'es')).text).toContain('alt="Apple iPhone 14 128 GB"')
  })

  test('a browser chooses from sizes and forms that never change, and finds no notes of the camera in any', async () => {
    const { text } = await page(`/produkte/${DEVICE}`)
    const sources = tags(text.slice(text.indexOf('product__picture')), 'source').slice(0, 2)
    expect(sources.map((tag) => attribute(tag, 'type'))).toEqual(['image/avif', 'image/webp'])
    const image = tags(text, 'img').find((tag) => attribute(tag, 'src')?.startsWith('/pictures/'))!
    expect([attribute(image, 'width'), attribute(image, 'height')]).toEqual(['400', '400'])
    const offered = sources.flatMap((tag) => attribute(tag, 'srcSet')!.split(','))
    expect(offered).toHaveLength(8)

    for (const one of [...offered, `${attribute(image, 'src')} 640w`]) {
      const [address, width] = one.split(' ') as [string, string]
      const file = await page(address)
      expect(file.status, address).toBe(200)
      expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(file.headers['content-type']).toBe(`image/${address.split('.').at(-1)!.replace('jpg', 'jpeg')}`)
      expect(`${(await lookAt(file.bytes)).width}w`).toBe(width)
      expect(file.bytes.includes('GPS')).toBe(false)
    }
  })

  test.each(['/pictures/nothing', '/pictures/..%2fsecret', `/pictures/${'0'.repeat(24)}-640.jpg`, '/pictures/'])(
    'there is nothing at %s',
    async (address) => {
      expect((await page(address)).status).toBe(404)
    },
  )

  test('several stand in the order that a colleague gives them, and one that is removed is gone', async () => {
    const [first] = await shown()
    await finn.follow(path, { intent: 'add', file: upload(await devicePhoto({ colour: '#22aa11' })) })
    await expect.poll(shown).toHaveLength(2)
    const second = (await shown()).find((src) => src !== first)!
    const id = [...(await finn.see(path)).text.matchAll(/value="earlier ([0-9a-f-]{36})"/g)].at(-1)![1]!

    await finn.follow(path, { intent: `earlier ${id}` })
    await expect.poll(shown).toEqual([second, first])
    const removed = await finn.follow(path, { intent: `remove ${id}` })

    expect(readable(removed.text)).toContain('Entfernt.')
    await expect.poll(shown).toEqual([first])
    // Carts of yesterday still show it.
    expect((await page(second)).status).toBe(200)
  })

  test('what is no photo, too large or too much is refused in words, and nothing typed is lost', async () => {
    const refusals: [string, Upload | string][] = [
      ['Wähl bitte eine Bilddatei aus.', ''],
      ['Das ist kein Bild, das wir öffnen können.', upload(Buffer.from('GIF89a nothing else'), 'a.jpg')],
      ['Das ist kein Bild, das wir öffnen können.', upload(samplePhotos.jpeg.bytes)],
      ['mehr als 64 Millionen Pixel', upload(withSize(samplePhotos.png.bytes, 'png', 20_000))],
      ['Die Datei ist größer als 8 MB.', upload(new Uint8Array(9 * 1024 * 1024))],
      ['Das Bild ist zu klein', upload(await devicePhoto({ width: 200, height: 200 }))],
      ['Dieses Bild hat das Gerät schon.', upload(await devicePhoto({ colour: '#aa2211' }))],
    ]
    for (const [words, file] of refusals) {
      const answer = await finn.send(path, { intent: 'add', file, 'alt.it_IT': 'Visto da davanti' })
      expect(answer.status, words).toBe(422)
      expect(readable(answer.text)).toContain(words)
      expect(answer.text).toContain('value="Visto da davanti"')
    }
    expect(await shown()).toHaveLength(1)
  })

  test('whoever may only look sees them and changes nothing', async () => {
    const agent = await office.colleague('agent')

    expect((await agent.see(path)).text).toContain('-320.jpg')
    expect((await agent.send(path, { intent: 'add', file: upload(await devicePhoto()) })).status).toBe(403)
  })
})
