import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Colleague } from '#domain/staff/colleague.ts'
import { listDeviceUrls } from '#domain/catalogue/addresses/list-addresses.ts'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { findModelByImei, findModelsByNumber } from '#domain/catalogue/entries/find-models.ts'
import { readEachDevice } from '#domain/catalogue/imports/read-catalogue.ts'
import { allOf } from '#tests/support/readers/all-of.ts'
import { findTopPrices } from '#domain/catalogue/prices/find-prices.ts'
import { findRedirects } from '#domain/content/find-redirects.ts'
import { readQuestionnaires } from '#demo/demo-catalogue.ts'
import { importCatalogue } from '#domain/catalogue/imports/import-catalogue.ts'
import { countries } from '#shop/countries/all.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { catalogueRows, demoTexts, importSmallCatalogue } from '#tests/support/fixtures/small-catalogue.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { addVariants, createModel, type ModelForm } from './create-devices.ts'
import type { DeviceForm } from './device-form.ts'
import { editDevice } from './edit-device.ts'
import { findEditableDevice, findSeriesRows } from './find-editable.ts'

const engines = useEngines()
let [finn, ana]: Colleague[] = []

beforeAll(async () => {
  finn = await hireColleague(engines(), 'finn', 'content')
  ana = await hireColleague(engines(), 'ana', 'agent')
})
beforeEach(async () => {
  const { db } = engines()
  for (const table of ['redirects', 'prices', 'price_lists', 'devices', 'series', 'manufacturers'] as const) {
    await db.deleteFrom(table).execute()
  }
  await importSmallCatalogue(engines())
})

const idOf = async (url: string): Promise<number> => (await findDevice(engines(), 'de_DE', url))!.device.id

const seriesId = async (name: string): Promise<string> =>
  String((await findSeriesRows(engines())).find((row) => row.name === name)!.id)

async function edit(id: number, fields: Partial<DeviceForm>, { together = false, by = finn! } = {}) {
  const { form, revision } = (await findEditableDevice(engines(), id))!
  return editDevice(engines(), by, { id, form: { ...form, ...fields }, revision, together })
}

const newModel = async (fields: Partial<ModelForm>) =>
  createModel(engines(), finn!, {
    series: await seriesId('Galaxy S'),
    model: 'Galaxy S26',
    variants: '128 GB\n256 GB',
    released: '02/2026',
    numbers: 'SM-S942B',
    screen: '',
    tacs: '35999901',
    aliases: 'galaksi s26',
    hidden: '',
    ...fields,
  })

const problemsOf = (result: object) => ('problems' in result ? result.problems : result)

/** With the check digit of this number. */
const imei = '359999010000008'

test('F-34 a new model is found by its address, its name, its number and its IMEI, but has no price yet', async () => {
  const made = await newModel({})

  expect(made).toMatchObject({ ok: true, ids: [expect.any(Number), expect.any(Number)] })
  const found = await findDevice(engines(), 'fr_FR', 'samsung-galaxy-s26-256-gb')
  expect(found).toMatchObject({
    device: { name: 'Galaxy S26 256 Go', categoryCode: 'smartphone', image: '/art/smartphone/samsung/galaxy-s26.svg' },
    variants: [{ variant: '128 Go' }, { variant: '256 Go' }],
  })
  const indexed = (await allOf(readEachDevice(engines(), 'es_ES'))).find(({ model }) => model === 'Galaxy S26')
  expect(indexed!.searchTerms).toContain('galaksi s26 SM-S942B')
  expect(await findModelsByNumber(engines(), 'de_DE', 'SM-S942B')).toMatchObject([{ model: 'Galaxy S26' }])
  expect(await findModelByImei(engines(), 'de_DE', imei)).toMatchObject({ ok: true, model: { model: 'Galaxy S26' } })
  expect((await findTopPrices(engines(), countries.de, [found!.device.id])).size).toBe(0)
})

