import type { AuditEntry } from '#domain/staff/audit/find-audit.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { AuditDifference } from '#web/backoffice/staff/audit-difference.tsx'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'

/** Who has changed what about the device itself; who changed its prices stands in their history. */
export function DeviceChanges({ changes }: { changes: readonly AuditEntry[] }) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const title = t('office.market.device.changes')
  const columns: Column<AuditEntry>[] = [
    { name: 'at', title: t('office.market.device.at'), show: ({ at }) => formatMoment(at) },
    { name: 'who', title: t('office.market.device.who'), show: ({ username }) => username },
    { name: 'what', title: t('office.market.device.what'), show: ({ action }) => action },
    {
      name: 'difference',
      title: t('office.market.device.beforeAfter'),
      show: (entry) => <AuditDifference entry={entry} />,
    },
  ]

  return (
    <section className="stack">
      <h2>{title}</h2>
      {changes.length === 0 ? (
        <p className="office-empty">{t('office.market.device.noChanges')}</p>
      ) : (
        <RowsTable caption={title} columns={columns} rows={changes} keyOf={({ id }) => id} />
      )}
    </section>
  )
}
