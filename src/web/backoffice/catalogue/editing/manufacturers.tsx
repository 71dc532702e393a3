import { useLoaderData } from 'react-router'
import { findManufacturerRows, type EntryRow } from '#domain/catalogue/editing/find-editable.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { TableFilters } from '#web/backoffice/table/table-filters.tsx'
import { pageOfEntries, useEntryColumns, useStateFilter } from './entry-list.tsx'

export const loader = office.list('catalogue.see', async ({ engines, url }) =>
  pageOfEntries(url, await findManufacturerRows(engines)),
)

export default function Manufacturers() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { query, page } = useLoaderData<typeof loader>()
  const columns: Column<EntryRow>[] = [
    {
      name: 'name',
      title: t('office.catalogue.list.name'),
      sort: 'name',
      show: ({ id, name }) => <a href={`/catalogue/manufacturers/${id}`}>{name}</a>,
    },
    { name: 'series', title: t('office.catalogue.list.series'), number: true, show: ({ series }) => series },
    ...useEntryColumns(),
  ]

  return (
    <>
      <div className="cluster cluster--apart">
        <div className="stack stack--tight">
          <h1>{t('office.catalogue.manufacturer.title')}</h1>
          <p className="office-soft">{t('office.catalogue.manufacturer.text')}</p>
        </div>
        <div className="cluster">
          <a href="/catalogue">{t('office.frame.screen.catalogue')}</a>
          <a href="/catalogue/series">{t('office.catalogue.devices.series')}</a>
          {may('catalogue.change') && (
            <LinkButton href="/catalogue/manufacturers/new">{t('office.catalogue.manufacturer.new')}</LinkButton>
          )}
        </div>
      </div>
      <TableFilters
        query={query}
        filters={[{ name: 'text', label: t('office.catalogue.list.search') }, useStateFilter()]}
      />
      <DataTable
        caption={t('office.catalogue.manufacturer.title')}
        columns={columns}
        page={page}
        keyOf={({ id }) => String(id)}
        query={query}
      />
    </>
  )
}
