import { useOfficeTranslate } from '#web/shop-context.tsx'
import { tableSearch, type TableQuery } from './table-query.ts'

export function TablePages({ query, total }: { query: TableQuery; total: number }) {
  const t = useOfficeTranslate()
  const { page, pageSize } = query
  const pages = Math.ceil(total / pageSize)
  if (pages < 2) return null

  return (
    <nav className="cluster" aria-label={t('office.frame.table.page', { page, pages })}>
      {page > 1 && (
        <a href={tableSearch(query, { page: page - 1 })} rel="prev">
          {t('office.frame.table.previous')}
        </a>
      )}
      <span>{t('office.frame.table.page', { page, pages })}</span>
      {page < pages && (
        <a href={tableSearch(query, { page: page + 1 })} rel="next">
          {t('office.frame.table.next')}
        </a>
      )}
    </nav>
  )
}
