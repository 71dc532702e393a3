import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { searchBody } from '#domain/search/search-body.ts'
import { openOwnShop, type OwnShop } from '#tests/support/services/shops/own-shop.ts'
import { startShop, type RunningShop } from '#tests/support/services/shops/running-shop.ts'
import { testMissing } from '#tests/support/services/servers/each-postgres.ts'
import { openShopEngines } from '#tests/support/services/shops/shop-engines.ts'
import { importSmallCatalogue } from '#tests/support/fixtures/small-catalogue.ts'

const { openSearchUrl } = inject('services')
if (openSearchUrl) {
  describe('two processes and one search server', () => {
    const ours = async (): Promise<string[]> => {
      const answer = await fetch(`${openSearchUrl}/_cat/indices/devices_*,manufacturers_*?format=json`)
      return ((await answer.json()) as { index: string }[]).map(({ index }) => index).toSorted()
    }
    const drop = async () => {
      for (const index of await ours()) await fetch(`${openSearchUrl}/${index}`, { method: 'DELETE' })
    }
    let web: OwnShop
    let worker: RunningShop
    beforeAll(async () => {
      await drop()
      web = await openOwnShop({ env: { SEARCH_URL: openSearchUrl, ROLE: 'web' } })
      worker = await startShop({
        SEARCH_URL: openSearchUrl,
        DATABASE_URL: web.databaseUrl,
        DATA_FOLDER: web.dataFolder,
      })
    })
    afterAll(async () => {
      await worker.stop()
      await web.stop()
      await drop()
    })

    async function firstIn(shop: RunningShop, text: string): Promise<string> {
      const { status, json } = await shop.visit('de.localhost', '/searches', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          search: searchBody({ kind: 'by-text', text, fields: ['name'] }),
          application: 'devices_de',
          resultSize: 1,
        }),
      })
      if (status !== 200) return ''
      return json<{ hits: { hits: { _source: { name: string } }[] } }>().hits.hits[0]?._source.name ?? ''
    }

    /** A busy machine is slow: then the server counts as away for some seconds. */
    async function untilFound(shop: RunningShop, text: string, name: RegExp): Promise<void> {
      await expect.poll(() => firstIn(shop, text), { interval: 250 }).toMatch(name)
    }

    test('S3.22 ask the index of their country, which one of them has made', async () => {
      await Promise.all([web, worker, web, worker].map((shop) => firstIn(shop, 'galaxy s22')))

      for (const shop of [web, worker]) await untilFound(shop, 'galaxy s22', /^Galaxy S22 \d+ GB$/)
      expect(await ours()).toEqual([
        expect.stringMatching(/^devices_de-\d{13}-[0-9a-f]{8}$/),
        expect.stringMatching(/^manufacturers_de-\d{13}-[0-9a-f]{8}$/),
      ])
    })

    test('both find a new device soon after it came into the catalogue', async () => {
      {
        await using engines = await openShopEngines(web)
        await importSmallCatalogue(engines, ['smartphone,Umlauf,Kreisel,Kreisel 7,2026-01,128 GB,300,,,'])
      }

      for (const shop of [web, worker]) await untilFound(shop, 'kreisel 7', /^Kreisel 7 128 GB$/)
      await expect.poll(async () => (await ours()).length).toBe(2)
    })
  })
} else testMissing('OpenSearch')
