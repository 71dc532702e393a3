import { useTranslate } from '#web/shop-context.tsx'

type Props = { page: number; pages: number; addressOf: (page: number) => string }

/**
 * The first and the last page of the rows, and those beside the current one. That of the catalogue is not used: it would
 * have to be cut out of the scripts of every list of devices.
 */
export function PagesOfRows({ page, pages, addressOf }: Props) {
  const t = useTranslate()
  if (pages === 1) return null
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((each) => each >= 1 && each <= pages)

  return (
    <nav aria-label={t('deviceList.rows.pages')}>
      <ul className="chips page-links">
        {shown.map((each, index) => (
          <li key={each} className={each - (shown[index - 1] ?? each) > 1 ? 'page-links__gap' : undefined}>
            <a
              href={addressOf(each)}
              className="chip"
              aria-label={t('deviceList.rows.page', { page: each })}
              aria-current={each === page ? 'page' : undefined}
            >
              {each}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
