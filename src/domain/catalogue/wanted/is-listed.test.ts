import { beforeAll, expect, test } from 'vitest'
import { demoDevices } from '../../../../bench/devices/demo-devices.ts'
import { openEmbeddedSearch } from '#engines/search/embedded-search.ts'
import { isListed } from './is-listed.ts'

const search = openEmbeddedSearch()
beforeAll(() => search.replace('de_DE', demoDevices('de_DE')))

const listed = async (typed: string) => isListed(typed, await search.byText('de_DE', typed, 60))

test.each([
  'iPhone 14',
  'iphone14',
  'iph',
  'apple iphone 14 128',
  'ifone 14',
  'Galaxy S23 verkaufen',
  'sm-s911b',
  'Samsung Galaxy s23 ultra gebraucht',
  'sony wh-1000xm4',
  'WH1000XM4',
  'thinkpad t14',
  'was ist mein iPhone 13 mini wert',
])('%s is in the catalogue', async (typed) => {
  expect(await listed(typed)).toBe(true)
})

test.each(['Nokia 3310', 'Tolino Vision 6', 'Zappelfon 3000', 'iPhone 99', 'Galaxy S99 Ultra', 'Plapperfon 1'])(
  '%s is not, although the search has something to show',
  async (typed) => {
    expect(await listed(typed)).toBe(false)
  },
)
