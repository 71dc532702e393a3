import { useLoaderData } from 'react-router'
import { findSeriesRows, type EntryRow } from '#domain/catalogue/editing/find-editable.ts'
import { categories, type Category } from '#shop/devices/categories.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { TableFilters, type Filter } from '#web/backoffice/table/table-filters.tsx'
import { pageOfEntries, useEntryColumns, useStateFilter } from './entry-list.tsx'

export const loader = office.list('catalogue.see', async ({ engines, url }) => {
  const rows = await findSeriesRows(engines)
  const makers = [...new Set(rows.map(({ manufacturer }) => manufacturer))].toSorted((a, b) => a.localeCompare(b, 'de'))
  return { ...pageOfEntries(url, rows), makers }
})

export default function SeriesList() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { query, page, makers } = useLoaderData<typeof loader>()
  const filters: Filter[] = [
    { name: 'text', label: t('office.catalogue.list.search') },
    {
      name: 'maker',
      label: t('office.catalogue.list.manufacturer'),
      options: makers.map((value) => ({ value, text: value })),
    },
    {
      name: 'category',
      label: t('office.catalogue.list.category'),
      options: categories.map((value) => ({ value, text: t(`category.${value}`) })),
    },
    useStateFilter(),
  ]

  return (
    <>
      <div className="cluster cluster--apart">
        <div className="stack stack--tight">
          <h1>{t('office.catalogue.series.title')}</h1>
          <p className="office-soft">{t('office.catalogue.series.text')}</p>
        </div>
        <div className="cluster">
          <a href="/catalogue">{t('office.frame.screen.catalogue')}</a>
          <a href="/catalogue/manufacturers">{t('office.catalogue.devices.manufacturers')}</a>
          {may('catalogue.change') && (
            <LinkButton href="/catalogue/series/new">{t('office.catalogue.series.new')}</LinkButton>
          )}
        </div>
      </div>
      <TableFilters query={query} filters={filters} />
      <DataTable
        caption={t('office.catalogue.series.title')}
        columns={useSeriesColumns()}
        page={page}
        keyOf={({ id }) => String(id)}
        query={query}
      />
    </>
  )
}

function useSeriesColumns(): Column<EntryRow>[] {
  const t = useOfficeTranslate()
  const more = useEntryColumns()

  return [
    {
      name: 'name',
      title: t('office.catalogue.list.name'),
      sort: 'name',
      show: ({ id, name }) => <a href={`/catalogue/series/${id}`}>{name}</a>,
    },
    {
      name: 'maker',
      title: t('office.catalogue.list.manufacturer'),
      sort: 'maker',
      show: ({ manufacturer }) => manufacturer,
    },
    {
      name: 'category',
      title: t('office.catalogue.list.category'),
      // A series always has one of the shop's categories.
      show: ({ category }) => t(`category.${category as Category}`),
    },
    ...more,
  ]
}
