import { beforeAll, expect, test } from 'vitest'
import type { Colleague } from '#domain/staff/colleague.ts'
import { listOverviewUrls } from '#domain/catalogue/addresses/list-addresses.ts'
import { findManufacturer, findSeries, findTopManufacturers } from '#domain/catalogue/entries/find-entries.ts'
import { findModels } from '#domain/catalogue/entries/find-models.ts'
import { readEachDevice } from '#domain/catalogue/imports/read-catalogue.ts'
import { allOf } from '#tests/support/readers/all-of.ts'
import { findRedirects } from '#domain/content/find-redirects.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { importSmallCatalogue } from '#tests/support/fixtures/small-catalogue.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { changeEntry, createManufacturer, createSeries } from './change-entries.ts'
import { emptyEntry, type EntryForm } from './entry-form.ts'
import { findEntry, findManufacturerRows, findSeriesRows } from './find-editable.ts'

const engines = useEngines()
let [finn, ana, agent]: Colleague[] = []

beforeAll(async () => {
  await importSmallCatalogue(engines())
  finn = await hireColleague(engines(), 'finn', 'content')
  ana = await hireColleague(engines(), 'ana', 'pricing')
  agent = await hireColleague(engines(), 'agent', 'agent')
})

const create = (fields: Partial<EntryForm>) => createManufacturer(engines(), finn!, { ...emptyEntry(), ...fields })

const idOf = async (name: string): Promise<number> =>
  (await findManufacturerRows(engines())).find((row) => row.name === name)!.id

const seriesIdOf = async (name: string): Promise<number> =>
  (await findSeriesRows(engines())).find((row) => row.name === name)!.id

/** Reads the form, changes it and sends it. */
async function change(kind: 'manufacturer' | 'series', id: number, fields: Partial<EntryForm>, by = finn!) {
  const { form, revision } = (await findEntry(engines(), kind, id))!
  return changeEntry(engines(), by, kind, { id, form: { ...form, ...fields }, revision })
}

const problemsOf = (result: object) => ('problems' in result ? result.problems : result)

test('F-34 a new maker and its series are stored in every language, leave a trace, and every process hears of it', async () => {
  const heard: string[] = []
  const stop = engines().announcements.onAnnouncement((topic) => heard.push(topic))

  const made = await create({ name: 'Fairphone', aliases: 'fair phone' })
  const id = await idOf('Fairphone')
  const form = { ...emptyEntry('smartphone'), name: 'Fairphone' }
  const series = await createSeries(engines(), finn!, { manufacturerId: id, form })

  expect(made).toEqual({ ok: true, id })
  expect(series).toMatchObject({ ok: true })
  await expect.poll(() => heard.filter((topic) => topic === 'catalogue').length).toBeGreaterThanOrEqual(2)
  stop()
  expect(await findManufacturer(engines(), 'it_IT', 'fairphone')).toMatchObject({ id, name: 'Fairphone', series: [] })
  expect(await findSeries(engines(), 'fr_FR', 'fairphone-fairphone')).toMatchObject({ manufacturerId: id })
  const trace = await engines()
    .db.selectFrom('audit_entries')
    .select(['username', 'action'])
    .where('subject', '=', `manufacturer ${id}`)
    .execute()
  expect(trace).toEqual([{ username: 'finn', action: 'manufacturer.create' }])
})

test('F-34 a name or an address that another one has is refused at its field', async () => {
  expect(problemsOf(await create({ name: 'aPPLE', 'url.de_DE': 'apfel' }))).toMatchObject({
    name: { reason: 'name-taken' },
  })
  expect(problemsOf(await create({ name: 'New', 'url.fr_FR': 'apple-iphone-14' }))).toEqual({
    'url.fr_FR': { reason: 'url-taken', about: 'apple-iphone-14' },
  })
  expect(problemsOf(await create({ name: 'New', 'url.es_ES': 'movil' }))).toEqual({
    'url.es_ES': { reason: 'url-taken', about: 'movil' },
  })
  const form = { ...emptyEntry('smartphone'), name: 'Galaxy S' }
  expect(
    problemsOf(await createSeries(engines(), finn!, { manufacturerId: await idOf('Samsung'), form })),
  ).toMatchObject({ name: { reason: 'name-taken' } })
  expect(problemsOf(await createSeries(engines(), finn!, { manufacturerId: 0, form }))).toEqual({
    manufacturer: { reason: 'manufacturer-unknown' },
  })
})

test('F-34 who may not, changes nothing', async () => {
  const refused = { ok: false, reason: 'not-yours-to-do' }
  const id = await idOf('Apple')

  expect(await createManufacturer(engines(), agent!, { ...emptyEntry(), name: 'Mine' })).toEqual(refused)
  expect(await createSeries(engines(), agent!, { manufacturerId: id, form: emptyEntry() })).toEqual(refused)
  expect(await change('manufacturer', id, { name: 'Mine' }, agent)).toEqual(refused)
  expect(await changeEntry(engines(), finn!, 'series', { id: 0, form: emptyEntry(), revision: '' })).toEqual({
    ok: false,
    reason: 'unknown-entry',
  })
})

