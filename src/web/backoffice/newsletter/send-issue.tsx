import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { startIssue } from '#domain/newsletter/issues/change-issues.ts'
import { countAddressees, findIssue } from '#domain/newsletter/issues/find-issues.ts'
import { textProblems } from '#domain/newsletter/issues/issue-form.ts'
import { issueMeanings } from '#domain/newsletter/issues/issue-meanings.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formText } from '#web/backoffice/form-text.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { SavedPreview } from './preview-frame.tsx'

export const loader = office.read('newsletter.send', async ({ engines, storefronts, params }) => {
  const issue = await findIssue(engines, params['id'] ?? '')
  if (!issue) throw data(null, { status: 404 })
  if (issue.status !== 'draft') throw redirect(`/newsletter/${issue.id}`)
  const problems = textProblems(issue.text, issueMeanings(storefronts.countries[issue.country]))
  return { issue, problems, people: await countAddressees(engines, issue) }
})

export const action = office.change('newsletter.send', async ({ engines, storefronts, colleague, params, form }) => {
  const draft = { id: params['id'] ?? '', seen: formText(form, 'seen') }
  const result = await startIssue(engines, storefronts, colleague, draft)
  if (result.ok) return redirect(`/newsletter/${result.id}`)
  return data({ reason: result.reason }, { status: result.reason === 'invalid' ? 422 : 409 })
})

export default function SendIssue() {
  const t = useOfficeTranslate()
  const { countryName } = useFormats()
  const { issue, problems, people } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const country = countryName(issue.country)
  const problem = problems.text ?? (people === 0 ? ('nobody-to-write-to' as const) : undefined)

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href={`/newsletter/${issue.id}`}>{t('office.newsletter.confirm.back')}</a>
        </p>
        <h1>{t('office.newsletter.confirm.title')}</h1>
      </div>
      {failed && <Notice look="danger" live="alert" title={t(`office.newsletter.problem.${failed.reason}`)} />}
      <div className="office-halves">
        <div className="stack">
          <Facts />
          {problem === undefined ? (
            <>
              <Notice look="warning" title={t('office.newsletter.confirm.warning')} />
              <Form method="post">
                <input type="hidden" name="seen" value={issue.changedAt.toISOString()} />
                <Button type="submit">{t('office.newsletter.confirm.send', { count: people, country })}</Button>
              </Form>
            </>
          ) : (
            <Notice look="danger" title={t('office.newsletter.problem.invalid')}>
              <p>{t(`office.newsletter.problem.${problem}`, { what: problems.what ?? '' })}</p>
            </Notice>
          )}
        </div>
        <SavedPreview id={issue.id} />
      </div>
    </>
  )
}

function Facts() {
  const t = useOfficeTranslate()
  const { countryName, formatChoice } = useFormats()
  const { issue, people } = useLoaderData<typeof loader>()
  const { subject, preheader, rate, interests, country } = issue
  const to = t('office.newsletter.confirm.audience', { count: people, country: countryName(country) })
  const names = formatChoice(interests.map((each) => t(`category.${each}`)))
  const interested = interests.length === 0 ? '' : t('office.newsletter.confirm.interested', { interests: names })
  const minutes = Math.max(1, Math.ceil(people / rate))
  const facts = [
    { name: t('office.newsletter.field.subject'), fact: subject, lang: country },
    { name: t('office.newsletter.field.preheader'), fact: preheader || '–', lang: country },
    { name: t('office.newsletter.confirm.to'), fact: [to, interested].filter((part) => part !== '').join(' · ') },
    { name: t('office.newsletter.field.rate'), fact: t('office.newsletter.field.perMinute', { count: rate }) },
    {
      name: t('office.newsletter.confirm.duration'),
      fact: t('office.newsletter.confirm.minutes', { count: minutes }),
    },
  ]

  return (
    <section className="stack stack--tight">
      <h2>{t('office.newsletter.confirm.facts')}</h2>
      <dl className="office-facts">
        {facts.map(({ name, fact, lang }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang={lang}>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