test('F-34 what is there already, or is no device, is refused at its field', async () => {
  await newModel({})

  expect(problemsOf(await newModel({}))).toEqual({ model: { reason: 'model-exists' } })
  expect(problemsOf(await newModel({ model: 'Other' }))).toEqual({
    tacs: { reason: 'tac-taken', about: '35999901: Samsung Galaxy S26' },
  })
  expect(problemsOf(await newModel({ model: 'Galaxy Tab S9', variants: '128 GB WiFi', tacs: '' }))).toEqual({
    model: { reason: 'url-taken', about: 'samsung-galaxy-tab-s9-128-gb-wifi' },
  })
  expect(problemsOf(await newModel({ series: '0', model: '', tacs: 'x' }))).toEqual({
    series: { reason: 'series-unknown' },
    model: { reason: 'missing' },
    tacs: { reason: 'tac-form', about: 'x' },
  })
  expect(await createModel(engines(), ana!, {} as ModelForm)).toEqual({ ok: false, reason: 'not-yours-to-do' })
})

test('F-34 a further variant is like the others, and comes behind them', async () => {
  const id = await idOf('apple-iphone-14-128-gb')

  expect(await addVariants(engines(), finn!, { id, variants: '512 GB' })).toMatchObject({ ok: true })
  expect(problemsOf(await addVariants(engines(), finn!, { id, variants: '256 gb' }))).toEqual({
    variants: { reason: 'variant-exists', about: '256 gb' },
  })
  const found = await findDevice(engines(), 'it_IT', 'apple-iphone-14-512-gb')
  expect(found!.device).toMatchObject({ releaseYear: 2022, releaseMonth: 9, modelNumbers: ['A2882'] })
  expect(found!.variants.map(({ variant }) => variant)).toEqual(['128 GB', '256 GB', '512 GB'])
})

test('F-34 a changed address leaves a redirect in its country, chains are one step, and back again is no ring', async () => {
  const id = await idOf('apple-iphone-13-128-gb')
  const left = async () =>
    (await findRedirects(engines()))
      .filter(({ from }) => from.startsWith('/prodotti'))
      .map(({ country, from, to }) => `${country} ${from} ${to}`)

  await edit(id, { 'url.it_IT': 'iphone-13-usato' })
  await edit(id, { 'url.it_IT': 'iphone-13-da-vendere' })
  expect(await left()).toEqual([
    'it /prodotti/apple-iphone-13-128-gb /prodotti/iphone-13-da-vendere',
    'it /prodotti/iphone-13-usato /prodotti/iphone-13-da-vendere',
  ])

  await edit(id, { 'url.it_IT': 'apple-iphone-13-128-gb' })
  expect(await left()).toEqual([
    'it /prodotti/iphone-13-da-vendere /prodotti/apple-iphone-13-128-gb',
    'it /prodotti/iphone-13-usato /prodotti/apple-iphone-13-128-gb',
  ])
  expect(problemsOf(await edit(id, { 'url.it_IT': 'apple-iphone-14-128-gb' }))).toEqual({
    'url.it_IT': { reason: 'url-taken', about: 'apple-iphone-14-128-gb' },
  })
})

test('F-34 a model is renamed and moved with all its variants, its codes and the questions about it', async () => {
  const rows = catalogueRows(['console,Nintendo,Switch,Switch Lite,2019-09,32 GB|64 GB,90|95,,,'])
  const questionnaires = await readQuestionnaires('seeds')
  await importCatalogue(engines(), rows, await demoTexts(), { questionnaires })
  await edit(await idOf('nintendo-switch-lite-32-gb'), { tacs: '35999901' })
  const asked = async () => (await findDevice(engines(), 'de_DE', 'nintendo-switch-lite-64-gb'))!.device
  const before = await asked()

  const saved = await edit(await idOf('nintendo-switch-lite-32-gb'), { model: 'Switch Light' })

  expect(saved).toMatchObject({ ok: true })
  const after = await asked()
  expect(after).toMatchObject({ model: 'Switch Light', name: 'Switch Light 64 GB', url: before.url })
  expect(after.questions).toEqual(before.questions)
  expect(await findModelByImei(engines(), 'de_DE', imei)).toMatchObject({ ok: true, model: { model: 'Switch Light' } })
  // The file still calls it Switch Lite.
  await importCatalogue(engines(), rows, await demoTexts(), { questionnaires })
  expect((await asked()).questions).toEqual(before.questions)
})

