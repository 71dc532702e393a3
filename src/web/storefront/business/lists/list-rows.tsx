import type { ListSums } from '#domain/business/lists/stored-list.ts'
import { countRows, rowChoices } from '#domain/business/lists/stored-list.ts'
import { sellerGrades } from '#domain/offers/questions/grades.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useMoney } from '#web/use-money.ts'
import { PagesOfRows } from './pages-of-rows.tsx'
import { addressOfRows } from './rows-address.ts'
import type { ShownRow, ShownRows } from './show-list.ts'

type Props = { list: ShownRows; sums: ListSums; address: string }

/** Every row with its price or the reason why it has none, and a way to mend it. */
export function ListRows({ list: { rows, choice, page, pages }, sums, address }: Props) {
  const t = useTranslate()

  return (
    <section className="stack" id="rows">
      <h2>{t('deviceList.rows.title')}</h2>
      <nav aria-label={t('deviceList.rows.filter')}>
        <ul className="chips">
          {rowChoices.map((each) => (
            <li key={each}>
              <a
                href={addressOfRows(address, { choice: each })}
                className="chip"
                aria-current={each === choice ? 'true' : undefined}
              >
                {t(`deviceList.rows.${each}`)}{' '}
                <span className="chip__note">{t('deviceList.rows.count', { count: countRows(sums, each) })}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {rows.length === 0 ? (
        <p className="muted">{t('deviceList.rows.none')}</p>
      ) : (
        <RowTable rows={rows} mendAt={(row, anchor) => addressOfRows(address, { choice, page, row }, anchor)} />
      )}
      <PagesOfRows {...{ page, pages }} addressOf={(number) => addressOfRows(address, { choice, page: number })} />
    </section>
  )
}

type MendAt = (row: number, anchor: string) => string

function RowTable({ rows, mendAt }: { rows: readonly ShownRow[]; mendAt: MendAt }) {
  const t = useTranslate()

  return (
    <div className="table-frame">
      <table className="numeric">
        <thead>
          <tr>
            <th scope="col">{t('deviceList.rows.line')}</th>
            <th scope="col">{t('deviceList.column.name')}</th>
            <th scope="col">{t('deviceList.rows.price')}</th>
            <th scope="col">{t('deviceList.mend.title')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.position}
              id={`row-${row.position}`}
              data-row={row.position}
              data-problem={row.result.ok ? undefined : row.result.reason}
              data-remarks={row.result.remarks.map(({ kind }) => kind).join(' ') || undefined}
            >
              <td>{row.line}</td>
              <td className="long-words">
                <WhatItIs row={row} />
                <p className="muted long-words">{row.said}</p>
                <Choices row={row} action={mendAt(row.position, 'mend')} />
              </td>
              <td>
                <Prices row={row} />
              </td>
              <td>
                <a href={mendAt(row.position, 'mend')} aria-label={t('deviceList.mend.row', { line: row.line })}>
                  {t('deviceList.mend.open')}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function WhatItIs({ row: { result } }: { row: ShownRow }) {
  const t = useTranslate()

  return (
    <>
      <strong>
        {result.ok
          ? t('deviceList.rows.device', { count: result.quantity, name: result.deviceName })
          : t(`deviceList.reason.${result.reason}`, { detail: result.detail })}
      </strong>
      {result.ok && result.isFaulty && <p>{t('deviceList.rows.faulty')}</p>}
      {result.remarks.map(({ kind, detail }) => (
        <p key={kind}>{t(`deviceList.remark.${kind}`, { detail })}</p>
      ))}
    </>
  )
}

/** What may have been meant: one button takes it. */
function Choices({ row: { position, result }, action }: { row: ShownRow; action: string }) {
  const t = useTranslate()
  if (result.choices.length === 0) return null

  return (
    <form method="post" action={action} className="cluster">
      <input type="hidden" name="intent" value="take" />
      <input type="hidden" name="row" value={position} />
      <span>{t('deviceList.rows.suggestions')}</span>
      {result.choices.map(({ device, name }) => (
        <Button key={device} type="submit" name="device" value={device} look="quiet" size="small">
          {name}
        </Button>
      ))}
    </form>
  )
}

/** One that says how its devices look has one price, any other one for each grade. */
function Prices({ row: { result } }: { row: ShownRow }) {
  const money = useMoney()
  if (!result.ok) return '–'
  const { grade, prices } = result

  return (
    <ul className="cluster">
      {sellerGrades
        .filter((each) => grade === null || each === grade)
        .map((each) => (
          <li key={each}>
            <span className="muted">{each}</span> {money(prices[each])}
          </li>
        ))}
    </ul>
  )
}
