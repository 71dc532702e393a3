import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { MarketReportData } from './market-import.tsx'

type Props = { report: MarketReportData; outcome: 'checked' | 'not-saved' | 'saved' | undefined }

/** What a file would add, before it does; or what it has added. */
export function MarketReport({ report, outcome }: Props) {
  const t = useOfficeTranslate()
  const { rows, fresh, known, problems } = report

  return (
    <>
      <Notice
        look={problems > 0 ? 'warning' : 'success'}
        live="status"
        title={t('office.market.result', { rows, fresh, known, problems })}
      >
        {outcome === 'checked' && <p>{t('office.market.checked')}</p>}
        {outcome === 'saved' && <p>{t('office.market.saved', { count: fresh })}</p>}
      </Notice>
      <WrongRows report={report} />
      <FreshPrices report={report} />
    </>
  )
}

function WrongRows({ report: { wrong, problems } }: { report: MarketReportData }) {
  const t = useOfficeTranslate()
  if (wrong.length === 0) return null
  const title = t('office.market.problems')
  const columns: Column<MarketReportData['wrong'][number]>[] = [
    { name: 'line', title: t('office.market.line'), number: true, show: ({ line }) => line },
    { name: 'called', title: t('office.market.called'), show: ({ called }) => called },
    { name: 'written', title: t('office.market.written'), show: ({ written }) => written },
    {
      name: 'fault',
      title: t('office.market.fault'),
      show: ({ verdict }) => verdict !== 'ok' && verdict !== 'known' && t(`office.market.problem.${verdict}`),
    },
  ]

  return (
    <section className="stack">
      <h2>{title}</h2>
      <RowsTable caption={title} columns={columns} rows={wrong} keyOf={({ line }) => String(line)} />
      {problems > wrong.length && <p>{t('office.market.more', { count: problems - wrong.length })}</p>}
    </section>
  )
}

function FreshPrices({ report: { prices, fresh } }: { report: MarketReportData }) {
  const t = useOfficeTranslate()
  const { formatFullDay, formatMoney } = useFormats()
  if (prices.length === 0) return null
  const title = t('office.market.fresh')
  const columns: Column<MarketReportData['prices'][number]>[] = [
    {
      name: 'device',
      title: t('office.prices.change.device'),
      show: ({ deviceId, deviceName }) => <a href={`/prices/devices/${deviceId}`}>{deviceName}</a>,
    },
    { name: 'source', title: t('office.market.source'), show: ({ source }) => source },
    { name: 'kind', title: t('office.market.kindTitle'), show: ({ kind }) => t(`office.market.kind.${kind}`) },
    { name: 'country', title: t('office.prices.change.country'), show: ({ country }) => country.toUpperCase() },
    {
      name: 'grade',
      title: t('office.market.grade'),
      show: ({ grade }) => (grade === '' ? t('office.market.anyGrade') : grade),
    },
    { name: 'price', title: t('office.market.price'), number: true, show: ({ cents }) => formatMoney(cents) },
    { name: 'day', title: t('office.market.day'), show: ({ seenOn }) => formatFullDay(seenOn) },
  ]

  return (
    <section className="stack">
      <h2>{title}</h2>
      <RowsTable caption={title} columns={columns} rows={prices} keyOf={(price) => JSON.stringify(price)} />
      {fresh > prices.length && <p>{t('office.market.more', { count: fresh - prices.length })}</p>}
    </section>
  )
}
