import {
  data,
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { findAudiences, findIssue } from '#domain/newsletter/issues/find-issues.ts'
import { linkTargets } from '#domain/newsletter/issues/issue-meanings.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { officeContext } from '#web/backoffice/office-context.ts'
import { readForm } from '#web/backoffice/read-form.ts'
import { actOnIssue } from './act-on-issue.ts'
import { countryName } from './country-name.ts'
import { Delivery } from './delivery.tsx'
import { IssueEditor } from './issue-editor.tsx'
import { IssueStatus } from './issue-status.tsx'
import { SavedPreview } from './preview-frame.tsx'

const deeds = ['saved', 'test'] as const

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { engines, storefronts } = officeContext(context)
  const issue = await findIssue(engines, params['id'] ?? '')
  if (!issue) throw data(null, { status: 404 })
  const done = deeds.find((each) => each === url.searchParams.get('done'))
  return { issue, done, audiences: await findAudiences(engines, storefronts), targets: linkTargets, now: engines.now() }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return actOnIssue(officeContext(context), params['id'] ?? '', await readForm(request))
}

export default function IssuePage() {
  const t = useOfficeTranslate()
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
  const { id, changedAt, rate, ...words } = issue

  return (
    <IssueEditor
      key={id}
      form={failed?.form ?? { ...words, rate: String(rate) }}
      problems={failed?.problems ?? {}}
      seen={changedAt.toISOString()}
      email={failed?.email ?? ''}
      {...{ audiences, targets }}
    />
  )
}
