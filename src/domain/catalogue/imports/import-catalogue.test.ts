import { beforeEach, expect, test } from 'vitest'
import { readQuestionnaires } from '#demo/demo-catalogue.ts'
import { countries } from '#shop/countries/all.ts'
import { catalogueRows, demoTexts, importSmallCatalogue } from '#tests/support/fixtures/small-catalogue.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { findBasePrices } from '#domain/catalogue/prices/find-prices.ts'
import {
  findDeviceQuestions,
  findQuestionnaire,
  findQuestionnaires,
} from '#domain/catalogue/questionnaires/find-questionnaires.ts'
import { importCatalogue } from './import-catalogue.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'

const engines = useEngines()

beforeEach(async () => {
  const { db } = engines()
  for (const table of ['prices', 'price_lists', 'devices', 'series', 'manufacturers'] as const) {
    await db.deleteFrom(table).execute()
  }
})

const line = (model: string, price = '100') => `console,Sony,PlayStation 5,${model},2020-11,,${price},,,`

const count = async (table: 'devices' | 'prices' | 'device_texts'): Promise<number> =>
  (await engines().db.selectFrom(table).selectAll().execute()).length

test('a catalogue is written with all its variants, in all languages', async () => {
  const result = await importSmallCatalogue(engines())

  expect(result).toEqual({
    ok: true,
    models: 8,
    devices: 11,
    newDevices: 11,
    newPrices: 11,
    kept: [],
    keptQuestionnaires: [],
  })
  expect(await count('device_texts')).toBe(11 * 5)
})

test('a dry run tells the same and writes nothing', async () => {
  const texts = await demoTexts()
  const heard: string[] = []
  const stop = engines().announcements.onAnnouncement((topic) => heard.push(topic))
  // What the test before announced may still be on its way.
  await engines().announcements.announce('search')
  await expect.poll(() => heard.at(-1)).toBe('search')
  heard.length = 0

  const result = await importCatalogue(engines(), catalogueRows(), texts, { dryRun: true })
  await engines().announcements.announce('content')

  await expect.poll(() => heard).toEqual(['content'])
  stop()
  expect(result).toEqual({
    ok: true,
    models: 8,
    devices: 11,
    newDevices: 11,
    newPrices: 11,
    kept: [],
    keptQuestionnaires: [],
  })
  expect(await count('devices')).toBe(0)
})

test('one wrong line, and nothing of the file is imported', async () => {
  const result = await importSmallCatalogue(engines(), [line('PlayStation 5'), line('PlayStation 5 Pro', 'a lot')])

  expect(result).toEqual({
    ok: false,
    problems: [expect.objectContaining({ source: 'small.csv', line: 3, column: 'prices' })],
  })
  expect(await count('devices')).toBe(0)
})

test('S2.10 a device whose address begins like an overview cannot be created', async () => {
  const result = await importSmallCatalogue(engines(), ['console,Apercu,One,Two,2020-11,,10,,,'])

  expect(result).toMatchObject({ ok: false, problems: [{ line: 2, message: expect.stringContaining('overview') }] })
})

test('the second import changes what changed, keeps the ids, and every process hears of it', async () => {
  await importSmallCatalogue(engines(), [line('PlayStation 5', '200'), line('PlayStation 5 Pro', '300')])
  const before = await findDevice(engines(), 'de_DE', 'sony-playstation-5')
  const heard: string[] = []
  const stop = engines().announcements.onAnnouncement((topic) => heard.push(topic))

  const result = await importSmallCatalogue(engines(), [
    line('PlayStation 5', '180').replace('2020-11', '2020-12'),
    line('PlayStation 5 Pro', '300'),
  ])

  expect(result).toMatchObject({ ok: true, newDevices: 0, newPrices: 1 })
  await expect.poll(() => heard).toEqual(['catalogue'])
  stop()
  const after = await findDevice(engines(), 'de_DE', 'sony-playstation-5')
  expect(after?.device).toMatchObject({ id: before?.device.id, releaseMonth: 12 })
  const prices = await findBasePrices(engines(), firstRules, countries.de, [after!.device.id])
  expect(prices.get(after!.device.id)?.cents).toBe(180_00)
})