test('F-34 what is changed for all variants is changed for all, and else for one', async () => {
  const id = await idOf('samsung-galaxy-s23-128-gb')
  const sister = async () => (await findDevice(engines(), 'de_DE', 'samsung-galaxy-s23-256-gb'))!.device

  await edit(id, { numbers: 'SM-S911B\nSM-S911N' })
  expect((await sister()).modelNumbers).toEqual(['SM-S911B'])

  await edit(id, { released: '2023', aliases: 's dreiundzwanzig' }, { together: true })
  expect(await sister()).toMatchObject({ releaseMonth: null, modelNumbers: ['SM-S911B'] })
  expect((await sister()).searchTerms).toContain('s dreiundzwanzig SM-S911B')
  expect((await findEditableDevice(engines(), id))!.isAlike).toBe(false)
})

test('F-34 a hidden device is nowhere in the shop and gets no offers, but is known by its number', async () => {
  const [id, url] = [await idOf('apple-iphone-13-256-gb'), 'apple-iphone-13-256-gb']

  await edit(id, { hidden: 'yes' })

  expect(await findDevice(engines(), 'de_DE', url)).toBeUndefined()
  expect(await findDevice(engines(), 'de_DE', id)).toMatchObject({ isListed: false, device: { url } })
  expect((await allOf(readEachDevice(engines(), 'de_DE'))).some((device) => device.id === id)).toBe(false)
  expect((await listDeviceUrls(engines(), 1)).some(({ de_DE }) => de_DE === url)).toBe(false)
  expect((await findTopPrices(engines(), countries.de, [id])).size).toBe(0)
  const sister = await findDevice(engines(), 'de_DE', 'apple-iphone-13-128-gb')
  expect(sister!.variants.map(({ variant }) => variant)).toEqual(['128 GB'])
  await edit(id, { hidden: '' })
  expect(await findDevice(engines(), 'de_DE', url)).toMatchObject({ isListed: true })
})

test('ME-07 the second of two colleagues is told, also if the first one changed another variant of the model', async () => {
  const [small, large] = [await idOf('apple-iphone-14-128-gb'), await idOf('apple-iphone-14-256-gb')]
  const read = (await findEditableDevice(engines(), small))!

  await edit(large, { numbers: 'A2882\nA2649' }, { together: true })
  const late = await editDevice(engines(), finn!, { ...read, form: { ...read.form, aliases: 'mine' }, together: true })

  expect(late).toMatchObject({
    ok: false,
    reason: 'changed-meanwhile',
    by: 'finn',
    stored: { numbers: 'A2882\nA2649' },
  })
})

test('F-34 an import leaves alone what the office has set, takes over the rest, and tells so', async () => {
  const id = await idOf('samsung-galaxy-s23-128-gb')
  await edit(id, { model: 'Galaxy S23 Classic', numbers: 'SM-1', 'url.de_DE': 's23-classic' }, { together: true })
  const lines = ['smartphone,Samsung,Galaxy S,Galaxy S23,2023-03,128 GB|256 GB,230|250,SM-S911B,s drei,']

  const result = await importSmallCatalogue(engines(), lines)

  expect(result).toMatchObject({
    ok: true,
    newDevices: 0,
    kept: [
      { name: 'Samsung Galaxy S23 Classic 128 GB', fields: ['model', 'name', 'numbers', 'url'] },
      { name: 'Samsung Galaxy S23 Classic 256 GB', fields: ['model', 'name', 'numbers'] },
    ],
  })
  expect((await findDevice(engines(), 'de_DE', 's23-classic'))!.device).toMatchObject({
    id,
    name: 'Galaxy S23 Classic 128 GB',
    releaseMonth: 3,
    modelNumbers: ['SM-1'],
    searchTerms: expect.stringContaining('s drei SM-1'),
  })
})
