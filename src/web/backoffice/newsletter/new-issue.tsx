import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { saveIssue } from '#domain/newsletter/issues/change-issues.ts'
import { findAudiences } from '#domain/newsletter/issues/find-issues.ts'
import type { IssueForm } from '#domain/newsletter/issues/issue-form.ts'
import { linkTargets } from '#domain/newsletter/issues/issue-meanings.ts'
import { USUAL_RATE } from '#domain/newsletter/issues/rate.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { office } from '#web/backoffice/office-handlers.ts'
import { IssueEditor } from './issue-editor.tsx'
import { readIssueForm } from './read-issue-form.ts'

export const loader = office.read('newsletter.change', async ({ engines, storefronts }) => {
  return { audiences: await findAudiences(engines, storefronts), targets: linkTargets }
})

export const action = office.change('newsletter.change', async ({ engines, storefronts, colleague, form: sent }) => {
  const form = readIssueForm(sent)
  const result = await saveIssue(engines, storefronts, colleague, form)
  if (result.ok) return redirect(`/newsletter/${result.id}?done=saved`)
  return data({ form, problems: result.reason === 'invalid' ? result.problems : {} }, { status: 422 })
})

export default function NewIssue() {
  const t = useOfficeTranslate()
  const { audiences, targets } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const fresh: IssueForm = {
    country: audiences[0]?.country ?? '',
    subject: '',
    preheader: '',
    text: '',
    interests: [],
    rate: String(USUAL_RATE),
  }

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href="/newsletter">{t('office.newsletter.back')}</a>
        </p>
        <h1>{t('office.newsletter.new')}</h1>
      </div>
      <IssueEditor form={failed?.form ?? fresh} problems={failed?.problems ?? {}} {...{ audiences, targets }} />
    </>
  )
}
