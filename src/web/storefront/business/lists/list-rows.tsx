import type { RefusedRow } from '#domain/business/lists/device-list.ts'
import type { ListSums, RowChoice } from '#domain/business/lists/stored-list.ts'
import { countRows, rowChoices } from '#domain/business/lists/stored-list.ts'
import { sellerGrades } from '#domain/offers/questions/grades.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { useMoney } from '#web/use-money.ts'
import { PagesOfRows } from './pages-of-rows.tsx'
import type { ShownRow, ShownRows } from './show-list.ts'

type Told<Row> = { said: string; row: Row }

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
      <nav aria-label={t('deviceList.rows.filter')}>
        <ul className="chips">
          {rowChoices.map((each) => (
            <li key={each}>
              <a href={addressOf(each)} className="chip" aria-current={each === choice ? 'true' : undefined}>
                {t(`deviceList.rows.${each}`)}{' '}
                <span className="chip__note">{t('deviceList.rows.count', { count: countRows(sums, each) })}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {rows.length === 0 ? <p className="muted">{t('deviceList.rows.none')}</p> : <RowTable rows={rows} />}
      <PagesOfRows {...{ page, pages }} addressOf={(number) => addressOf(choice, number)} />
    </section>
  )
}

function RowTable({ rows }: { rows: readonly ShownRow[] }) {
  const t = useTranslate()

  return (
    <div className="table-frame">
      <table className="numeric">
        <thead>
          <tr>
            <th scope="col">{t('deviceList.rows.line')}</th>
            <th scope="col">{t('deviceList.column.name')}</th>
            <th scope="col">{t('deviceList.rows.price')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, said, result }) => (
            <tr key={line} data-problem={result.ok ? undefined : result.reason}>
              <td>{line}</td>
              {result.ok ? <Priced said={said} row={result} /> : <Refused said={said} row={result} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** One that says how its devices look has one price, any other one for each grade. */
function Priced({
  said,
  row: { deviceName, quantity, grade, prices },
}: Told<Extract<ShownRow['result'], { ok: true }>>) {
  const t = useTranslate()
  const money = useMoney()

  return (
    <>
      <td className="long-words">
        <strong>{t('deviceList.rows.device', { count: quantity, name: deviceName })}</strong>
        <p className="muted long-words">{said}</p>
      </td>
      <td>
        <ul className="cluster">
          {sellerGrades
            .filter((each) => grade === null || each === grade)
            .map((each) => (
              <li key={each}>
                <span className="muted">{each}</span> {money(prices[each])}
              </li>
            ))}
        </ul>
      </td>
    </>
  )
}

function Refused({ said, row: { reason, detail, suggestions } }: Told<RefusedRow>) {
  const t = useTranslate()

  return (
    <td colSpan={2} className="long-words">
      <strong>{t(`deviceList.reason.${reason}`, { detail })}</strong>
      {suggestions.length > 0 && <p>{t('deviceList.rows.suggestions', { names: suggestions.join(', ') })}</p>}
      <p className="muted long-words">{said}</p>
    </td>
  )
}
