import type { ListSums, RowChoice } from '#domain/business/lists/kept-list.ts'
import { countRows, rowChoices } from '#domain/business/lists/kept-list.ts'
import { sellerGrades } from '#domain/offers/grades.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Chip, Chips } from '#web/storefront/catalogue/chips.tsx'
import { PageLinks } from '#web/storefront/catalogue/page-links.tsx'
import { useMoney } from '#web/use-money.ts'
import type { ShownRow, ShownRows } from './show-list.ts'

type Props = { list: ShownRows; sums: ListSums; address: string }

/** Every row with its price or the reason why it has none. Every choice is an address. */
export function ListRows({ list: { rows, choice, page, pages }, sums, address }: Props) {
  const t = useTranslate()
  const addressOf = (show: RowChoice, number = 1) => {
    const search = new URLSearchParams({ ...(show !== 'all' && { show }), ...(number > 1 && { page: String(number) }) })
    return `${address}${search.size > 0 ? `?${search}` : ''}#rows`
  }

  return (
    <section className="stack" id="rows">
      <h2>{t('deviceList.rows.title')}</h2>
      <p className="muted">{t('deviceList.rows.text')}</p>
      <Chips label={t('deviceList.rows.filter')}>
        {rowChoices.map((each) => (
          <Chip key={each} href={addressOf(each)} current={each === choice && 'true'}>
            {t(`deviceList.rows.${each}`)}{' '}
            <span className="chip__note">{t('deviceList.rows.count', { count: countRows(sums, each) })}</span>
          </Chip>
        ))}
      </Chips>
      {rows.length === 0 ? <p className="muted">{t('deviceList.rows.none')}</p> : <RowTable rows={rows} />}
      <PageLinks list={{ page, lastPage: pages }} addressOf={(number) => addressOf(choice, number)} />
    </section>
  )
}

/** Wide tables scroll by themselves, and whoever has no mouse can do so, too. */
function RowTable({ rows }: { rows: readonly ShownRow[] }) {
  const t = useTranslate()

  return (
    <div className="table-frame" role="region" aria-label={t('deviceList.rows.title')} tabIndex={0}>
      <table className="numeric">
        <thead>
          <tr>
            <th scope="col">{t('deviceList.rows.line')}</th>
            <th scope="col">{t('deviceList.column.name')}</th>
            <th scope="col">{t('deviceList.column.quantity')}</th>
            {sellerGrades.map((grade) => (
              <th scope="col" key={grade}>
                {t('deviceList.rows.price', { grade })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.line} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ line, said, result }: ShownRow) {
  const t = useTranslate()
  const money = useMoney()
  if (!result.ok) {
    const { reason, detail, suggestions } = result
    return (
      <tr data-problem={reason}>
        <td>{line}</td>
        <td colSpan={sellerGrades.length + 2}>
          <strong>{t(`deviceList.reason.${reason}`, { detail })}</strong>
          {suggestions.length > 0 && <p>{t('deviceList.rows.suggestions', { names: suggestions.join(', ') })}</p>}
          <p className="muted">{said}</p>
        </td>
      </tr>
    )
  }

  const { deviceName, quantity, grade, prices } = result
  return (
    <tr>
      <td>{line}</td>
      <td className="table-frame__wide">
        <strong>{deviceName}</strong>
        <p className="muted">{said}</p>
      </td>
      <td>{quantity}</td>
      {sellerGrades.map((each) => (
        <td key={each} data-chosen={each === grade || undefined}>
          {grade === null || each === grade ? money(prices[each]) : null}
        </td>
      ))}
    </tr>
  )
}
