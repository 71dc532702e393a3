import { useTranslate } from '#web/shop-context.tsx'
import type { ModelList } from './listed-models.ts'

/** The first and the last page, and those around the current one. */
const pagesToShow = (page: number, lastPage: number): number[] =>
  [...new Set([1, page - 2, page - 1, page, page + 1, page + 2, lastPage])].filter(
    (number) => number >= 1 && number <= lastPage,
  )

type Props = { list: Pick<ModelList, 'page' | 'lastPage'>; addressOf: (page: number) => string }

export function PageLinks({ list: { page, lastPage }, addressOf }: Props) {
  const t = useTranslate()
  if (lastPage === 1) return null

  return (
    <nav aria-label={t('catalogue.pages.label')}>
      <ul className="chips page-links">
        {page > 1 && (
          <li>
            <a href={addressOf(page - 1)} rel="prev" className="chip">
              {t('catalogue.pages.previous')}
            </a>
          </li>
        )}
        {pagesToShow(page, lastPage).map((number, index, shown) => (
          <li key={number} className={number - (shown[index - 1] ?? number) > 1 ? 'page-links__gap' : undefined}>
            <a
              href={addressOf(number)}
              className="chip"
              aria-label={t('catalogue.pages.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
        {page < lastPage && (
          <li>
            <a href={addressOf(page + 1)} rel="next" className="chip">
              {t('catalogue.pages.next')}
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
