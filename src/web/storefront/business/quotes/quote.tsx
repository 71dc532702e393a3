import { lazy, Suspense } from 'react'
import { redirect, useLoaderData } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { declineBusinessQuote } from '#domain/business/quotes/acceptance/decline-business-quote.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { pageContext } from '#web/context.ts'
import { formOf } from '#web/form-of.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { expiredLink } from '#web/storefront/error/expired-link.ts'
import { pageNotFound } from '#web/storefront/error/page-not-found.ts'
import { PageHead } from '#web/storefront/head/page-head.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { QuoteBoxes } from './quote-boxes.tsx'
import { QuoteSummary } from './quote-summary.tsx'
import { showQuote } from './show-quote.ts'

/** Only whoever can still say yes needs the form for it. */
const AcceptQuote = lazy(async () => ({ default: (await import('./accept-quote.tsx')).AcceptQuote }))

/** Whoever has the link may look. Looking changes nothing. */
export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const found = await showQuote(context.get(pageContext), params['token'] ?? '')
  if (found.ok) return found.shown
  return found.reason === 'link-expired' ? expiredLink() : pageNotFound(url)
}

/** The only thing to say without scripts is no. */
export async function action({ request, params, url, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') throw new Response(null, { status: 405 })
  const { engines, shop } = context.get(pageContext)
  const token = params['token'] ?? ''
  if ((await formOf({ request, context })).get('intent') !== 'decline') throw new Response(null, { status: 400 })
  const result = await declineBusinessQuote(engines, shop, token)
  if (!result.ok && result.reason === 'not-found') return pageNotFound(url)
  throw redirect(pathTo(shop.country, 'businessQuote', { token }), 303)
}

export default function Quote() {
  const t = useTranslate()
  const quote = useLoaderData<typeof loader>()
  const title = t('businessQuote.title', { number: quote.number })
  // Nobody says yes to what he has not seen; whoever has said it needs his labels.
  const summary = (
    <aside className="beside__aside stack">
      <QuoteSummary quote={quote} />
    </aside>
  )

  return (
    <div className="container stack stack--loose" data-quote-status={quote.status}>
      <PageHead title={title} description={t('businessQuote.description')} noindex />
      <div className="stack stack--tight">
        <h1>{title}</h1>
        <p className="lead">{t('businessQuote.for', { company: quote.company })}</p>
      </div>
      <div className="beside">
        {quote.status !== 'accepted' && summary}
        <div className="stack stack--loose">
          <WhatNow />
        </div>
        {quote.status === 'accepted' && summary}
      </div>
    </div>
  )
}

/** How things stand, and the one thing to do about it. */
function WhatNow() {
  const t = useTranslate()
  const quote = useLoaderData<typeof loader>()
  const { status, validUntil, reason } = quote
  if (status === 'accepted') return <QuoteBoxes quote={quote} />
  if (status === 'offered') {
    return (
      <>
        <Notice title={t('businessQuote.state.offered')}>
          <p>{t('businessQuote.state.offeredText', { date: validUntil ?? '' })}</p>
        </Notice>
        <Suspense>
          <AcceptQuote quote={quote} />
        </Suspense>
      </>
    )
  }
  return (
    <>
      <Notice look={status === 'requested' ? 'success' : 'info'} title={t(`businessQuote.state.${status}`)}>
        <p>{t(`businessQuote.state.${status}Text`)}</p>
        {reason !== '' && <p className="long-words">{reason}</p>}
      </Notice>
      {status !== 'requested' && <AskAgain />}
    </>
  )
}

function AskAgain() {
  const t = useTranslate()
  const path = usePath()

  return (
    <p>
      <LinkButton href={path('businessLanding')} look="quiet">
        {t('businessQuote.again')}
      </LinkButton>
    </p>
  )
}
