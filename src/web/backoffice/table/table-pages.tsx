import type { ListPage } from '#domain/lists/list-page.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { tableSearch, type TableQuery } from './table-query.ts'

export function TablePages({ query, page }: { query: TableQuery; page: ListPage<unknown> }) {
  const t = useOfficeTranslate()
  const { next, previous } = page
  if (next === null && previous === null) return null

  return (
    <nav className="cluster" aria-label={t('office.frame.table.pages')}>
      {previous !== null && (
        <>
          <a href={tableSearch(query, { first: true })}>{t('office.frame.table.first')}</a>
          <a href={tableSearch(query, { before: previous })} rel="prev">
            {t('office.frame.table.previous')}
          </a>
        </>
      )}
      {next !== null && (
        <a href={tableSearch(query, { after: next })} rel="next">
          {t('office.frame.table.next')}
        </a>
      )}
    </nav>
  )
}
