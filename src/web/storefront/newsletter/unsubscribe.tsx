import { data, redirect, useActionData, useLoaderData } from 'react-router'
import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs } from 'react-router'
import { askForLink } from '#domain/newsletter/ask-for-link.ts'
import { statusOfHash } from '#domain/newsletter/find-active.ts'
import { unsubscribe } from '#domain/newsletter/unsubscribe.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { pageContext, type PageContext } from '#web/context.ts'
import { formOf } from '#web/form-of.ts'
import type { PageHandle } from '#web/root.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { hashIn } from './enrich-views.ts'
import { NewsletterPage } from './newsletter-page.tsx'
import { typedText } from './typed-text.ts'
import { UnknownLink, type LinkAnswer } from './unknown-link.tsx'

export const handle: PageHandle = { withoutScripts: true }

/** Software that checks letters opens every link: looking changes nothing. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const status = await statusOfHash(page.engines, page.shop.country.code, hashIn(page, url) ?? '')
  return { isKnown: status !== undefined, asked: url.searchParams.get('said') === 'asked' }
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') throw new Response(null, { status: 405 })
  const page = context.get(pageContext)
  const emailHash = hashIn(page, url) ?? ''
  const form = await formOf({ request, context })
  if (form.has('email')) return sendLink(page, typedText(form, 'email'), url)

  const address = page.visitorAddress
  const isKnown = await unsubscribe(page.engines, page.shop, { emailHash, source: 'letter', address })
  throw redirect(isKnown ? pathTo(page.shop.country, 'newsletterUnsubscribeSuccess') : url.pathname, 303)
}

async function sendLink({ engines, shop, visitorAddress: address }: PageContext, email: string, url: URL) {
  const result = await askForLink(engines, shop, { email, address })
  if (result.ok) throw redirect(`${url.pathname}?said=asked`, 303)
  const answer: LinkAnswer = { problem: result.reason, email }
  if (result.reason !== 'too-many') return data(answer, { status: 422 })
  return data(answer, { status: 429, headers: { 'Retry-After': String(result.retryAfterSeconds) } })
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders

export default function NewsletterUnsubscribe() {
  const t = useTranslate()
  const { isKnown, asked } = useLoaderData<typeof loader>()
  const answer = useActionData<LinkAnswer>()
  if (!isKnown) return <UnknownLink asked={asked} answer={answer} />

  return (
    <NewsletterPage title={t('newsletter.unsubscribe.title')} lead={t('newsletter.unsubscribe.lead')}>
      <form method="post">
        <Button type="submit">{t('newsletter.unsubscribe.submit')}</Button>
      </form>
    </NewsletterPage>
  )
}
