import { auditDifference, type AuditEntry } from '#domain/staff/audit/find-audit.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'

/** What is otherwise after a change than before, field by field. */
export function AuditDifference({ entry }: { entry: AuditEntry }) {
  const t = useOfficeTranslate()
  const lines = auditDifference(entry)
  if (lines.length === 0) return t('office.staff.audit.nothing')

  return (
    <dl className="office-difference">
      {lines.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            {before && <del>{before}</del>} {after && <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
