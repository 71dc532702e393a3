import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { demoDevices } from '../../../bench/devices/demo-devices.ts'
import { judgedQueries } from '../../../bench/devices/judged-queries.ts'
import { testMissing } from '#tests/support/services/servers/each-postgres.ts'
import { freshIndexes } from '#tests/support/services/shops/search-indexes.ts'
import { openEmbeddedSearch } from './embedded-search.ts'
import { openOpenSearch } from './opensearch-search.ts'
import { searchContract } from './search.contract.ts'
import type { SearchEngine } from './search.ts'

const { openSearchUrl: url } = inject('services')
/** On a machine that is busy with tests everything takes longer. */
const longestWait = 30_000

if (url) {
  describe('OpenSearch', () => {
    const { indexes, drop } = freshIndexes(url)
    searchContract(async () => openOpenSearch({ url, indexes, longestWait }))
    afterAll(drop)
  })

  describe('several fillings on OpenSearch', () => {
    const devices = demoDevices('de_DE')
    const { indexes, remaining, drop } = freshIndexes(url)
    let search: SearchEngine
    beforeAll(() => {
      search = openOpenSearch({ url, indexes, longestWait })
    })
    afterAll(async () => {
      await search.close()
      await drop()
    })

    test('what was filled before is gone as soon as the new devices are there', async () => {
      await search.replace('fr_FR', devices.slice(0, 10))
      await search.replace('fr_FR', devices.slice(10, 30))

      expect(await search.byUrl('fr_FR', devices[0]!.url)).toBeUndefined()
      expect(await search.byUrl('fr_FR', devices[10]!.url)).toEqual(devices[10])
      expect((await remaining()).filter((index) => index.includes('fr_fr'))).toHaveLength(2)
    })

    test('another process goes on with the new devices, though nobody told it', async () => {
      const other = openOpenSearch({ url, indexes, longestWait })
      onTestFinished(() => other.close())
      await search.replace('it_IT', devices.slice(0, 10))
      expect(await other.byText('it_IT', devices[0]!.name, 1)).toHaveLength(1)

      await search.replace('it_IT', devices.slice(10, 20))

      expect(await other.byUrl('it_IT', devices[10]!.url)).toEqual(devices[10])
      expect((await other.byText('it_IT', devices[10]!.name, 1))[0]).toEqual(devices[10])
    })

    test('searching while the devices are replaced always finds something', async () => {
      await search.replace('es_ES', devices.slice(0, 2_000))
      let replaced = false
      const replacing = search.replace('es_ES', devices.slice(0, 2_000)).then(() => (replaced = true))
      while (!replaced) expect(await search.byUrl('es_ES', devices[7]!.url)).toEqual(devices[7])

      await replacing
    })

    test('an index that was left behind is removed, and one that is not ours stays', async () => {
      const { devices: name } = indexes.de_AT
      const abandoned = `${name}-1500000000000-0123abcd`
      const foreign = `${name}-of-somebody-else`
      for (const index of [abandoned, foreign]) await fetch(`${url}/${index}`, { method: 'PUT' })

      await search.replace('de_AT', [])

      const left = await remaining()
      expect(left).not.toContain(abandoned)
      expect(left).toContain(foreign)
      expect(await search.has('de_AT')).toBe(true)
    })

    test('S7.34 it finds what the search in memory finds, in nearly all questions in the same order', async () => {
      const embedded = openEmbeddedSearch()
      await Promise.all([search.replace('de_DE', devices), embedded.replace('de_DE', devices)])
      const queries = [...judgedQueries('tune'), ...judgedQueries('held-out')].filter(
        ({ locale }) => locale === 'de_DE',
      )
      let sameFirst = 0
      let sameList = 0
      for (const { query } of queries) {
        const [a, b] = await Promise.all([search.byText('de_DE', query, 10), embedded.byText('de_DE', query, 10)])
        if (a[0]?.id === b[0]?.id) sameFirst += 1
        if (a.map(({ id }) => id).join() === b.map(({ id }) => id).join()) sameList += 1
      }

      expect(sameFirst / queries.length).toBeGreaterThanOrEqual(0.98)
      expect(sameList / queries.length).toBeGreaterThanOrEqual(0.95)
    })

    test('the longest and oddest texts are still one question that the server takes', async () => {
      const odd = [
        'a b c d e f g h i j k l m n o p',
        'pro '.repeat(25),
        'x'.repeat(100),
        '"*?~#>',
        '🦄',
        '1 2 3 4 5 6 7 8 9',
      ]
      const typos = 'samsnug glaaxy ultar ipohne macbok surfce xperai pixle nokai lumai'

      for (const text of [...odd, typos]) expect(await search.byText('de_DE', text, 100), text).toBeInstanceOf(Array)
    })
  })
} else testMissing('OpenSearch')
