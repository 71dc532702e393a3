import type { PriceVersion } from '#domain/catalogue/devices/find-office-devices.ts'
import { cents } from '#shop/money/money.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useMoney } from '#web/use-money.ts'
import { shortDay } from '#web/backoffice/prices/price-words.ts'
import type { PriceSteps } from './price-steps.ts'

type Props = { chart: PriceSteps | null; versions: readonly PriceVersion[] }

/** Every price that the device ever had, with who is answerable for it. */
export function DeviceHistory({ chart, versions }: Props) {
  const t = useOfficeTranslate()
  const money = useMoney()
  const title = t('office.prices.device.history')

  return (
    <section className="stack">
      <h2>{title}</h2>
      {chart && <Chart chart={chart} />}
      <div className="table-frame" tabIndex={0} role="region" aria-label={title}>
        <table className="office-table">
          <thead>
            <tr>
              <th scope="col">{t('office.prices.device.validFrom')}</th>
              <th scope="col">{t('office.prices.change.country')}</th>
              <th scope="col">{t('office.prices.change.segmentTitle')}</th>
              <th scope="col" className="office-number">
                {t('office.prices.list.rows')}
              </th>
              <th scope="col">{t('office.prices.device.version')}</th>
              <th scope="col">{t('office.prices.list.author')}</th>
              <th scope="col">{t('office.prices.device.approvedBy')}</th>
            </tr>
          </thead>
          <tbody>
            {versions.map(({ version, validFrom, country, segment, cents: amount, note, proposal, ...who }) => (
              <tr key={`${version} ${country} ${segment}`}>
                <td>{shortDay(validFrom)}</td>
                <td>{country.toUpperCase()}</td>
                <td>{t(`office.prices.segment.${segment}`)}</td>
                <td className="office-number">{money(cents(amount))}</td>
                <td>
                  {proposal === null ? (
                    `${version} ${note}`
                  ) : (
                    <a href={`/prices/${proposal}`}>{`${version} ${note}`}</a>
                  )}
                </td>
                <td>{who.author}</td>
                <td>{who.approvedBy && who.approvedAt && `${who.approvedBy}, ${shortDay(who.approvedAt)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** The labels stand around the drawing, not in it: so they keep their size however wide it is. */
function Chart({ chart: { line, highest, lowest, first, last } }: { chart: PriceSteps }) {
  const t = useOfficeTranslate()
  const money = useMoney()
  const span = {
    from: shortDay(first.day),
    to: shortDay(last.day),
    first: money(first.cents),
    last: money(last.cents),
  }

  return (
    <>
      <p className="office-soft">{t('office.prices.device.historyText')}</p>
      <div className="trend">
        <p className="trend__scale" aria-hidden="true">
          <span>{money(highest)}</span>
          <span>{money(lowest)}</span>
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
