import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { searchBody } from '#domain/search/search-body.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { fromSomewhere } from '#tests/support/drivers/customers/sellers.ts'
import { useOffice, type OfficeColleague } from '#tests/support/drivers/office/office.ts'
import { formValues } from '#tests/support/readers/pages/form-values.ts'
import { attribute, links, readable, tags } from '#tests/support/readers/pages/html.ts'
import { asPerson } from '#tests/support/services/shops/shop-under-test.ts'

const office = useOffice({ LOG_LEVEL: 'warn' })
let finn: OfficeColleague
beforeAll(async () => {
  finn = await office.colleague('content')
})

type Headers = Record<string, string>

const look = (code: CountryCode, text: string, visitor: Headers = fromSomewhere()) =>
  office.shop().visit(`${code}.localhost`, `/?q=${encodeURIComponent(text)}`, {
    headers: { ...asPerson.headers, ...visitor },
  })

/** As suggestions ask while somebody types. */
const type = (code: CountryCode, text: string, visitor: Headers) =>
  office.shop().visit(`${code}.localhost`, '/searches', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...visitor },
    body: JSON.stringify({
      search: searchBody({ kind: 'by-text', text }),
      application: countries[code].searchIndexes.devices,
      resultSize: 5,
    }),
  })

/** The form about a device that is not listed. */
const ask = (code: CountryCode, device: string) =>
  office.shop().visit(`${code}.localhost`, `${pathTo(countries[code], 'contact')}?subject=device-not-listed`, {
    method: 'POST',
    headers: {
      ...asPerson.headers,
      ...fromSomewhere(),
      origin: `http://${code}.localhost`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({
      device,
      category: 'smartphone',
      details: '',
      email: `ana${crypto.randomUUID().slice(0, 8)}@example.com`,
      website: '',
      opened: String(Date.now() - 10_000),
    }).toString(),
  })

async function counted(): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`
    select country || ' ' || source || ' ' || count || ' ' || text as row from wanted_devices order by 1`.execute(
    office.engines().db,
  )
  return rows.map(({ row }) => row)
}

describe('devices that visitors look for in vain', () => {
  test('a search for what is not listed and a form are counted, by country; what is listed is not', async () => {
    expect((await look('de', 'Zappelfon 3000')).text).toContain('Zappelfon 3000')
    await look('de', '  zappelfon   3000 ')
    await look('fr', 'Zappelfon 3000')
    await look('de', 'iPhone 14')
    expect((await ask('de', 'Zappelfon 3000')).status).toBe(200)

    await expect
      .poll(counted)
      .toEqual(['de form 1 zappelfon 3000', 'de search 2 zappelfon 3000', 'fr search 1 zappelfon 3000'])
  })

  test('of what somebody types only the end counts, once, although he sends the form, too', async () => {
    const visitor = fromSomewhere()
    for (const text of ['Quasselb', 'Quasselbox', 'Quasselbox 7']) await type('it', text, visitor)
    await look('it', 'Quasselbox 7', visitor)

    await expect.poll(counted).toContain('it search 1 quasselbox 7')
    expect((await counted()).filter((row) => row.includes('quassel'))).toHaveLength(1)
  })

  test('what looks like somebody is never written down, and neither is a program', async () => {
    for (const text of ['xyzzy@example.com', 'xyzzyfon 0170 1234567', '490154203237518 xyzzy']) await look('de', text)
    await ask('de', 'Xyzzy, ruf an: 0170 1234567')
    const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
    await office.shop().visit('de.localhost', '/?q=xyzzybot', { headers: { ...robot, ...fromSomewhere() } })
    await look('de', 'Plapperfon 1')

    await expect.poll(counted).toContain('de search 1 plapperfon 1')
    expect((await counted()).filter((row) => row.includes('xyzzy'))).toEqual([])
  })
})

describe('the list of what is wanted', () => {
  const row = (html: string, text: string) => tags(html, 'input').filter((tag) => attribute(tag, 'value') === text)

  test('has the most wanted first, and one click leads to a draft with its name', async () => {
    const { text } = await finn.see('/catalogue/wanted')
    const order = ['zappelfon 3000', 'plapperfon 1'].map((name) => text.indexOf(`value="${name}"`))
    expect(order[0]).toBeGreaterThan(0)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    const draft = links(text).find((href) => href.startsWith('/catalogue/new?wanted=zappelfon'))!

    const form = formValues((await finn.see(draft)).text, 'wanted')
    expect(form).toMatchObject({ model: 'zappelfon 3000', wanted: 'zappelfon 3000' })
    const series = /\/catalogue\/series\/(\d+)"/.exec((await finn.see('/catalogue/series?maker=Samsung')).text)![1]!
    const made = await finn.follow('/catalogue/new', { ...form, series, model: 'Zappelfon 3000', released: '10/2026' })

    expect(readable(made.text)).toContain('Zappelfon 3000')
    expect(row((await finn.see('/catalogue/wanted')).text, 'zappelfon 3000')).toEqual([])
    expect(readable((await finn.see('/catalogue/wanted?state=done')).text)).toContain('zappelfon 3000')
  })

  test('forgets what is hidden or done until somebody asks for it, and the audit knows who', async () => {
    await finn.follow('/catalogue/wanted', { text: 'quasselbox 7', state: 'hidden' })

    expect(readable((await finn.see('/catalogue/wanted')).text)).not.toContain('quasselbox 7')
    const hidden = await finn.see('/catalogue/wanted?state=hidden')
    expect(readable(hidden.text)).toContain('quasselbox 7')
    expect(readable(hidden.text)).toContain(finn.username)
    await finn.follow('/catalogue/wanted', { text: 'quasselbox 7', state: 'open' })
    expect(readable((await finn.see('/catalogue/wanted')).text)).toContain('quasselbox 7')
    const { rows } = await sql<{ change: string }>`
      select subject || ': ' || (before->>'state') || ' → ' || (after->>'state') as change
      from audit_entries where action = 'wanted.decide' order by id`.execute(office.engines().db)
    expect(rows.map(({ change }) => change)).toEqual([
      'wanted zappelfon 3000: open → done',
      'wanted quasselbox 7: open → hidden',
      'wanted quasselbox 7: hidden → open',
    ])
  })

  test('comes as a file, by country, and only those change it who change the catalogue', async () => {
    const file = await finn.see('/catalogue/wanted?format=csv&state=all&country=de')
    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.text).toContain('zappelfon 3000;3;1;DE;')
    expect(file.text).not.toContain('quasselbox')
    const agent = await office.colleague('agent')

    expect((await agent.see('/catalogue/wanted')).text).not.toContain('name="state" value="done"')
    expect((await agent.send('/catalogue/wanted', { text: 'plapperfon 1', state: 'done' })).status).toBe(403)
    expect((await finn.send('/catalogue/wanted', { text: 'never seen', state: 'done' })).status).toBe(404)
    expect((await finn.send('/catalogue/wanted', { text: 'plapperfon 1', state: 'gone' })).status).toBe(400)
  })
})
