import type { PlacedPrice } from '#domain/catalogue/devices/find-office-devices.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { useMoney } from '#web/use-money.ts'

/** What counts in every country today, and where somebody has said so. */
export function DevicePrices({ prices }: { prices: readonly PlacedPrice[] }) {
  const t = useOfficeTranslate()
  const money = useMoney()
  const title = t('office.prices.device.prices')

  return (
    <section className="stack">
      <h2>{title}</h2>
      {prices.length === 0 ? (
        <p className="office-empty">{t('office.prices.device.noPrice')}</p>
      ) : (
        <div className="table-frame" tabIndex={0} role="region" aria-label={title}>
          <table className="office-table">
            <thead>
              <tr>
                <th scope="col">{t('office.prices.change.country')}</th>
                <th scope="col">{t('office.prices.change.segmentTitle')}</th>
                <th scope="col" className="office-number">
                  {t('office.prices.list.rows')}
                </th>
                <th scope="col">{t('office.prices.list.statusTitle')}</th>
              </tr>
            </thead>
            <tbody>
              {prices.map(({ country, segment, cents, isOwn }) => (
                <tr key={`${country} ${segment}`}>
                  <td>{country.toUpperCase()}</td>
                  <td>{t(`office.prices.segment.${segment}`)}</td>
                  <td className="office-number">{money(cents)}</td>
                  <td>
                    {isOwn ? (
                      <Badge look="brand">{t('office.prices.device.own')}</Badge>
                    ) : (
                      <span className="office-soft">{t('office.prices.device.follows')}</span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="office-soft">{t('office.prices.device.pricesText')}</p>
    </section>
  )
}
