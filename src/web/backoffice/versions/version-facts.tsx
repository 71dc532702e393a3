import type { Version } from '#domain/catalogue/versions/version.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { VersionBadge } from './version-badge.tsx'

/** A version without what it says. */
export type ShownVersion = Omit<Version<unknown>, 'body'>

/** Who wants what from when on, and what became of it. */
export function VersionFacts({ version, title }: { version: ShownVersion; title: string }) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const { phase, note, origin, authorName, createdAt, decidedByName, decidedAt, reason, liveFrom } = version
  const { basedOn, takesBack, firstApproverName, firstApprovedAt, cancelledByName, cancelledAt, remark } = version

  return (
    <div className="stack stack--tight">
      <div className="cluster">
        <h1>{title}</h1>
        <VersionBadge phase={phase} />
      </div>
      {note !== '' && <p className="lead">{note}</p>}
      {origin === 'shop' && <p className="lead">{t('office.versions.shipped')}</p>}
      {origin === 'import' && <p className="lead">{t('office.versions.imported')}</p>}
      {origin === 'depreciation' && <p className="lead">{t('office.prices.list.depreciation')}</p>}
      {origin === 'return' && basedOn !== null && (
        <p className="lead">{t('office.versions.returned', { number: basedOn })}</p>
      )}
      {origin === 'return' && basedOn === null && (
        <p className="lead">{t('office.prices.takesBack', { number: takesBack ?? 0 })}</p>
      )}
      {liveFrom && origin !== 'shop' && <p>{t('office.versions.liveFrom', { moment: formatMoment(liveFrom) })}</p>}
      {origin !== 'shop' && (
        <p className="office-soft">
          {t('office.versions.by', { author: authorName ?? t('office.prices.list.machine') })} ·{' '}
          {formatMoment(createdAt)}
        </p>
      )}
      {firstApproverName && firstApprovedAt && (
        <p className="office-soft">
          {t('office.versions.approvedFirst', { name: firstApproverName })} · {formatMoment(firstApprovedAt)}
        </p>
      )}
      {decidedByName && decidedAt && (
        <p className="office-soft">
          {t('office.versions.decided', { name: decidedByName })} · {formatMoment(decidedAt)}
        </p>
      )}
      {cancelledByName && cancelledAt && (
        <p>
          {t('office.versions.cancelled', { name: cancelledByName })} · {formatMoment(cancelledAt)}
        </p>
      )}
      {remark !== '' && <p>{t('office.versions.remark', { remark })}</p>}
      {reason !== '' && <p>{t('office.versions.reason', { reason })}</p>}
    </div>
  )
}
