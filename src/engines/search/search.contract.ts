import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoDevices } from '../../../bench/devices/demo-devices.ts'
import { isMeant, judgedQueries, type JudgedQuery } from '../../../bench/devices/judged-queries.ts'
import { locales } from '#shop/countries/locales.ts'
import type { FoundDevice, SearchEngine } from './search.ts'

export function searchContract(open: () => Promise<SearchEngine>): void {
  let search: SearchEngine
  beforeAll(async () => {
    search = await open()
  })
  afterAll(() => search.close())

  describe('a few devices', () => {
    test('a locale is empty until it gets its devices', async () => {
      expect(await search.has('it_IT')).toBe(false)
      expect(await search.byText('it_IT', 'iphone', 10)).toEqual([])
      expect(await search.byUrl('it_IT', 'apple-iphone-14')).toBeUndefined()
      expect(await search.bySeries('it_IT', 1, 10)).toEqual([])
      expect(await search.facets('it_IT')).toEqual([])

      expect(await search.replace('it_IT', [phone()])).toBe(1)

      expect(await search.has('it_IT')).toBe(true)
    })

    test('S7.31 the menu is a tree with the largest branches first', async () => {
      const galaxy = { manufacturer: 'Samsung', manufacturerId: 2, series: 'Galaxy S', seriesId: 20 }
      const tablet = { category: 'Tablets', categoryId: 2, series: 'iPad', seriesId: 30 }
      await search.replace('de_DE', [
        phone({ ...tablet, model: 'iPad 9' }),
        phone(),
        phone({ ...galaxy, model: 'Galaxy S22' }),
        phone({ ...galaxy, model: 'Galaxy S23' }),
      ])

      expect(await search.facets('de_DE')).toEqual([
        {
          id: 1,
          name: 'Handys',
          count: 3,
          manufacturers: [
            { id: 2, name: 'Samsung', count: 2, series: [{ id: 20, name: 'Galaxy S', count: 2 }] },
            { id: 1, name: 'Apple', count: 1, series: [{ id: 10, name: 'iPhone 14', count: 1 }] },
          ],
        },
        {
          id: 2,
          name: 'Tablets',
          count: 1,
          manufacturers: [{ id: 1, name: 'Apple', count: 1, series: [{ id: 30, name: 'iPad', count: 1 }] }],
        },
      ])
    })

    test('S7.32 an address leads to one device of its locale, with all that is known about it', async () => {
      const device = phone({ image: '/a.svg', thumbnail: '/b.svg', releaseMonth: null, searchTerms: 'A2882 móvil' })
      await search.replace('de_DE', [device, phone({ model: 'iPhone 13' })])
      await search.replace('es_ES', [phone({ model: 'iPhone 13' })])

      expect(await search.byUrl('de_DE', device.url)).toEqual(device)
      expect(await search.byUrl('es_ES', device.url)).toBeUndefined()
      expect(await search.byUrl('de_DE', device.url.toUpperCase())).toBeUndefined()
    })

    test('S7.33 a series comes newest first, and who has no month last in its year', async () => {
      const released = [
        ['2021-11', 2021, 11],
        ['2022', 2022, null],
        ['2022-02', 2022, 2],
        ['2022-10', 2022, 10],
        ['2023', 2023, null],
      ] as const
      const devices = released.map(([model, releaseYear, releaseMonth]) => phone({ model, releaseYear, releaseMonth }))
      await search.replace('de_DE', [...devices, phone({ model: 'other series', seriesId: 99, releaseYear: 2026 })])

      const found = await search.bySeries('de_DE', 10, 10)

      expect(found.map(({ model }) => model)).toEqual(['2023', '2022-10', '2022-02', '2022', '2021-11'])
      expect(await search.bySeries('de_DE', 10, 2)).toEqual(found.slice(0, 2))
      expect(await search.bySeries('de_DE', 7, 10)).toEqual([])
    })

    test('who searches while devices are replaced sees the old ones, then at once the new ones', async () => {
      await search.replace('de_DE', [phone({ model: 'iPhone 12' })])
      async function* slowly() {
        yield phone({ model: 'iPhone 13' })
        await expect(modelsFor('iphone')).resolves.toEqual(['iPhone 12'])
        yield phone({ model: 'iPhone 14' })
      }

      expect(await search.replace('de_DE', slowly())).toBe(2)

      expect(await modelsFor('iphone 12')).not.toContain('iPhone 12')
      expect((await modelsFor('iphone')).toSorted()).toEqual(['iPhone 13', 'iPhone 14'])
      expect(await search.byUrl('de_DE', 'apple-iphone-12')).toBeUndefined()
    })

    test('when the new devices break off, the old ones stay', async () => {
      await search.replace('de_DE', [phone({ model: 'iPhone 12' })])
      async function* breakingOff() {
        yield phone({ model: 'iPhone 13' })
        throw new Error('the database is gone')
      }

      await expect(search.replace('de_DE', breakingOff())).rejects.toThrow('the database is gone')

      expect(await modelsFor('iphone')).toEqual(['iPhone 12'])
    })

    test('equal devices come in the same order every time, and no more than wanted', async () => {
      const names = ['64 GB', '128 GB', '256 GB', '512 GB']
      await search.replace(
        'de_DE',
        names.map((variant, index) => phone({ id: index + 1, name: `iPhone 14 ${variant}`, url: variant })),
      )

      const found = await search.byText('de_DE', 'iphone 14', 3)

      expect(found.map(({ id }) => id)).toEqual([1, 2, 3])
      expect(await search.byText('de_DE', 'iphone 14', 0)).toEqual([])
    })

    test('accents, capitals and other scripts make no difference or no harm', async () => {
      const lens = phone({ model: 'Ærø Größe 50 mm f/1.8', searchTerms: 'téléphone объектив' })
      await search.replace('de_DE', [lens, phone()])

      for (const text of ['aero grosse', 'ÆRØ GRÖSSE', 'telephone grösse', 'объектив', '50mm f1.8', 'ＡＥＲＯ']) {
        expect((await search.byText('de_DE', text, 5))[0], text).toEqual(lens)
      }
      expect(await search.byText('de_DE', '📱 ', 5)).toEqual([])
      expect(await search.byText('de_DE', '手机', 5)).toEqual([])
    })

    test('no words, no answer; long and hostile texts are only texts', async () => {
      await search.replace('de_DE', [phone()])

      for (const text of ['', '   ', '+-/.,"', '\u0000']) expect(await search.byText('de_DE', text, 5)).toEqual([])
      for (const text of hostileTexts) {
        const found = await search.byText('de_DE', text, 5)
        expect(found.length, text.slice(0, 100)).toBeLessThanOrEqual(1)
      }
      expect(await modelsFor(`iphone 14 ${'x'.repeat(90)}`)).toEqual(['iPhone 14'])
      expect(await modelsFor('iphone 14 " OR 1=1; --')).toEqual(['iPhone 14'])
    })
  })

  describe('the demo catalogue', () => {
    beforeAll(async () => {
      for (const locale of locales) await search.replace(locale, demoDevices(locale))
    })

    test.each([
      ['iphon 14', 'Apple iPhone 14'],
      ['galxy s22', 'Samsung Galaxy S22'],
      ['14 pro', 'Apple iPhone 14 Pro'],
    ])('S7.34 %s finds the %s first', async (query, expected) => {
      const [first] = await search.byText('de_DE', query, 5)

      expect(first && isMeant(first, expected), first?.name).toBe(true)
    })

    test.each([
      ['tune', 350, 0.985],
      ['held-out', 200, 0.985],
      ['unfinished', 120, 0.97],
      ['unfinished-held-out', 95, 0.97],
    ] as const)(
      'S7.35 EX-08 of the %s questions, at least %i, a share of %d finds its device first',
      async (set, count, first) => {
        const questions = judgedQueries(set)
        const places = await Promise.all(questions.map((question) => placeOf(question)))
        const share = (last: number) => places.filter((place) => place >= 0 && place <= last).length / places.length

        expect(questions.length).toBeGreaterThanOrEqual(count)
        expect(new Set(questions.map(({ locale }) => locale)).size).toBe(5)
        expect(share(4)).toBeGreaterThanOrEqual(first)
        expect(share(0)).toBeGreaterThanOrEqual(first)
      },
    )
  })

  const modelsFor = async (text: string) => (await search.byText('de_DE', text, 10)).map(({ model }) => model)

  async function placeOf({ locale, query, expected }: JudgedQuery): Promise<number> {
    return (await search.byText(locale, query, 5)).findIndex((device) => isMeant(device, expected))
  }
}

let lastId = 100

function phone(different: Partial<FoundDevice> = {}): FoundDevice {
  const { model = 'iPhone 14', manufacturer = 'Apple' } = different
  return {
    id: ++lastId,
    name: model,
    model,
    url: `${manufacturer} ${model}`.toLowerCase().replaceAll(' ', '-'),
    category: 'Handys',
    categoryId: 1,
    manufacturer,
    manufacturerId: 1,
    series: 'iPhone 14',
    seriesId: 10,
    image: '',
    thumbnail: '',
    releaseYear: 2022,
    releaseMonth: 9,
    searchTerms: '',
    popularity: 0,
    ...different,
  }
}

const hostileTexts = [
  'constructor',
  '__proto__ toString',
  '{"query":{"match_all":{}}}',
  '*:* AND (name:iphone OR',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  "'; drop table devices; --",
  'iphone\u0000\uFFFF\uD800 14',
  '()[]{}^$.|?*+\\',
  'a '.repeat(50),
  'iphone '.repeat(15).slice(0, 100),
  '1'.repeat(100),
  'ab1'.repeat(10_000),
  'ĳ̧̈'.repeat(5_000),
]
