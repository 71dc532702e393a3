import { describe, expect, test } from 'vitest'
import { demoDevices } from '../../../bench/devices/demo-devices.ts'
import { judgedQueries, unknownNames } from '../../../bench/devices/judged-queries.ts'
import { withSyntheticDevices } from '../../../bench/devices/synthetic-devices.ts'
import { expectSteadyGrowth } from '#tests/support/readers/database/growth.ts'
import { openDeviceIndex, packDeviceIndex } from './embedded/device-index.ts'
import { DeviceFinder } from './embedded/find-devices.ts'
import { openEmbeddedSearch } from './embedded-search.ts'
import { searchContract } from './search.contract.ts'
import { threadReaders, whileOthers } from '#tests/support/services/shops/thread-readers.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

describe('embedded', () => {
  searchContract(async () => openEmbeddedSearch())

  test('devices that a thread has put in order are found as those that it has not', async () => {
    const devices = demoDevices('de_DE')
    const [alone, threaded] = [openEmbeddedSearch(), openEmbeddedSearch(threadReaders())]
    for (const search of [alone, threaded]) await search.replace('de_DE', devices)

    for (const text of ['iphone 13', 'samsung handy', 'galxy s22', 'x']) {
      expect(await threaded.byText('de_DE', text, 20)).toEqual(await alone.byText('de_DE', text, 20))
    }
    const { seriesId } = devices[0]!
    expect(await threaded.bySeries('de_DE', seriesId, 20)).toEqual(await alone.bySeries('de_DE', seriesId, 20))
    expect(await threaded.facets('de_DE')).toEqual(await alone.facets('de_DE'))
  })

  test('while devices are replaced, the process answers others', async () => {
    const search = openEmbeddedSearch(threadReaders())
    const devices = demoDevices('de_DE')

    const { turns } = await whileOthers(search.replace('de_DE', devices))

    expect(turns).toBeGreaterThanOrEqual(devices.length / 250)
  })

  longTest('eight times the devices cost about eight times the work at most', () => {
    const finders = new Map<number, DeviceFinder>()
    for (const size of [7_500, 60_000]) {
      const devices = withSyntheticDevices(demoDevices('de_DE'), size)
      finders.set(size, new DeviceFinder(openDeviceIndex(packDeviceIndex(devices))))
    }

    expectSteadyGrowth((size) => {
      for (const text of ['handy', 's', '12', 'samsnug galaxy', 'pro 128 nothing else', 'iphone 13 128gb blau']) {
        for (let times = 0; times < 10; times += 1) finders.get(size)!.find(text, 10)
      }
    }, 7_500)
  })
})

test.each(['tune', 'held-out', 'unfinished', 'unfinished-held-out'] as const)(
  'the demo catalogue has every device that a %s question means',
  (half) => {
    expect(unknownNames(judgedQueries(half), demoDevices('de_DE'))).toEqual([])
  },
)
