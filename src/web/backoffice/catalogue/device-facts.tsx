import { useOfficeTranslate } from '#web/shop-context.tsx'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import type { OfficeDeviceData } from './device.tsx'

type Props = { found: Pick<OfficeDeviceData, 'device' | 'texts' | 'shopUrl'> }

/** What the catalogue says about it. */
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
  const names: Column<Props['found']['texts'][number]>[] = [
    { name: 'locale', title: t('office.prices.device.locale'), show: ({ locale }) => locale },
    {
      name: 'name',
      title: t('office.prices.device.name'),
      show: ({ locale, name }) => <span lang={locale.slice(0, 2)}>{name}</span>,
    },
    { name: 'url', title: t('office.prices.device.url'), show: ({ url }) => url },
  ]

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
      <RowsTable
        caption={t('office.prices.device.names')}
        columns={names}
        rows={texts}
        keyOf={({ locale }) => locale}
      />
    </section>
  )
}
