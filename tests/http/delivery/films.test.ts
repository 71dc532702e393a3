import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { countries } from '#shop/countries/all.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { filmSeconds } from '#web/art/conditions-film/film.ts'
import { readCaptions } from '#tests/support/readers/languages/film-captions.ts'
import { attribute, tags } from '#tests/support/readers/pages/html.ts'
import { asPerson, ask, countryCodes, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'

/** A film for everybody's phone: less than a photo of one. */
const MAX_BYTES = 900_000

const films = ['mp4', 'webm'] as const
const languages = Object.values(countries).map(({ icuLocale }) => icuLocale)
const files = { at: 'de-AT', de: 'de', es: 'es', fr: 'fr', it: 'it' }

const film = (ending: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask('de', `/films/conditions.${ending}`, { headers, method })

describe.each(films)('S1.14 the film as %s', (ending) => {
  test('is small, and an own file of every storefront', async () => {
    for (const code of countryCodes) {
      const { status, headers, bytes } = await ask(code, `/films/conditions.${ending}`)

      expect(status).toBe(200)
      expect(headers['content-type']).toBe(`video/${ending}`)
      expect(bytes.length).toBe(Number(headers['content-length']))
      expect(bytes.length).toBeGreaterThan(100_000)
      expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES)
    }
  })

  test('comes in the parts that a player asks for', async () => {
    const whole = (await film(ending)).bytes
    const first = await film(ending, { range: 'bytes=0-1' })
    const rest = await film(ending, { range: 'bytes=1000-' })
    const last = await film(ending, { range: 'bytes=-500' })

    expect([first.status, rest.status, last.status]).toEqual([206, 206, 206])
    expect(first.headers['content-range']).toBe(`bytes 0-1/${whole.length}`)
    expect(first.headers['content-length']).toBe('2')
    expect(first.bytes.equals(whole.subarray(0, 2))).toBe(true)
    expect(rest.bytes.equals(whole.subarray(1000))).toBe(true)
    expect(last.bytes.equals(whole.subarray(-500))).toBe(true)
  })

  test('is never squeezed: what a player counts are its own bytes', async () => {
    const { headers } = await film(ending, { range: 'bytes=0-99', 'accept-encoding': 'br, gzip' })

    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['content-length']).toBe('100')
  })

  test.each(['bytes=99999999-', 'bytes=9-5', 'bytes=-0', 'bytes=x-y'])('has no part %s', async (range) => {
    const { status, headers, bytes } = await film(ending, { range })

    expect(status).toBe(416)
    expect(headers['content-range']).toMatch(/^bytes \*\/\d+$/)
    expect(bytes.length).toBe(0)
  })

  test.each(['lines=0-5', 'bytes=0-1,5-6'])('comes as a whole when asked for %s', async (range) => {
    const { status, headers, bytes } = await film(ending, { range })

    expect(status).toBe(200)
    expect(headers['content-range']).toBeUndefined()
    expect(bytes.length).toBe(Number(headers['content-length']))
  })

  test('is kept for an hour, then asked about, and not sent again', async () => {
    const { headers } = await film(ending)
    const again = await film(ending, { 'if-none-match': headers['etag']! })

    expect(headers['cache-control']).toBe('public, max-age=3600')
    expect(headers['accept-ranges']).toBe('bytes')
    expect(again.status).toBe(304)
    expect(again.bytes.length).toBe(0)
  })

  test('tells its size to those who only ask', async () => {
    const { status, headers, bytes } = await film(ending, { range: 'bytes=0-1' }, 'HEAD')

    expect(status).toBe(200)
    expect(Number(headers['content-length'])).toBe((await film(ending)).bytes.length)
    expect(bytes.length).toBe(0)
  })
})

test('S1.14 the film starts before it is here, and lasts as long as its button says', async () => {
  const { bytes } = await film('mp4')
  const head = bytes.indexOf('mvhd') + 4
  const duration = bytes.readUInt32BE(head + 16) / bytes.readUInt32BE(head + 12)

  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
  expect(duration).toBeCloseTo(filmSeconds, 1)
  for (const code of countryCodes) {
    expect(readMessages('messages', files[code])['video.watch']).toContain(`(0:${filmSeconds}, `)
  }
})

describe.each(languages)('S1.14 the captions in %s', (language) => {
  const cues = readCaptions(language)

  test('are served as captions', async () => {
    const { status, headers, text } = await film(`${language}.vtt`)

    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(text).toMatch(/^WEBVTT\n/)
  })

  test('follow the film, one after the other', () => {
    expect(cues.map(({ from, to }) => [from, to])).toEqual(readCaptions('de-DE').map(({ from, to }) => [from, to]))
    expect(cues.every(({ from, to }, index) => from < to && from >= (cues[index - 1]?.to ?? 0))).toBe(true)
    expect(cues.at(-1)!.to).toBeLessThanOrEqual(filmSeconds)
  })

  test('can be read in their time: two short lines, at most 20 letters in a second', () => {
    const hurried = cues.filter(({ from, to, text }) => text.length / (to - from) > 20)
    const long = cues.filter(({ text }) => text.split('\n').length > 2 || text.split('\n').some((l) => l.length > 42))

    expect([...hurried, ...long]).toEqual([])
  })

  test('name the four grades in their order', () => {
    const named = cues.flatMap(({ text }) => /^([A-D])\s?:/.exec(text)?.[1] ?? [])

    expect(named).toEqual(['A', 'B', 'C', 'D'])
  })
})

test('S1.14 the captions of no two countries are the same', () => {
  expect(new Set(languages.map((language) => JSON.stringify(readCaptions(language)))).size).toBe(5)
})

describe.each(triedCountries)('S1.14 the pages of %s', (code) => {
  const country = countries[code]
  const category = pathTo(country, 'sellCategory', { category: country.categorySlugs.smartphone })

  test.each(['/', category])('offer the film on %s without fetching it', async (path) => {
    const { text } = await ask(code, path, asPerson)
    const forms = tags(text, 'form').filter((tag) => attribute(tag, 'action') === '/films/conditions.mp4')

    expect(forms).toHaveLength(1)
    expect(text.match(/\/films\//g)).toHaveLength(1)
    for (const name of ['video', 'source', 'track', 'iframe']) expect(tags(text, name), name).toEqual([])
  })
})
