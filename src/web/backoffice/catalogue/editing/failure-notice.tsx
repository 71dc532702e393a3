import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import type { Failure } from './use-typed-fields.tsx'

type Props = { failure: Failure<string> | undefined; /** Where the stored state is shown. */ address: string }

/** Why nothing was saved. Whoever was too late keeps what he typed, and chooses. */
export function FailureNotice({ failure, address }: Props) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  if (!failure) return null
  if (failure.refusal) {
    return <Notice look="danger" live="alert" title={t(`office.catalogue.refusal.${failure.refusal}`)} />
  }
  if (!failure.conflict) return <Notice look="danger" live="alert" title={t('office.catalogue.check')} />

  const { by, at, stored } = failure.conflict
  const count = Object.keys(stored).filter(
    (field) => stored[field] !== failure.form[field]?.replaceAll('\r\n', '\n').trim(),
  ).length
  const title =
    by === null
      ? t('office.catalogue.conflict.byImport')
      : t('office.catalogue.conflict.title', { by, at: formatMoment(at) })
  return (
    <Notice look="warning" live="alert" title={title}>
      <p>
        {t('office.catalogue.conflict.text')} {t('office.catalogue.conflict.fields', { count })}.
      </p>
      <p>
        <a href={address}>{t('office.catalogue.conflict.takeTheirs')}</a>
      </p>
    </Notice>
  )
}
