import type { OfficeDevice } from '#domain/catalogue/devices/find-office-devices.ts'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import type { ShownDeviceCase } from './device.tsx'

/** The catalogue, by words of the name or a model number. */
export function DeviceSearch({ shown: { text, hits } }: { shown: ShownDeviceCase }) {
  const t = useOfficeTranslate()
  const columns = useDeviceColumns()

  return (
    <section className="stack stack--tight">
      <form className="office-filters office-filters--search">
        <TextInput
          label={t('office.cases.device.field')}
          name="q"
          type="search"
          defaultValue={text}
          maxLength={100}
          required
        />
        <Button type="submit">{t('office.cases.device.send')}</Button>
      </form>
      {hits.length > 0 && (
        <RowsTable
          caption={t('office.cases.device.title')}
          columns={columns}
          rows={hits}
          keyOf={({ id }) => String(id)}
        />
      )}
      {text !== '' && hits.length === 0 && (
        <p className="office-empty" role="status">
          {t('office.cases.device.nothing', { text })}
        </p>
      )}
    </section>
  )
}

function useDeviceColumns(): Column<OfficeDevice>[] {
  const t = useOfficeTranslate()

  return [
    { name: 'item', title: t('office.cases.item'), show: ({ manufacturer, name }) => `${manufacturer} ${name}` },
    {
      name: 'choose',
      title: t('office.cases.device.choose'),
      show: ({ id, manufacturer, name }) => (
        <a href={`?device=${id}`} aria-label={`${t('office.cases.device.choose')}: ${manufacturer} ${name}`}>
          {t('office.cases.device.choose')}
        </a>
      ),
    },
  ]
}
