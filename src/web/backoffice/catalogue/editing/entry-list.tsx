import type { EntryRow } from '#domain/catalogue/editing/find-editable.ts'
import { categories } from '#shop/devices/categories.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { orderRows } from '#web/backoffice/table/order-rows.ts'
import { readTable } from '#web/backoffice/table/table-query.ts'

const table = {
  sorts: ['name', 'maker', 'position', 'models'],
  usual: 'name',
  filters: { text: 'text', maker: 'text', category: categories, state: ['listed', 'hidden'] },
} as const

const shown = {
  values: {
    name: ({ name }: EntryRow) => name,
    maker: ({ manufacturer, name }: EntryRow) => `${manufacturer} ${name}`,
    position: ({ position }: EntryRow) => position,
    models: ({ models }: EntryRow) => models,
  },
  keyOf: ({ id }: EntryRow) => String(id),
}

/** The rows that an address asks for, out of all of them: there are hundreds, not thousands. */
export function pageOfEntries(url: URL, rows: readonly EntryRow[]) {
  const query = readTable(url, table)
  const { text, maker, category, state } = query.filters
  const words = (text ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const found = rows.filter(
    ({ name, manufacturer, category: own, hidden }) =>
      words.every((word) => `${manufacturer} ${name}`.toLowerCase().includes(word)) &&
      (maker === undefined || maker === manufacturer) &&
      (category === undefined || category === own) &&
      (state === undefined || (state === 'hidden') === hidden),
  )
  return { query, page: orderRows(found, query, shown) }
}

/** What makers and series show alike. */
export function useEntryColumns(): Column<EntryRow>[] {
  const t = useOfficeTranslate()

  return [
    {
      name: 'models',
      title: t('office.catalogue.list.models'),
      sort: 'models',
      number: true,
      show: ({ models }) => models,
    },
    {
      name: 'position',
      title: t('office.catalogue.list.position'),
      sort: 'position',
      number: true,
      show: ({ position }) => position,
    },
    {
      name: 'state',
      title: t('office.catalogue.list.state'),
      show: ({ hidden }) => (
        <Badge look={hidden ? 'warning' : 'success'}>
          {t(hidden ? 'office.catalogue.list.hidden' : 'office.catalogue.list.listed')}
        </Badge>
      ),
    },
  ]
}

export function useStateFilter() {
  const t = useOfficeTranslate()
  return {
    name: 'state',
    label: t('office.catalogue.list.state'),
    options: (['listed', 'hidden'] as const).map((value) => ({ value, text: t(`office.catalogue.list.${value}`) })),
  }
}
