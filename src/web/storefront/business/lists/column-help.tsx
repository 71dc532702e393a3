import { Icon } from '#web/art/icons.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { LinkButton } from '#web/ui/button.tsx'

/** Those that a list may have, in the order in which they matter. */
const columns = ['imei', 'name', 'storage', 'manufacturer', 'number', 'grade', 'defects', 'quantity'] as const

export function ColumnHelp() {
  const t = useTranslate()

  return (
    <section className="stack">
      <h2>{t('deviceList.columns.title')}</h2>
      <p>{t('deviceList.columns.text')}</p>
      <div className="table-frame">
        <table>
          <tbody>
            {columns.map((column) => (
              <tr key={column}>
                <th scope="row">{t(`deviceList.column.${column}`)}</th>
                <td>{t(`deviceList.columns.${column}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <LinkButton href="/api/device-lists/example" look="quiet" download>
          <Icon name="download" size={18} />
          {t('deviceList.columns.example')}
        </LinkButton>
      </p>
    </section>
  )
}
