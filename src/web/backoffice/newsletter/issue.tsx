import { data, Form, useActionData, useLoaderData } from 'react-router'
import { findAudiences, findIssue } from '#domain/newsletter/issues/find-issues.ts'
import { linkTargets } from '#domain/newsletter/issues/issue-meanings.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { actOnIssue, type IssueIntent } from './act-on-issue.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { Delivery } from './delivery.tsx'
import { IssueEditor } from './issue-editor.tsx'
import { IssueStatus } from './issue-status.tsx'
import { SavedPreview } from './preview-frame.tsx'

const confirmations = ['saved', 'test'] as const

export const loader = office.read('newsletter.see', async ({ engines, storefronts, params, url }) => {
  const issue = await findIssue(engines, params['id'] ?? '')
  if (!issue) throw data(null, { status: 404 })
  const done = confirmations.find((each) => each === url.searchParams.get('done'))
  return { issue, done, audiences: await findAudiences(engines, storefronts), targets: linkTargets, now: engines.now() }
})

/** Whoever writes a letter saves and tries it; whoever sends it holds it back. */
const intents = {
  copy: ['newsletter.change'],
  save: ['newsletter.change'],
  send: ['newsletter.change'],
  test: ['newsletter.change'],
  pause: ['newsletter.send'],
  'go-on': ['newsletter.send'],
  stop: ['newsletter.send'],
} as const satisfies Record<IssueIntent, readonly Permission[]>

export const action = office.choose('intent', intents, (asked) =>
  actOnIssue(asked, asked.params['id'] ?? '', asked.chosen),
)

export default function IssuePage() {
  const t = useOfficeTranslate()
  const { countryName } = useFormats()
  const may = useMay()
  const { issue, done, now } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const { id, subject, country, status } = issue

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href="/newsletter">{t('office.newsletter.back')}</a>
        </p>
        <h1 lang={country}>{subject}</h1>
        <div className="cluster">
          <IssueStatus status={status} />
          <span className="office-soft">{countryName(country)}</span>
          {may('newsletter.change') && (
            <Form method="post">
              <Button type="submit" name="intent" value="copy" look="ghost" size="small">
                {t('office.newsletter.copy')}
              </Button>
            </Form>
          )}
        </div>
      </div>
      {failed ? (
        <Notice look="danger" live="alert" title={t(`office.newsletter.problem.${failed.reason}`)} />
      ) : (
        done && <Notice look="success" live="status" title={t(`office.newsletter.done.${done}`)} />
      )}
      {status === 'draft' && may('newsletter.change') ? (
        <Draft />
      ) : (
        <>
          {status !== 'draft' && <Delivery issue={issue} now={now} />}
          <SavedPreview id={id} />
        </>
      )}
    </>
  )
}

function Draft() {
  const { issue, audiences, targets } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const { id, changedAt, rate, ...texts } = issue

  return (
    <IssueEditor
      key={id}
      form={failed?.form ?? { ...texts, rate: String(rate) }}
      problems={failed?.problems ?? {}}
      seen={changedAt.toISOString()}
      email={failed?.email ?? ''}
      {...{ audiences, targets }}
    />
  )
}
