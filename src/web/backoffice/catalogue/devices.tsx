import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { useLoaderData } from 'react-router'
import {
  findManufacturerNames,
  findOfficeDevices,
  type DeviceFilter,
  type DeviceOrder,
  type OfficeDevice,
} from '#domain/catalogue/devices/find-office-devices.ts'
import { marginOf } from '#domain/catalogue/price-lists/margin.ts'
import { everyRow } from '#domain/lists/every-row.ts'
import { mapRows, type PageRequest } from '#domain/lists/list-page.ts'
import { categories } from '#shop/devices/categories.ts'
import { cents } from '#shop/money/money.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { office, type OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { csvOf } from '#web/backoffice/table/csv.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { TableFilters, type Filter } from '#web/backoffice/table/table-filters.tsx'
import { pageOf, readTable } from '#web/backoffice/table/table-query.ts'
import { forReader } from './for-reader.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'

const lacks = ['price', 'resale', 'buying', 'listing'] as const

const table = {
  sorts: ['name', 'released', 'popularity', 'price'],
  usual: '-popularity',
  filters: { text: 'text', category: categories, maker: 'text', lacks },
} as const

function readQuery({ engines, colleague, url }: OfficeRequest) {
  const query = readTable(url, table)
  const { text, category, maker, lacks: lacking } = query.filters
  const filter = { text, category, manufacturer: maker, lacks: lacking as DeviceFilter['lacks'] }
  const order = { sort: query.sort as DeviceOrder['sort'], descending: query.descending, ...pageOf(query) }
  const read = async (page?: PageRequest) =>
    mapRows(await findOfficeDevices(engines, filter, { ...order, ...page }), (device) => forReader(colleague, device))
  return { query, read }
}

const euros = (amount: number | null) => (amount === null ? null : (amount / 100).toFixed(2).replace('.', ','))

export const middleware = [
  office.csv('catalogue.see', 'geraete.csv', (asked) => {
    const columns = [
      { title: 'ID', value: ({ id }: OfficeDevice) => id },
      { title: 'Hersteller', value: ({ manufacturer }: OfficeDevice) => manufacturer },
      { title: 'Name', value: ({ name }: OfficeDevice) => name },
      { title: 'Kategorie', value: ({ category }: OfficeDevice) => category },
      { title: 'Preis DE', value: ({ cents: amount }: OfficeDevice) => euros(amount) },
      { title: 'Wiederverkauf', value: ({ resaleCents }: OfficeDevice) => euros(resaleCents) },
      { title: 'Ankauf', value: ({ bought }: OfficeDevice) => (bought ? 'ja' : 'nein') },
    ]
    return csvOf(columns, everyRow(readQuery(asked).read))
  }),
]

export const loader = office.list('catalogue.see', async (asked) => {
  const { query, read } = readQuery(asked)
  const [rules, page, makers] = await Promise.all([
    findRules(asked.engines),
    read(),
    findManufacturerNames(asked.engines),
  ])
  return { query, page, makers, rules }
})

export default function Devices() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { query, page, makers, rules } = useLoaderData<typeof loader>()
  const filters: Filter[] = [
    { name: 'text', label: t('office.prices.device.search') },
    {
      name: 'category',
      label: t('office.prices.device.category'),
      options: categories.map((value) => ({ value, text: t(`category.${value}`) })),
    },
    {
      name: 'maker',
      label: t('office.prices.device.manufacturer'),
      options: makers.map((value) => ({ value, text: value })),
    },
    {
      name: 'lacks',
      label: t('office.prices.device.lacks'),
      options: [
        { value: 'price', text: t('office.prices.device.lacksPrice') },
        { value: 'resale', text: t('office.prices.device.lacksResale') },
        { value: 'buying', text: t('office.prices.device.lacksBuying') },
        { value: 'listing', text: t('office.catalogue.devices.lacksListing') },
      ],
    },
  ]

  return (
    <>
      <div className="cluster cluster--apart">
        <div className="stack stack--tight">
          <h1>{t('office.frame.screen.catalogue')}</h1>
          <p className="office-soft">{t('office.prices.device.text')}</p>
        </div>
        <div className="cluster">
          <a href="/catalogue/manufacturers">{t('office.catalogue.devices.manufacturers')}</a>
          <a href="/catalogue/series">{t('office.catalogue.devices.series')}</a>
          <a href="/catalogue/wanted">{t('office.catalogue.wanted.link')}</a>
          {may('catalogue.change') && (
            <>
              <a href="/catalogue/paste">{t('office.catalogue.devices.paste')}</a>
              <LinkButton href="/catalogue/new">{t('office.catalogue.devices.new')}</LinkButton>
            </>
          )}
        </div>
      </div>
      <TableFilters query={query} filters={filters} />
      <DataTable
        caption={t('office.frame.screen.catalogue')}
        columns={useDeviceColumns(rules)}
        page={page}
        keyOf={({ id }) => String(id)}
        query={query}
        exported
      />
    </>
  )
}

function useDeviceColumns(rules: RuleSet): Column<OfficeDevice>[] {
  const t = useOfficeTranslate()
  const may = useMay()
  const shown = useAmount()
  const gains = useGainColumns(rules)

  return [
    {
      name: 'name',
      title: t('office.prices.device.name'),
      sort: 'name',
      show: ({ id, manufacturer, name }) => <a href={`/catalogue/${id}`}>{`${manufacturer} ${name}`}</a>,
    },
    { name: 'category', title: t('office.prices.device.category'), show: ({ category }) => t(`category.${category}`) },
    {
      name: 'released',
      title: t('office.prices.device.released'),
      sort: 'released',
      show: ({ releaseYear, releaseMonth }) =>
        releaseMonth === null ? releaseYear : `${String(releaseMonth).padStart(2, '0')}/${releaseYear}`,
    },
    {
      name: 'popularity',
      title: t('office.prices.device.popularity'),
      sort: 'popularity',
      number: true,
      show: ({ popularity }) => popularity,
    },
    {
      name: 'price',
      title: t('office.prices.device.price'),
      sort: 'price',
      number: true,
      show: ({ id, cents: amount }) => {
        if (amount === null) return <Badge look="warning">{t('office.prices.device.noPrice')}</Badge>
        return may('prices.see') ? <a href={`/prices/devices/${id}`}>{shown(amount)}</a> : shown(amount)
      },
    },
    ...(may('prices.see') ? gains : []),
    {
      name: 'state',
      title: t('office.prices.device.state'),
      show: ({ bought, isListed }) => (
        <span className="cluster">
          <Badge look={bought ? 'success' : 'danger'}>
            {t(bought ? 'office.prices.device.bought' : 'office.prices.device.notBought')}
          </Badge>
          {!isListed && <Badge look="warning">{t('office.catalogue.devices.hidden')}</Badge>}
        </span>
      ),
    },
  ]
}

/** What we may get for it, for those who make prices. */
function useGainColumns(rules: RuleSet): Column<OfficeDevice>[] {
  const t = useOfficeTranslate()
  const shown = useAmount()

  return [
    {
      name: 'resale',
      title: t('office.prices.device.resale'),
      number: true,
      show: ({ resaleCents }) => shown(resaleCents),
    },
    {
      name: 'margin',
      title: t('office.prices.device.margin'),
      number: true,
      show: ({ cents: amount, ...resale }) => shown(amount === null ? null : marginOf(rules, resale, cents(amount))),
    },
  ]
}

function useAmount(): (amount: number | null) => string {
  const t = useOfficeTranslate()
  const { formatMoney } = useFormats()
  return (amount) => (amount === null ? t('office.prices.change.none') : formatMoney(cents(amount)))
}
