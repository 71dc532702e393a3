import { findVersions } from '#domain/catalogue/versions/find-versions.ts'
import type { VersionKind } from '#domain/catalogue/versions/version.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import type { OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { csvOf } from '#web/backoffice/table/csv.ts'
import { orderRows, sortRows } from '#web/backoffice/table/order-rows.ts'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { TableFilters } from '#web/backoffice/table/table-filters.tsx'
import { readTable, type TableQuery } from '#web/backoffice/table/table-query.ts'
import { versionAddress } from './version-address.ts'
import { VersionBadge } from './version-badge.tsx'
import type { ShownVersion } from './version-facts.tsx'

const phases = [
  'draft',
  'proposed',
  'scheduled',
  'live',
  'replaced',
  'taken-back',
  'rejected',
  'withdrawn',
  'cancelled',
] as const

const table = {
  sorts: ['created', 'number', 'liveFrom', 'author', 'rows'],
  usual: '-created',
  filters: { phase: phases },
} as const

const shown = {
  values: {
    created: ({ createdAt, id }: ShownVersion) => `${createdAt.toISOString()} ${String(id).padStart(9, '0')}`,
    number: ({ number }: ShownVersion) => number,
    liveFrom: ({ liveFrom }: ShownVersion) => liveFrom?.toISOString() ?? null,
    author: ({ authorName }: ShownVersion) => authorName,
    rows: ({ rows }: ShownVersion) => rows,
  },
  keyOf: ({ id }: ShownVersion) => String(id),
}

async function list({ engines, url }: OfficeRequest, kind: VersionKind) {
  const query = readTable(url, table)
  const { phase } = query.filters
  const found = (await findVersions(engines, kind)).map(({ body: _, ...row }): ShownVersion => row)
  return { query, found: found.filter((each) => phase === undefined || each.phase === phase) }
}

/** What has versions has a list of them: what became of each, the newest first. */
export async function loadVersions(asked: OfficeRequest, kind: VersionKind) {
  const { query, found } = await list(asked, kind)
  return { query, page: orderRows(found, query, shown) }
}

const csvColumns = [
  { title: 'Fassung', value: ({ number }: ShownVersion) => number },
  { title: 'Stand', value: ({ phase }: ShownVersion) => phase },
  { title: 'Was ist neu', value: ({ note }: ShownVersion) => note },
  { title: 'Preise', value: ({ rows }: ShownVersion) => rows },
  { title: 'Von', value: ({ authorName }: ShownVersion) => authorName },
  { title: 'Angelegt', value: ({ createdAt }: ShownVersion) => createdAt.toISOString() },
  { title: 'Gilt ab', value: ({ liveFrom }: ShownVersion) => liveFrom?.toISOString() ?? '' },
  { title: 'Entschieden von', value: ({ decidedByName }: ShownVersion) => decidedByName },
]

export async function versionsAsCsv(asked: OfficeRequest, kind: VersionKind) {
  const { query, found } = await list(asked, kind)
  return csvOf(csvColumns, [sortRows(found, query, shown.values)])
}

export const keyOfVersion = shown.keyOf

export function VersionFilters({ query }: { query: TableQuery }) {
  const t = useOfficeTranslate()

  return (
    <TableFilters
      query={query}
      filters={[
        {
          name: 'phase',
          label: t('office.versions.column.phase'),
          options: phases.map((value) => ({ value, text: t(`office.versions.phase.${value}`) })),
        },
      ]}
    />
  )
}

export function useVersionColumns(kind: VersionKind): Column<ShownVersion>[] {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const title = (name: 'number' | 'phase' | 'note' | 'author' | 'liveFrom' | 'decidedBy' | 'created' | 'rows') =>
    t(`office.versions.column.${name}`)
  const nameOf = ({ id, number }: ShownVersion): string => {
    if (number === null) return t('office.versions.untitled', { id })
    return kind === 'prices' ? t('office.prices.title', { number }) : t('office.versions.title', { number })
  }
  const rows: Column<ShownVersion> = {
    name: 'rows',
    title: title('rows'),
    sort: 'rows',
    number: true,
    show: (version) => version.rows,
  }

  return [
    {
      name: 'number',
      title: title('number'),
      sort: 'number',
      show: (version) => <a href={versionAddress(kind, version.id)}>{nameOf(version)}</a>,
    },
    { name: 'phase', title: title('phase'), show: ({ phase }) => <VersionBadge phase={phase} /> },
    {
      name: 'note',
      title: title('note'),
      show: ({ note, origin }) => (origin === 'depreciation' ? t('office.prices.list.depreciation') : note),
    },
    ...(kind === 'prices' ? [rows] : []),
    {
      name: 'author',
      title: title('author'),
      sort: 'author',
      show: ({ authorName, origin }) => authorName ?? (origin === 'shop' ? '–' : t('office.prices.list.machine')),
    },
    {
      name: 'liveFrom',
      title: title('liveFrom'),
      sort: 'liveFrom',
      show: ({ liveFrom, origin }) => (origin === 'shop' ? '–' : formatMoment(liveFrom)),
    },
    { name: 'decidedBy', title: title('decidedBy'), show: ({ decidedByName }) => decidedByName ?? '–' },
    { name: 'created', title: title('created'), sort: 'created', show: ({ createdAt }) => formatMoment(createdAt) },
  ]
}
