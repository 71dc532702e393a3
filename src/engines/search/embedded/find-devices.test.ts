import { expect, test } from 'vitest'
import { demoDevices } from '../../../../bench/devices/demo-devices.ts'
import { judgedQueries } from '../../../../bench/devices/judged-queries.ts'
import type { FoundDevice } from '#engines/search/search.ts'
import { openDeviceIndex, packDeviceIndex } from './device-index.ts'
import { DeviceFinder } from './find-devices.ts'
import { matchQuery } from './matched-query.ts'
import { bestRank, rankDevice } from './rank-device.ts'
import { some } from '#tests/support/limits/runs.ts'

const devices = demoDevices('de_DE')
const index = openDeviceIndex(packDeviceIndex(devices))
const deviceAt = (number: number) => devices[index.order[number]!]!

const find = (text: string) => new DeviceFinder(index).find(text, 10).map((number) => nameOf(deviceAt(number)))
const nameOf = ({ manufacturer, name }: FoundDevice) => `${manufacturer} ${name}`

test('what is passed over early would not have been among the best', () => {
  const questions = judgedQueries('tune').filter(({ locale }) => locale === 'de_DE')
  const finder = new DeviceFinder(index)

  // “zflip” says two words of a name, and so does its beginning.
  for (const { query } of [...some(questions, 60), { query: 'zflip 5' }]) {
    for (const text of [query, query.slice(0, 3), query.slice(0, -2), `${query} unheard`, `${query} pro 9999`]) {
      expect(finder.find(text, 10), text).toEqual(findPlainly(text))
    }
  }
})

/** The weight of the words that a device of this rank misses. */
const missingOf = (rank: number) => Math.floor(rank / bestRank(1, 0))

/** Ranks every device, in each of the three rounds, until one finds something. */
function findPlainly(text: string): number[] {
  for (const [reading, mayMissAll] of [
    ['strict', false],
    ['tolerant', false],
    ['tolerant', true],
  ] as const) {
    const query = matchQuery(index, text, reading)
    const mayMiss = mayMissAll ? query.matchers.reduce((sum, { weight }) => sum + weight, -1) : 0
    const ranked = Array.from(devices, (_, device) => ({
      device,
      rank: rankDevice(index, device, query, mayMiss, Infinity),
    }))
      .filter(({ rank }) => rank < Infinity && query.matchers.length > 0)
      .toSorted((a, b) => a.rank - b.rank || a.device - b.device)
    const most = ranked.filter(({ rank }) => missingOf(rank) === missingOf(ranked[0]!.rank))
    if (most.length > 0) return most.slice(0, 10).map(({ device }) => device)
  }
  return []
}

test('a model is not its bigger sister', () => {
  expect(find('iphone 13')[0]).toMatch(/^Apple iPhone 13 \d+ GB$/)
  expect(find('iphone 13 pro')[0]).toMatch(/^Apple iPhone 13 Pro \d+ GB$/)
})

test('who names only makers and categories gets the newest', () => {
  const years = new DeviceFinder(index).find('samsung handy', 10).map((number) => deviceAt(number).releaseYear)

  expect(Math.min(...years)).toBeGreaterThanOrEqual(Math.max(...devices.map(({ releaseYear }) => releaseYear)) - 1)
})

test('a word said twice must be there twice', () => {
  expect(find('macbook pro 14 m3 pro')[0]).toContain('M3 Pro')
})

test('when nothing has all words, those with the most come, and a model code counts double', () => {
  expect(find('samsung galaxy s23 ultra unicorn edition gebraucht')[0]).toContain('Samsung Galaxy S23 Ultra')
  expect(find('apple s23')[0]).toContain('S23')
})
