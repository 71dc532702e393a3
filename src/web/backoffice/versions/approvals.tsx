import { useLoaderData } from 'react-router'
import { findFinishedTests } from '#domain/back-tests/find-back-test.ts'
import { findApprovals, type Approval } from '#domain/catalogue/versions/find-versions.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useAge } from '#web/backoffice/frame/office-time.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { versionAddress } from './version-address.ts'

export const loader = office.read('prices.see', async ({ engines, colleague }) => {
  const approvals = await findApprovals(engines)
  const versions = approvals.map(({ id }) => id)
  return { now: engines.now(), me: colleague.id, approvals, backTests: await findFinishedTests(engines, versions) }
})

const pageOf = ({ kind, id }: Approval): string => versionAddress(kind, id)

export default function Approvals() {
  const t = useOfficeTranslate()
  const { approvals } = useLoaderData<typeof loader>()

  return (
    <>
      <div className="stack stack--tight">
        <h1>{t('office.frame.screen.approvals')}</h1>
        <p className="office-soft">{t('office.versions.approvals.text')}</p>
      </div>
      <RowsTable
        caption={t('office.frame.screen.approvals')}
        columns={useApprovalColumns()}
        rows={approvals}
        keyOf={pageOf}
      />
    </>
  )
}

function useApprovalColumns(): Column<Approval>[] {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const { now, me, backTests } = useLoaderData<typeof loader>()
  const age = useAge(now)

  return [
    {
      name: 'what',
      title: t('office.versions.approvals.what'),
      show: (approval) => (
        <a href={pageOf(approval)}>
          {t(`office.versions.approvals.kind.${approval.kind}`)} {approval.questionnaire} {approval.id}
        </a>
      ),
    },
    {
      name: 'note',
      title: t('office.versions.column.note'),
      show: ({ note, origin }) => (origin === 'depreciation' ? t('office.prices.list.depreciation') : note),
    },
    {
      name: 'author',
      title: t('office.versions.column.author'),
      show: ({ author, authorName, firstApproverName }) => (
        <>
          {authorName ?? t('office.prices.list.machine')}{' '}
          {firstApproverName !== null && (
            <Badge look="warning">{t('office.versions.approvals.second', { name: firstApproverName })}</Badge>
          )}{' '}
          {author === me && <Badge>{t('office.versions.approvals.own')}</Badge>}
        </>
      ),
    },
    { name: 'liveFrom', title: t('office.versions.column.liveFrom'), show: ({ liveFrom }) => formatMoment(liveFrom) },
    {
      name: 'backTest',
      title: t('office.backTests.approval'),
      show: ({ id }) => formatMoment(backTests.get(id) ?? null),
    },
    { name: 'since', title: t('office.versions.approvals.since'), show: ({ proposedAt }) => age(proposedAt) },
  ]
}
