import { data, redirect, useActionData, useLoaderData } from 'react-router'
import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs } from 'react-router'
import type { ReviewForm as Typed } from '#domain/reviews/review.ts'
import { findAskedReview, withdrawReview, writeReview } from '#domain/reviews/write-review.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { pageContext } from '#web/context.ts'
import { formOf } from '#web/form-of.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { pageNotFound } from '#web/storefront/error/page-not-found.ts'
import { PageHead } from '#web/storefront/head/page-head.tsx'
import { LinkButton, Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ReviewForm, type RefusedReview } from './review-form.tsx'
import { showReview } from './show-review.ts'

/** As easy as writing one, and possible for as long as the review is there. */
function WithdrawForm() {
  const t = useTranslate()

  return (
    <form method="post" className="stack stack--tight">
      <h2>{t('review.withdraw.title')}</h2>
      <p>{t('review.withdraw.text')}</p>
      <p>
        <Button type="submit" name="intent" value="withdraw" look="quiet">
          {t('review.withdraw.button')}
        </Button>
      </p>
    </form>
  )
}

/** Whoever has the link may look and write; whoever has none learns nothing, not even that somebody was asked. */
export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const asked = await findAskedReview(page.engines, page.shop, params['token'] ?? '')
  if (!asked) return pageNotFound(url)
  return { ...showReview(page, asked), isWithdrawn: url.searchParams.has('withdrawn') }
}

export async function action({ request, params, url, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') throw new Response(null, { status: 405 })
  const { engines, shop } = context.get(pageContext)
  const token = params['token'] ?? ''
  const form = await formOf({ request, context })
  const text = (name: string) => String(form.get(name) ?? '')
  const isWithdrawing = form.get('intent') === 'withdraw'
  const typed: Typed = { stars: text('stars'), text: text('text'), name: text('name') }
  const result = isWithdrawing
    ? await withdrawReview(engines, shop, token)
    : await writeReview(engines, shop, token, typed)

  if (!result.ok && result.reason === 'no-such-link') return pageNotFound(url)
  if (!result.ok && result.reason === 'invalid') {
    return data({ typed, problems: result.problems } satisfies RefusedReview, { status: 422 })
  }
  // Then the page is shown afresh, so that loading it again sends nothing twice. Who was too late reads so.
  throw redirect(pathTo(shop.country, 'review', { token }) + (isWithdrawing ? '?withdrawn' : ''), 303)
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders

export default function ReviewPage() {
  const t = useTranslate()
  const asked = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const title = t(asked.isOver ? 'review.over.title' : 'review.title')

  return (
    <div className="container container--reading stack stack--loose">
      <PageHead title={title} description={t('review.description')} noindex />
      <div className="stack">
        <h1>{title}</h1>
        {asked.isOver ? <Over /> : <p className="lead">{t('review.lead', { category: asked.category })}</p>}
      </div>
      <WhatBecameOfIt />
      {!asked.isOver && <ReviewForm asked={asked} refused={refused} />}
      {asked.review && <WithdrawForm />}
    </div>
  )
}

function Over() {
  const t = useTranslate()
  const path = usePath()

  return (
    <>
      <p className="lead">{t('review.over.text')}</p>
      <p>
        <LinkButton href={path('contact')} look="quiet">
          {t('site.footer.contact')}
        </LinkButton>
      </p>
    </>
  )
}

function WhatBecameOfIt() {
  const t = useTranslate()
  const { review, isOver, isWithdrawn } = useLoaderData<typeof loader>()
  if (!review) return isWithdrawn ? <Notice look="success" live="status" title={t('review.withdraw.done')} /> : null

  const { status, reason } = review
  return (
    <Notice look={status === 'rejected' ? 'warning' : 'success'} live="status" title={t('review.thanks')}>
      <p data-review={status}>
        {t(`review.status.${status}`, { reason: reason === null ? '' : t(`review.reason.${reason}`) })}
      </p>
      {isOver && <p>{t('review.over.kept')}</p>}
    </Notice>
  )
}
