import { useOfficeTranslate } from '#web/shop-context.tsx'

export type Bar = { key: string; label: string; value: number; cells: readonly string[] }

type Props = { caption: string; columns: readonly string[]; bars: readonly Bar[] }

/** A chart that is a table: whoever cannot see the bars reads the numbers beside them. */
export function BarTable({ caption, columns, bars }: Props) {
  const t = useOfficeTranslate()
  const longest = Math.max(...bars.map(({ value }) => value), 1)

  return (
    <div className="table-frame" tabIndex={0} role="region" aria-label={caption}>
      <table className="office-table office-bars">
        <thead>
          <tr>
            <th scope="col">{t('office.reports.column.what')}</th>
            {columns.map((column) => (
              <th scope="col" key={column} className="office-number">
                {column}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('office.reports.column.bar')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, label, value, cells }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={columns[index]} className="office-number">
                  {cell}
                </td>
              ))}
              <td className="office-bars__bar" aria-hidden="true">
                <svg viewBox="0 0 100 8" preserveAspectRatio="none">
                  <rect className="office-bars__ground" width="100" height="8" rx="1" />
                  <rect width={(value / longest) * 100} height="8" rx="1" />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
