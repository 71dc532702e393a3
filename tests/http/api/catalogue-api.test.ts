import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { alternates } from '#tests/support/readers/pages/html.ts'
import { useShop } from '#tests/support/services/shops/own-shop.ts'
import { asPerson, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import { thingOf } from '#tests/support/readers/pages/structured-data.ts'
import { listedIn } from '#tests/support/readers/files/xml.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

/** A shop of their own, because these tests change its catalogue. */
const shop = useShop({})
const ask = (code: string, path: string) => shop().visit(`${code}.localhost`, path, asPerson)
const read = async <Body>(code: string, path: string): Promise<Body> => {
  const { status, json } = await ask(code, `/api/catalogue/${path}`)
  expect(status, path).toBe(200)
  return json<Body>()
}

/** Changes the catalogue behind the shop's back, and announces it as every process does. */
async function change(statement: string, values: unknown[] = []): Promise<void> {
  const client = new Client({ connectionString: shop().databaseUrl })
  await client.connect()
  await client.query(statement, values)
  await client.query('select pg_notify($1, $2)', ['umlauf', 'catalogue'])
  await client.end()
}

type Entry = { id: number; name: string; url: string; thumbnail: string }
type Device = { id: number; image: string; thumbnail: string; questions: { answers: unknown[] }[] }

const entryFields = ['id', 'name', 'thumbnail', 'url']
const textFields = ['content', 'metaDescription', 'metaKeywords']
const fieldsOf = (entry: object) => Object.keys(entry).toSorted()
const fields = (...names: string[][]) => names.flat().toSorted()

describe.each(triedCountries)('the catalogue of %s', (code) => {
  const { categorySlugs } = countries[code]

  test('S3.01 a category has all its fields, in the language of the host', async () => {
    const category = await read<Entry & Record<string, Entry[]>>(code, `categories/${categorySlugs.smartphone}`)

    expect(fieldsOf(category)).toEqual(fields(entryFields, textFields, ['manufacturers', 'topManufacturers']))
    expect(category).toMatchObject({
      url: categorySlugs.smartphone,
      thumbnail: '/art/smartphone/samsung/galaxy-s24.svg',
      content: expect.stringMatching(/\S/),
      metaDescription: expect.stringMatching(/\S/),
    })
    expect(category['manufacturers']!.length).toBeGreaterThan(category['topManufacturers']!.length)
    expect(category['manufacturers']).toEqual(expect.arrayContaining(category['topManufacturers']!))
    for (const maker of category['manufacturers']!) expect(fieldsOf(maker)).toEqual(entryFields)
  })

  test('S3.01 all categories are listed in the order of the shop', async () => {
    const list = await read<Entry[]>(code, 'categories')

    expect(list.map(({ url }) => url)).toEqual(Object.values(categorySlugs))
    for (const category of list) expect(fieldsOf(category)).toEqual(fields(entryFields, textFields))
  })

  test('S3.02 F-62 a manufacturer has all its fields', async () => {
    const maker = await read<Entry & Record<string, Entry[]>>(code, 'manufacturers/apple')

    expect(fieldsOf(maker)).toEqual(fields(entryFields, textFields, ['series', 'topSeries']))
    expect(maker).toMatchObject({ name: 'Apple', url: 'apple', thumbnail: expect.stringMatching(/^\/art\/.+\.svg$/) })
    for (const field of textFields) expect(maker).toHaveProperty(field, expect.stringMatching(/\S/))
    expect(maker['series']!.length).toBeGreaterThan(maker['topSeries']!.length)
    expect(maker['series']).toEqual(expect.arrayContaining(maker['topSeries']!))
    for (const series of maker['series']!) expect(fieldsOf(series)).toEqual(entryFields)
  })

  test('S3.03 F-62 a series has all its fields', async () => {
    const series = await read<Entry>(code, 'series/apple-iphone-14')

    expect(fieldsOf(series)).toEqual(fields(entryFields, textFields))
    expect(series).toMatchObject({ name: 'iPhone 14' })
    for (const field of textFields) expect(series).toHaveProperty(field, expect.stringMatching(/\S/))
  })

  test('S3.04 S3.05 S3.06 a device has all its fields, its questions and their answers', async () => {
    const device = await read<Device>(code, 'devices/apple-iphone-14-128-gb')

    expect(device).toEqual({
      id: expect.any(Number),
      name: code === 'fr' ? 'iPhone 14 128 Go' : 'iPhone 14 128 GB',
      model: 'iPhone 14',
      url: 'apple-iphone-14-128-gb',
      category: 'iPhone',
      categoryId: expect.any(Number),
      manufacturer: 'Apple',
      manufacturerId: expect.any(Number),
      series: 'iPhone 14',
      seriesId: expect.any(Number),
      image: '/art/iphone/apple/iphone-14.svg',
      thumbnail: '/art/iphone/apple/iphone-14.svg',
      questions: expect.any(Array),
      releaseYear: 2022,
      releaseMonth: 9,
      searchTerms: expect.stringContaining('A2882'),
    })
    expect(device.questions.length).toBeGreaterThan(3)
    for (const question of device.questions) {
      expect(fieldsOf(question)).toEqual(['answers', 'code', 'description', 'id', 'question'])
      expect(question.answers.length).toBeGreaterThan(1)
      for (const answer of question.answers) expect(fieldsOf(answer as object)).toEqual(['code', 'id', 'text'])
    }
  })

  test('a place that does not exist here is a problem, not an error', async () => {
    const foreign = code === 'es' ? 'handy' : 'movil'
    for (const path of [
      `categories/${foreign}`,
      'manufacturers/nobody',
      'series/apple',
      'devices/%00',
      'devices/A%20B',
    ]) {
      const { status, headers, json } = await ask(code, `/api/catalogue/${path}`)
      expect(status, path).toBe(404)
      expect(headers['content-type']).toContain('application/problem+json')
      expect(json()).toMatchObject({ code: 'not-found' })
    }
  })
})

test('S3.05 questions and answers keep their codes and change their language', async () => {
  type Asked = { questions: { code: string; question: string; answers: { code: string; text: string }[] }[] }
  const [german, french] = await Promise.all(
    ['de', 'fr'].map((code) => read<Asked>(code, 'devices/apple-iphone-14-128-gb')),
  )
  const codes = ({ questions }: Asked) =>
    questions.map(({ code, answers }) => [code, answers.map((answer) => answer.code)])

  expect(codes(german!)).toEqual(codes(french!))
  expect(german!.questions[0]!.question).not.toBe(french!.questions[0]!.question)
  expect(german!.questions[0]!.answers[0]!.text).not.toBe(french!.questions[0]!.answers[0]!.text)
})

test('the catalogue may be kept for five minutes by whoever stands between', async () => {
  const { headers } = await ask('de', '/api/catalogue/categories')

  expect(headers['cache-control']).toBe('public, max-age=300')
})

describe('S3.04 the picture of a device', () => {
  const url = 'apple-iphone-14-256-gb'
  const picture = async () => (await read<Device>('de', `devices/${url}`)).image
  const idOf = `(select device_id from device_texts where url = '${url}' and locale = 'de_DE')`

  test('is the first that shows its front, wherever it stands among the others', async () => {
    await change(`delete from device_images where device_id = ${idOf}`)
    await change(`insert into device_images (device_id, position, kind, path) values
      (${idOf}, 0, 'back', '/uploads/back.jpg'),
      (${idOf}, 1, 'front', '/uploads/front.jpg'),
      (${idOf}, 2, 'front', '/uploads/later.jpg')`)

    expect(await picture()).toBe('/uploads/front.jpg')
    expect((await read<Device>('de', `devices/${url}`)).thumbnail).toBe('/uploads/front.thumbnail.jpg')
  })

  test('is the shop’s own drawing if nobody has photographed its front', async () => {
    await change(`delete from device_images where device_id = ${idOf} and kind = 'front'`)

    expect(await picture()).toBe('/art/placeholder.svg')
    expect((await ask('de', '/art/placeholder.svg')).status).toBe(200)
  })
})

longTest('X1.15 a device that is called differently elsewhere, or not sold there, has the right sisters', async () => {
  const path = '/produkte/apple-iphone-13-128-gb'
  await change(`update device_texts set url = 'apple-iphone-13-usato' where url = $1 and locale = 'it_IT'`, [
    'apple-iphone-13-128-gb',
  ])
  await change(`delete from device_texts where url = $1 and locale = 'fr_FR'`, ['apple-iphone-13-128-gb'])

  const page = await ask('de', path)
  const parts = [...(await ask('de', '/sitemap.xml')).text.matchAll(/\/sitemaps\/devices-\d+\.xml/g)].map(
    ([part]) => part,
  )
  const listed = (await Promise.all(parts.map(async (part) => listedIn((await ask('de', part)).text)))).flat()
  const sisters = listed.find(({ address }) => address.endsWith(path))?.alternates ?? {}

  expect(Object.keys(sisters).toSorted()).toEqual(['de-AT', 'de-DE', 'es-ES', 'it-IT', 'x-default'])
  expect(sisters['it-IT']).toMatch(/\/prodotti\/apple-iphone-13-usato$/)
  expect(alternates(page.text)).toEqual(sisters)
})

longTest('X1.15 the list of addresses follows the catalogue', async () => {
  const url = 'apple-iphone-12-64-gb'
  const isListed = async () => {
    const parts = [...(await ask('es', '/sitemap.xml')).text.matchAll(/\/sitemaps\/devices-\d+\.xml/g)]
    const texts = await Promise.all(parts.map(async ([part]) => (await ask('es', part)).text))
    return texts.some((text) => text.includes(`/productos/${url}<`))
  }
  expect(await isListed()).toBe(true)

  await change(`delete from devices where id = (select device_id from device_texts where url = $1 limit 1)`, [url])

  await expect.poll(isListed).toBe(false)
})

test('X1.15 the name of a device cannot break out of the data for search engines', async () => {
  const url = 'apple-iphone-11-64-gb'
  const name = `</script><script>alert(1)</script> "\\ \u2028 <!-- & 'x`
  await change('update device_texts set name = $1 where url = $2', [name, url])

  const { text, headers } = await ask('de', `/produkte/${url}`)

  expect(thingOf(text, 'Product')).toMatchObject({ name: `Apple ${name}` })
  expect(text).not.toContain('<script>alert')
  expect(String(headers['content-security-policy'])).not.toContain('unsafe')
})