test('a device that moves to another series stays the same device', async () => {
  await importSmallCatalogue(engines(), [line('PlayStation 5')])
  const before = await findDevice(engines(), 'de_DE', 'sony-playstation-5')

  await importSmallCatalogue(engines(), [line('PlayStation 5').replace(',PlayStation 5,', ',Consoles,')])

  const after = await findDevice(engines(), 'de_DE', 'sony-playstation-5')
  expect(after?.device).toMatchObject({ id: before?.device.id, series: 'Consoles' })
})

test('words that somebody has rewritten survive the next import', async () => {
  await importSmallCatalogue(engines(), [line('PlayStation 5')])
  await engines().db.updateTable('manufacturer_texts').set({ content: 'Our own words.' }).execute()

  await importSmallCatalogue(engines(), [line('PlayStation 5')])

  const texts = await engines().db.selectFrom('manufacturer_texts').select('content').execute()
  expect(new Set(texts.map(({ content }) => content))).toEqual(new Set(['Our own words.']))
})

test('S3.05 S3.06 the questions come with the catalogue, and keep their ids when they come again', async () => {
  const text = (question: string) => ({ de: question, es: question, fr: question, it: question })
  const added = [
    {
      code: 'CONSOLE',
      questions: [
        {
          code: 'POWER',
          type: 'single' as const,
          question: text('Does it work?'),
          answers: [{ code: 'YES', text: text('Yes') }],
        },
      ],
    },
  ]
  const texts = await demoTexts()
  const questionsOf = async () => {
    await importCatalogue(engines(), catalogueRows([line('PlayStation 5')]), texts, {
      questionnaires: { questionnaires: added, overrides: [] },
    })
    return (await findDevice(engines(), 'it_IT', 'sony-playstation-5'))?.device.questions
  }

  const first = await questionsOf()

  expect(first).toEqual([
    {
      id: expect.any(Number),
      code: 'POWER',
      title: '',
      question: 'Does it work?',
      statement: '',
      description: '',
      kind: 'single',
      showIf: null,
      ordered: false,
      sellerOnly: false,
      answers: [{ id: expect.any(Number), code: 'YES', text: 'Yes', effect: {} }],
    },
  ])
  expect(await questionsOf()).toEqual(first)
})

test('F-13 what is asked about a device follows its maker, its series and its model, and comes again unchanged', async () => {
  const rows = catalogueRows([
    'console,Nintendo,Switch,Switch Lite,2019-09,,90,,,',
    'console,Nintendo,Switch,Switch V2,2019-08,,120,,,',
    'console,Nintendo,Game Boy,Game Boy Advance,2001-06,,40,,,',
    'iphone,Apple,iPhone 14,iPhone 14,2022-09,128 GB,270,A2882,,390x844@3',
    'smartphone,Samsung,Galaxy S,Galaxy S23,2023-02,128 GB,230,SM-S911B,,',
  ])
  const questionnaires = await readQuestionnaires('seeds')
  const questionnairesAsked = async () => {
    await importCatalogue(engines(), rows, await demoTexts(), { questionnaires })
    const devices = await engines().db.selectFrom('devices').select(['id', 'model']).orderBy('id').execute()
    const ids = devices.map(({ id }) => id)
    const asked = await findDeviceQuestions(engines(), 'es_ES', ids)
    return Promise.all(
      devices.map(async ({ id, model }) => {
        const alone = (await findDevice(engines(), 'es_ES', id))!.device.questions
        expect(alone).toEqual(asked.get(id)!.questions)
        expect(alone).toEqual(await findQuestionnaire(engines(), 'es_ES', asked.get(id)!.name))
        return [model, asked.get(id)!.name, alone.some(({ code }) => code === 'CONTROLLERS')] as const
      }),
    )
  }

  const first = await questionnairesAsked()

  expect(first).toEqual([
    ['Switch Lite', 'CONSOLE.HANDHELD.POCKET', false],
    ['Switch V2', 'CONSOLE', true],
    ['Game Boy Advance', 'CONSOLE.HANDHELD.OFFLINE.POCKET', false],
    ['iPhone 14', 'PHONE.APPLE', false],
    ['Galaxy S23', 'PHONE.SAMSUNG', false],
  ])
  expect(await questionnairesAsked()).toEqual(first)
  const all = await findQuestionnaires(engines(), 'es_ES')
  for (const [, name] of first) expect(all.has(name), name).toBe(true)
})
