import { useOfficeTranslate } from '#web/shop-context.tsx'
import { RowsTable } from '#web/backoffice/table/rows-table.tsx'

const columns = [
  { name: 'device', needed: true },
  { name: 'source', needed: true },
  { name: 'kind', needed: true },
  { name: 'price', needed: true },
  { name: 'country', needed: false },
  { name: 'grade', needed: false },
  { name: 'day', needed: false },
] as const

/** What a file has to look like. */
export function MarketColumns() {
  const t = useOfficeTranslate()
  const title = t('office.market.columns')

  return (
    <section className="stack">
      <h2>{title}</h2>
      <RowsTable
        caption={title}
        rows={columns}
        keyOf={({ name }) => name}
        columns={[
          {
            name: 'name',
            title: t('office.market.column.name'),
            show: ({ name }) => <b>{t(`office.market.column.${name}`)}</b>,
          },
          {
            name: 'needed',
            title: t('office.market.column.needed'),
            show: ({ needed }) => t(needed ? 'office.market.yes' : 'office.market.no'),
          },
          {
            name: 'holds',
            title: t('office.market.column.holds'),
            show: ({ name }) => t(`office.market.column.${name}Text`),
          },
        ]}
      />
    </section>
  )
}
