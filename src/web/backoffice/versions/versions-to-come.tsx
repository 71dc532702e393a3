import { useRouteLoaderData } from 'react-router'
import type { VersionToCome } from '#domain/catalogue/versions/find-versions.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import type { loader } from '#web/backoffice/office.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** On every page, for those who may stop it: what goes beyond the guard rails and counts soon. */
export function VersionsToCome() {
  const toCome = useRouteLoaderData<typeof loader>('office')?.toCome ?? []
  return toCome.map((version) => <ToCome key={version.id} version={version} />)
}

function ToCome({ version }: { version: VersionToCome }) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const { kind, id, number, note, liveFrom, authorName, firstApproverName: first, decidedByName: second } = version
  const page = `/${kind}/${id}`
  const what = `${t(`office.versions.approvals.kind.${kind}`)} ${number}`
  const author = authorName ?? t('office.prices.list.machine')

  return (
    <Notice
      look="danger"
      live="status"
      title={t('office.versions.toCome.title', { what, moment: formatMoment(liveFrom) })}
    >
      {note !== '' && <p>{note}</p>}
      <p>{t('office.versions.toCome.by', { author, first, second })}</p>
      <form method="post" action={page} className="cluster">
        <Button type="submit" name="step" value="cancel" look="danger" size="small">
          {t('office.versions.toCome.cancelOne', { what })}
        </Button>
        <a href={page}>{t('office.versions.toCome.look')}</a>
      </form>
    </Notice>
  )
}
