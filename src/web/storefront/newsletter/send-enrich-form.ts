import { data, redirect } from 'react-router'
import { confirm } from '#domain/newsletter/sign-up/confirm.ts'
import { enrich } from '#domain/newsletter/sign-up/enrich.ts'
import type { EnrichForm, EnrichProblems } from '#domain/newsletter/sign-up/enrichment.ts'
import { subscribe } from '#domain/newsletter/sign-up/subscribe.ts'
import { pathTo } from '#shop/screens/paths.ts'
import type { PageContext } from '#web/context.ts'
import { pageNotFound } from '#web/storefront/error/page-not-found.ts'
import { typedText } from './typed-text.ts'

export type EmailProblem = 'email-missing' | 'email-invalid' | 'too-many' | 'looks-automatic'

/** What was wrong with a form, and what stood in it. */
export type EnrichAnswer =
  | { view: 'sign-up'; problem: EmailProblem; email: string }
  | { view: 'details'; problems: EnrichProblems; form: EnrichForm }

type Sender = Pick<PageContext, 'engines' | 'shop' | 'visitorAddress'>

/** Somebody asks for the newsletter, here or at the foot of any page. */
export async function signUp({ engines, shop, visitorAddress: address }: Sender, form: FormData, url: URL) {
  const email = typedText(form, 'email')
  const source = form.get('from') === 'footer' ? 'footer' : 'enrich'
  const result = await subscribe(engines, shop, { email, source, bait: typedText(form, 'website'), address })
  if (result.ok) throw redirect(`${pathTo(shop.country, 'newsletterEnrich')}?said=sent`, 303)
  if (result.reason === 'no-newsletter') return pageNotFound(url)

  const answer: EnrichAnswer = { view: 'sign-up', problem: result.reason, email }
  if (result.reason !== 'too-many') return data(answer, { status: 422 })
  return data(answer, { status: 429, headers: { 'Retry-After': String(result.retryAfterSeconds) } })
}

/** The button behind the link in the letter. */
export async function confirmMailbox({ engines, shop, visitorAddress: address }: Sender, token: string, url: URL) {
  const result = await confirm(engines, shop, { token, address })
  if (!result.ok) throw redirect(url.pathname, 303)
  throw redirect(`${pathTo(shop.country, 'newsletterEnrich', { emailHash: result.emailHash })}?said=welcome`, 303)
}

/** What a subscriber tells about himself. */
export async function saveEnrichment(
  { engines, shop, visitorAddress: address }: Sender,
  sent: FormData,
  { emailHash, pathname }: { emailHash: string; pathname: string },
) {
  const form: EnrichForm = {
    salutation: typedText(sent, 'salutation'),
    firstName: typedText(sent, 'firstName'),
    birthday: typedText(sent, 'birthday'),
    interests: sent.getAll('interests').filter((value) => typeof value === 'string'),
  }
  const result = await enrich(engines, shop, { emailHash, form, address })
  if (!result.ok && result.reason === 'invalid') {
    return data<EnrichAnswer>({ view: 'details', problems: result.problems, form }, { status: 422 })
  }
  throw redirect(result.ok ? `${pathname}?said=saved` : pathname, 303)
}
