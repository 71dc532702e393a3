import { data, useLoaderData } from 'react-router'
import { findOfficeDevice, findOpenPrices, type PriceVersion } from '#domain/catalogue/devices/find-office-devices.ts'
import { findResale } from '#domain/catalogue/devices/find-resale.ts'
import { findMarketPrices } from '#domain/catalogue/market-prices/find-market-prices.ts'
import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import { findChangesOf } from '#domain/staff/audit/find-audit.ts'
import type { Engines } from '#engines/engines.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { PriceChart } from '#web/backoffice/catalogue/device-history.tsx'
import { stepsOf } from '#web/backoffice/catalogue/price-steps.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { numberIn } from '#web/backoffice/number-in.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import { orderRows } from '#web/backoffice/table/order-rows.ts'
import { TableFilters } from '#web/backoffice/table/table-filters.tsx'
import { readTable } from '#web/backoffice/table/table-query.ts'
import { DeviceChanges } from './device-changes.tsx'
import { GradeTables } from './grade-tables.tsx'
import { compareMarket, gradedPlaces, gradeMargins } from './grades.ts'
import { useHistoryColumns } from './history-columns.tsx'
import { MarketTables } from './market-tables.tsx'
import { OpenPrices } from './open-prices.tsx'

const segments = ['consumer', 'business'] as const

const table = {
  sorts: ['validFrom', 'price', 'author'],
  usual: '-validFrom',
  filters: { country: 'text', segment: segments },
} as const

const keyOfVersion = ({ version, country, segment }: PriceVersion) => `${version} ${country} ${segment}`

export const loader = office.read('prices.see', async ({ engines, storefronts, params, url }) => {
  const id = numberIn(params['id'])
  const found = await findOfficeDevice(engines, storefronts, id)
  if (!found) throw data(null, { status: 404 })
  const query = readTable(url, table)
  const { country, segment } = query.filters
  const rows = found.versions.filter(
    (row) => (country === undefined || row.country === country) && (segment === undefined || row.segment === segment),
  )
  const page = orderRows(rows, query, {
    values: {
      validFrom: ({ validFrom, version }) => `${validFrom} ${String(version).padStart(9, '0')}`,
      price: ({ cents }) => cents,
      author: ({ author }) => author,
    },
    keyOf: keyOfVersion,
  })
  const { device, versions, today } = found
  return {
    device: { id, name: `${device.manufacturer} ${device.name}`, resaleCents: device.resaleCents },
    ...(await worthOf(engines, id, found.prices)),
    chart: stepsOf(versions, today),
    countries: Object.keys(storefronts.countries),
    open: await findOpenPrices(engines, id),
    changes: await findChangesOf(engines, `device ${id}`),
    query,
    page,
  }
})

/** What the rules make of the prices, and what others do. */
async function worthOf(engines: Pick<Engines, 'db' | 'now'>, id: number, prices: Parameters<typeof gradedPlaces>[2]) {
  const [rules, known, market] = await Promise.all([
    findRules(engines),
    findResale(engines, [id]),
    findMarketPrices(engines, id),
  ])
  const resale = known.get(id)!
  const places = gradedPlaces(rules, resale, prices)
  return {
    places,
    margins: gradeMargins(rules, resale, prices),
    market: compareMarket(rules, resale, places, market.newest),
    older: compareMarket(rules, resale, places, market.older),
  }
}

export type DevicePricesData = Awaited<ReturnType<typeof loader>>

export default function DevicePricesPage() {
  const t = useOfficeTranslate()
  const may = useMay()
  const found = useLoaderData<typeof loader>()
  const { device } = found

  return (
    <>
      <p className="cluster">
        <a href="/prices">{t('office.prices.back')}</a>
        {may('catalogue.see') && <a href={`/catalogue/${device.id}`}>{t('office.market.device.toDevice')}</a>}
      </p>
      <h1>{t('office.market.device.title', { device: device.name })}</h1>
      <GradeTables found={found} />
      <MarketTables found={found} />
      <OpenPrices rows={found.open} />
      <History />
      <DeviceChanges changes={found.changes} />
    </>
  )
}

function History() {
  const t = useOfficeTranslate()
  const { chart, query, page, countries } = useLoaderData<typeof loader>()
  const title = t('office.prices.device.history')

  return (
    <section className="stack">
      <h2>{title}</h2>
      {chart && <PriceChart chart={chart} />}
      <TableFilters
        query={query}
        filters={[
          {
            name: 'country',
            label: t('office.market.device.country'),
            options: countries.map((value) => ({ value, text: value.toUpperCase() })),
          },
          {
            name: 'segment',
            label: t('office.prices.change.segmentTitle'),
            options: segments.map((value) => ({ value, text: t(`office.prices.segment.${value}`) })),
          },
        ]}
      />
      <DataTable caption={title} columns={useHistoryColumns()} page={page} keyOf={keyOfVersion} query={query} />
    </section>
  )
}
