import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { findReview } from '#domain/reviews/find-reviews.ts'
import { publishReview, rejectReview, replyToReview, type ModerateResult } from '#domain/reviews/moderate-review.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formText } from '#web/backoffice/form-text.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { numberIn } from '#web/backoffice/number-in.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { DecideForms } from './decide-forms.tsx'
import { Stars, StatusBadge } from './review-marks.tsx'

export const loader = office.read('reviews.see', async ({ engines, params }) => {
  const review = await findReview(engines, numberIn(params['number']))
  if (!review) throw data(null, { status: 404 })
  return review
})

const statusOf = { 'not-yours-to-do': 403, 'no-such-review': 404, 'changed-meanwhile': 409 } as const

export const action = office.change('reviews.change', async ({ engines, colleague, params, form }) => {
  const seen = { number: numberIn(params['number']), changedAt: Number(formText(form, 'seen')) }
  const intent = formText(form, 'intent')
  const reply = formText(form, 'reply')
  const actions: Record<string, () => Promise<ModerateResult>> = {
    publish: () => publishReview(engines, colleague, seen),
    reject: () => rejectReview(engines, colleague, seen, formText(form, 'reason')),
    reply: () => replyToReview(engines, colleague, seen, reply),
  }
  const result = Object.hasOwn(actions, intent) ? await actions[intent]!() : { ok: true as const }
  if (result.ok) return redirect(`/reviews/${seen.number}`)
  const status = statusOf[result.reason as keyof typeof statusOf] ?? 422
  return data({ problem: result.reason, reply: intent === 'reply' ? reply : undefined }, { status })
})

export default function ReviewScreen() {
  const t = useOfficeTranslate()
  const may = useMay()
  const review = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href="/reviews">{t('office.reviews.back')}</a>
        </p>
        <h1>{t('office.reviews.title', { number: review.number })}</h1>
        <p>
          <Stars count={review.stars} />
        </p>
      </div>
      {failed && <Notice look="danger" live="alert" title={t(`office.reviews.problem.${failed.problem}`)} />}
      <div className="office-columns">
        <div className="stack stack--loose">
          <p className="office-entry office-text">{review.text || t('office.reviews.noText')}</p>
          {may('reviews.change') && <DecideForms review={review} reply={failed?.reply} />}
        </div>
        <ReviewSide />
      </div>
    </>
  )
}

function ReviewSide() {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const may = useMay()
  const { name, category, country, status, reason, writtenAt, tradeNumber, decidedBy } = useLoaderData<typeof loader>()
  const trade = formatTradeNumber(tradeNumber)

  return (
    <aside className="stack">
      <dl className="office-sender">
        <dt>{t('office.reviews.column.status')}</dt>
        <dd>
          <StatusBadge status={status} /> {reason && t(`office.reviews.reasons.${reason}`)}
        </dd>
        {decidedBy !== null && (
          <>
            <dt>{t('office.reviews.decidedBy')}</dt>
            <dd>{decidedBy}</dd>
          </>
        )}
        <dt>{t('office.reviews.column.name')}</dt>
        <dd>{name || t('office.reviews.anonymous')}</dd>
        <dt>{t('office.reviews.column.category')}</dt>
        <dd>
          {t(`category.${category}`)} · {country.toUpperCase()}
        </dd>
        <dt>{t('office.reviews.column.written')}</dt>
        <dd>{formatMoment(writtenAt)}</dd>
        {may('trades.see') && (
          <>
            <dt>{t('office.reviews.column.trade')}</dt>
            <dd>
              <a href={`/trades/${trade}`}>{trade}</a>
            </dd>
          </>
        )}
      </dl>
    </aside>
  )
}