test('F-34 words, place and address change in one language only; the old address leads to the new one', async () => {
  const id = await idOf('Samsung')

  const saved = await change('manufacturer', id, {
    position: '3',
    'url.fr_FR': 'samsung-france',
    'content.fr_FR': 'Deux\r\n\r\nparagraphes',
    'metaDescription.fr_FR': 'Vendez votre Samsung',
  })

  expect(saved).toEqual({ ok: true, id })
  expect(await findManufacturer(engines(), 'fr_FR', 'samsung-france')).toMatchObject({
    content: 'Deux\n\nparagraphes',
    metaDescription: 'Vendez votre Samsung',
  })
  expect(await findManufacturer(engines(), 'fr_FR', 'samsung')).toBeUndefined()
  expect(await findManufacturer(engines(), 'de_DE', 'samsung')).toMatchObject({ id })
  const left = (await findRedirects(engines())).map(({ country, from, to, status }) => ({ country, from, to, status }))
  expect(left.toSorted((one, other) => (one.from < other.from ? -1 : 1))).toEqual([
    { country: 'fr', from: '/products/samsung', to: '/produits/apercu-samsung-france', status: 301 },
    { country: 'fr', from: '/produits/apercu-samsung', to: '/produits/apercu-samsung-france', status: 301 },
  ])
})

test('F-34 makers stand in the order that the office gives them', async () => {
  await change('manufacturer', await idOf('Canon'), { position: '1' })
  await change('manufacturer', await idOf('Apple'), { position: '2' })

  const first = await findTopManufacturers(engines(), 'de_DE', 3)

  expect(first.map(({ name }) => name)).toEqual(['Canon', 'Apple', 'Samsung'])
})

test('F-34 other names of a maker and of a series reach the search, in their language', async () => {
  await change('manufacturer', await idOf('Canon'), { aliases: 'kanon', 'aliases.it_IT': 'canone' })
  await change('series', await seriesIdOf('RF'), { aliases: 'er ef' })
  const termsIn = async (locale: 'de_DE' | 'it_IT') =>
    (await allOf(readEachDevice(engines(), locale))).find(({ manufacturer }) => manufacturer === 'Canon')!.searchTerms

  expect(await termsIn('it_IT')).toContain('nifty fifty kanon canone er ef')
  expect(await termsIn('de_DE')).toContain('kanon er ef')
})

test('F-34 a hidden maker vanishes with all that is his, and comes back as he was', async () => {
  const id = await idOf('Samsung')
  const listed = async () => {
    const devices = await allOf(readEachDevice(engines(), 'de_DE'))
    const addresses = (await listOverviewUrls(engines())).map(({ de_DE }) => de_DE)
    return {
      page: (await findManufacturer(engines(), 'de_DE', 'samsung')) !== undefined,
      series: (await findSeries(engines(), 'de_DE', 'samsung-galaxy-s')) !== undefined,
      models: (await findModels(engines(), 'de_DE', { manufacturerId: id })).total,
      found: devices.filter(({ manufacturer }) => manufacturer === 'Samsung').length,
      sitemap: addresses.filter((url) => url!.startsWith('samsung')).length,
    }
  }
  const before = await listed()

  await change('manufacturer', id, { hidden: 'yes' })
  const hidden = await listed()
  await change('manufacturer', id, { hidden: '' })

  expect(before).toEqual({ page: true, series: true, models: 4, found: 5, sitemap: 3 })
  expect(hidden).toEqual({ page: false, series: false, models: 0, found: 0, sitemap: 0 })
  expect(await listed()).toEqual(before)
})

test('ME-07 the second of two colleagues is told who was first, keeps what he typed, and may save on top', async () => {
  const id = await idOf('Canon')
  const { form, revision } = (await findEntry(engines(), 'manufacturer', id))!
  const save = (by: Colleague, fields: Partial<EntryForm>, seen: string) =>
    changeEntry(engines(), by, 'manufacturer', { id, form: { ...form, ...fields }, revision: seen })

  expect(await save(ana!, { 'content.de_DE': 'Anas Text' }, revision)).toEqual({ ok: true, id })
  const late = await save(finn!, { 'content.de_DE': 'Finns Text' }, revision)

  expect(late).toMatchObject({ ok: false, reason: 'changed-meanwhile', by: 'ana', at: expect.any(Date) })
  const conflict = late as Extract<typeof late, { reason: 'changed-meanwhile' }>
  expect(conflict.stored['content.de_DE']).toBe('Anas Text')
  expect((await findEntry(engines(), 'manufacturer', id))!.form['content.de_DE']).toBe('Anas Text')
  expect(await save(finn!, { 'content.de_DE': 'Finns Text' }, conflict.revision)).toEqual({ ok: true, id })
  expect((await findEntry(engines(), 'manufacturer', id))!.form['content.de_DE']).toBe('Finns Text')
})

test('sent twice it is one change', async () => {
  const id = await idOf('Apple')
  const { form, revision } = (await findEntry(engines(), 'manufacturer', id))!
  const count = async () => (await engines().db.selectFrom('audit_entries').select('id').execute()).length
  const before = await count()

  expect(await changeEntry(engines(), finn!, 'manufacturer', { id, form, revision })).toEqual({ ok: true, id })
  expect(await count()).toBe(before)
})
