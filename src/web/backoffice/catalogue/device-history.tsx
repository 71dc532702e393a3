import type { PriceVersion } from '#domain/catalogue/devices/find-office-devices.ts'
import { cents } from '#shop/money/money.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import type { PriceSteps } from './price-steps.ts'

type Props = { chart: PriceSteps | null; versions: readonly PriceVersion[] }

/** Every price that the device ever had, with who is answerable for it. */
export function DeviceHistory({ chart, versions }: Props) {
  const t = useOfficeTranslate()
  const title = t('office.prices.device.history')

  return (
    <section className="stack">
      <h2>{title}</h2>
      {chart && <PriceChart chart={chart} />}
      <RowsTable
        caption={title}
        columns={useVersionColumns()}
        rows={versions}
        keyOf={({ version, country, segment }) => `${version} ${country} ${segment}`}
      />
    </section>
  )
}

function useVersionColumns(): Column<PriceVersion>[] {
  const t = useOfficeTranslate()
  const { formatFullDay, formatMoney } = useFormats()

  return [
    {
      name: 'validFrom',
      title: t('office.prices.device.validFrom'),
      show: ({ validFrom }) => formatFullDay(validFrom),
    },
    { name: 'country', title: t('office.prices.change.country'), show: ({ country }) => country.toUpperCase() },
    {
      name: 'segment',
      title: t('office.prices.change.segmentTitle'),
      show: ({ segment }) => t(`office.prices.segment.${segment}`),
    },
    {
      name: 'price',
      title: t('office.prices.list.rows'),
      number: true,
      show: ({ cents: amount }) => formatMoney(cents(amount)),
    },
    {
      name: 'version',
      title: t('office.prices.device.version'),
      show: ({ version, note, proposal }) =>
        proposal === null ? `${version} ${note}` : <a href={`/prices/${proposal}`}>{`${version} ${note}`}</a>,
    },
    { name: 'author', title: t('office.versions.column.author'), show: ({ author }) => author },
    {
      name: 'approvedBy',
      title: t('office.prices.device.approvedBy'),
      show: ({ approvedBy, approvedAt }) => approvedBy && approvedAt && `${approvedBy}, ${formatFullDay(approvedAt)}`,
    },
  ]
}

/** The labels stand around the drawing, not in it: so they keep their size however wide it is. */
export function PriceChart({ chart: { line, highest, lowest, first, last } }: { chart: PriceSteps }) {
  const t = useOfficeTranslate()
  const { formatFullDay, formatMoney } = useFormats()
  const span = {
    from: formatFullDay(first.day),
    to: formatFullDay(last.day),
    first: formatMoney(first.cents),
    last: formatMoney(last.cents),
  }

  return (
    <>
      <p className="office-soft">{t('office.prices.device.historyText')}</p>
      <div className="trend">
        <p className="trend__scale" aria-hidden="true">
          <span>{formatMoney(highest)}</span>
          <span>{formatMoney(lowest)}</span>
        </p>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={t('office.prices.device.chart', span)}
        >
          <path d="M0 8H100M0 92H100" />
          <path className="trend__line" d={line} />
        </svg>
        <p className="trend__days" aria-hidden="true">
          <span>
            {span.from} <b>{span.first}</b>
          </span>
          <span>
            {span.to} <b>{span.last}</b>
          </span>
        </p>
      </div>
    </>
  )
}
