import { data } from 'react-router'
import { findIssue } from '#domain/newsletter/issues/find-issues.ts'
import { newsletterCountries } from '#domain/newsletter/issues/issue-form.ts'
import { previewIssue } from '#domain/newsletter/issues/issue-letter.ts'
import { formText } from '#web/backoffice/form-text.ts'
import { office, type OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { readIssueForm } from './read-issue-form.ts'

type IssueTexts = { subject: string; preheader: string; text: string }

/** More than anybody may send; what is longer is refused when it is saved. */
const MAX_LENGTH = 60_000

type Asked = Pick<OfficeRequest, 'storefronts'> & { country: string; texts: IssueTexts; form: string }

/** The letter as readers get it. Whatever was typed into it, nothing in it may run; only our own page may frame it. */
function show({ storefronts: { countries }, country: code, texts, form }: Asked): Response {
  const country = newsletterCountries(countries).find((each) => each.code === code)
  if (!country) throw data(null, { status: 404 })
  const { html, text } = previewIssue(country, texts)
  const isText = form === 'text'

  return new Response(isText ? text : html, {
    headers: {
      'Content-Type': `text/${isText ? 'plain' : 'html'}; charset=utf-8`,
      'Content-Security-Policy':
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'",
    },
  })
}

/** As it was saved. */
export const loader = office.read('newsletter.see', async ({ engines, storefronts, url }) => {
  const issue = await findIssue(engines, url.searchParams.get('issue') ?? '')
  if (!issue) throw data(null, { status: 404 })
  return show({ storefronts, country: issue.country, texts: issue, form: url.searchParams.get('form') ?? '' })
})

/** As it is being written. */
export const action = office.change('newsletter.change', async ({ storefronts, form: sent }) => {
  const { country, subject, preheader, text } = readIssueForm(sent)
  const texts = { subject, preheader, text: text.slice(0, MAX_LENGTH) }
  return show({ storefronts, country, texts, form: formText(sent, 'form') })
})
