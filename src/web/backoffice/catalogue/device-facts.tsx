import { useOfficeTranslate } from '#web/shop-context.tsx'
import type { OfficeDeviceData } from './device.tsx'

type Props = { found: Pick<OfficeDeviceData, 'device' | 'texts' | 'shopUrl'> }

/** What the catalogue file says about it; that is where it is changed. */
export function DeviceFacts({ found: { device, texts, shopUrl } }: Props) {
  const t = useOfficeTranslate()
  const { id, category, popularity, modelNumbers, releaseYear, releaseMonth } = device
  const facts = [
    ['ID', id],
    [t('office.prices.device.category'), t(`category.${category}`)],
    [
      t('office.prices.device.released'),
      releaseMonth === null ? releaseYear : `${String(releaseMonth).padStart(2, '0')}/${releaseYear}`,
    ],
    [t('office.prices.device.popularity'), popularity],
    [t('office.prices.device.numbers'), modelNumbers.join(', ') || t('office.prices.device.noNumbers')],
  ] as const

  return (
    <section className="stack">
      <h2>{t('office.prices.device.facts')}</h2>
      <dl className="office-figures">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={shopUrl} target="_blank" rel="noreferrer">
          {t('office.prices.device.shop')}
        </a>
      </p>
      <div className="table-frame" tabIndex={0} role="region" aria-label={t('office.prices.device.names')}>
        <table className="office-table">
          <caption className="visually-hidden">{t('office.prices.device.names')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('office.prices.device.locale')}</th>
              <th scope="col">{t('office.prices.device.name')}</th>
              <th scope="col">{t('office.prices.device.url')}</th>
            </tr>
          </thead>
          <tbody>
            {texts.map(({ locale, name, url }) => (
              <tr key={locale}>
                <td>{locale}</td>
                <td lang={locale.slice(0, 2)}>{name}</td>
                <td>{url}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
