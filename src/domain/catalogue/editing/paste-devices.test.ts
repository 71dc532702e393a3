import { beforeAll, expect, test } from 'vitest'
import type { Colleague } from '#domain/staff/colleague.ts'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { importSmallCatalogue } from '#tests/support/fixtures/small-catalogue.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { pasteDevices } from './paste-devices.ts'

const engines = useEngines()
let [finn, agent]: Colleague[] = []
let [small, large]: number[] = []

beforeAll(async () => {
  await importSmallCatalogue(engines())
  finn = await hireColleague(engines(), 'finn', 'content')
  agent = await hireColleague(engines(), 'agent', 'agent')
  small = await idOf('apple-iphone-14-128-gb')
  large = await idOf('apple-iphone-14-256-gb')
})

const idOf = async (url: string): Promise<number> => (await findDevice(engines(), 'de_DE', url))!.device.id

const numbers = async () => (await findDevice(engines(), 'de_DE', large!))!.device.modelNumbers

const paste = (text: string, seen?: string) =>
  pasteDevices(engines(), finn!, { text, ...(seen !== undefined && { seen }) })

const table = () => `ID\tModellnummern\tErschienen\r\n${small}\tA2882\t09/2022\r\n${large}\tA2882|A2649\t10/2022\r\n`

test('F-34 what is pasted is tried out first, and then done as it was told', async () => {
  const tried = await paste(table())

  expect(tried).toMatchObject({
    ok: true,
    written: false,
    problems: 0,
    rows: [
      { line: 2, name: 'Apple iPhone 14 128 GB', verdict: 'unchanged' },
      {
        line: 3,
        verdict: 'changes',
        changes: [
          { field: 'released', before: '09/2022', after: '10/2022' },
          { field: 'numbers', before: 'A2882', after: 'A2882\nA2649' },
        ],
      },
    ],
  })
  expect(await numbers()).toEqual(['A2882'])

  const seen = tried.ok ? tried.seen : ''
  expect(await paste(table(), seen)).toMatchObject({ ok: true, written: true })
  expect(await numbers()).toEqual(['A2882', 'A2649'])
  // Now it would do nothing any more.
  expect(await paste(table(), seen)).toEqual({ ok: false, reason: 'changed-meanwhile' })
})

test('F-34 one wrong line, and nothing is written', async () => {
  const text = `id;platz;versteckt\n${small};7;ja\n${large};vorn;nein\n${small};8;nein\n0;1;nein`

  const tried = await paste(text)

  expect(tried).toMatchObject({
    problems: 3,
    rows: [
      { verdict: 'changes' },
      { verdict: 'wrong', field: 'position', problem: { reason: 'position-form' } },
      { verdict: 'twice' },
      { verdict: 'unknown-device' },
    ],
  })
  expect(await paste(text, tried.ok ? tried.seen : '')).toMatchObject({ ok: true, written: false })
  expect(await findDevice(engines(), 'de_DE', 'apple-iphone-14-128-gb')).toBeDefined()
})

test.each([
  ['', 'no-id-column'],
  ['Name;Platz\nx;1', 'no-id-column'],
  ['ID;Preis\n1;1', 'no-columns'],
  ['ID;Platz', 'no-rows'],
  [`ID;Platz\n${'1;1\n'.repeat(201)}`, 'too-many-rows'],
  ['ID;Platz\n1;"1', 'unclosed-quote'],
])('“%s” is no table that could be pasted', async (text, reason) => {
  expect(await paste(text)).toEqual({ ok: false, reason })
})

test('who may not change the catalogue pastes nothing', async () => {
  expect(await pasteDevices(engines(), agent!, { text: table() })).toEqual({ ok: false, reason: 'not-yours-to-do' })
})
