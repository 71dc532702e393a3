import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { checkBatch, withdrawBatch, withdrawPayout } from '#domain/payouts/batches/change-batch.ts'
import { findBatch } from '#domain/payouts/batches/find-batches.ts'
import { RELEASE_ALONE_LIMIT } from '#domain/payouts/batches/payout.ts'
import { releaseBatch } from '#domain/payouts/batches/release-batch.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { PayoutLines } from './payout-lines.tsx'
import { Refusal, refuse, type Refused } from './refusal.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { reauthenticateFor } from '#shop/office-screens.ts'

export const loader = office.read('payouts.see', async ({ engines, storefronts, colleague, params }) => {
  const found = await findBatch(engines, storefronts, colleague, params['number'] ?? '')
  if (!found) throw data(null, { status: 404 })
  return found
})

const needs = {
  check: ['payouts.prepare'],
  withdraw: ['payouts.prepare'],
  'withdraw-payout': ['payouts.prepare'],
  release: ['payouts.release'],
} as const

export const action = office.choose(
  'intent',
  needs,
  async ({ engines, storefronts, colleague, params, form, chosen: intent }) => {
    const number = params['number'] ?? ''
    const here = `/payouts/batches/${number}`
    if (intent === 'release') {
      const result = await releaseBatch(engines, storefronts, colleague, number)
      if (result.ok) return redirect(here)
      if (result.reason === 'reauthenticate-first') return redirect(reauthenticateFor(here))
      const payouts = 'payouts' in result ? result.payouts.map((each) => each.number).join(', ') : ''
      return refuse(result.reason, { payouts })
    }
    const actions = {
      check: () => checkBatch(engines, colleague, number),
      withdraw: () => withdrawBatch(engines, colleague, number),
      'withdraw-payout': () => withdrawPayout(engines, colleague, number, String(form.get('payout') ?? '')),
    }
    const result = await actions[intent]()
    return result.ok ? redirect(intent === 'withdraw' ? '/payouts?tab=ready' : here) : refuse(result.reason)
  },
)

export default function BatchPage() {
  const t = useOfficeTranslate()
  const { formatDay, formatMoney } = useFormats()
  const { batch, payouts, isPlaceholder, isReauthenticated } = useLoaderData<typeof loader>()
  const refused = useActionData<Refused>()
  const may = useMay()
  const { number, country, method, instant, preparedAt, preparer, releasedAt, releaser, file } = batch

  return (
    <>
      <div className="stack stack--tight">
        <h1>{t('office.payouts.batch.title', { number })}</h1>
        <p>
          {t('office.payouts.batch.summary', {
            country: country.toUpperCase(),
            method: t(`office.payouts.method.${method}`),
            count: batch.payouts,
          })}{' '}
          · <strong>{formatMoney(batch.cents)}</strong> {instant && <Badge>{t('office.payouts.batch.instant')}</Badge>}
        </p>
        <p className="office-soft">
          {t('office.payouts.column.prepared')}:{' '}
          {preparer === null
            ? t('office.payouts.batch.clock')
            : t('office.payouts.batch.by', { date: formatDay(preparedAt), name: preparer })}
          {releasedAt && (
            <>
              {' · '}
              {t('office.payouts.column.released')}:{' '}
              {t('office.payouts.batch.by', { date: formatDay(releasedAt), name: releaser ?? '' })}
            </>
          )}
        </p>
      </div>
      <Refusal refused={refused} />
      {isPlaceholder && <Notice look="warning" title={t('office.payouts.batch.placeholder')} />}
      {batch.status === 'proposed' && <Release />}
      {file && may('payouts.release') && (
        <p>
          {isReauthenticated ? (
            <LinkButton href={`/payouts/batches/${number}/file`} download>
              {t('office.payouts.batch.download')}
            </LinkButton>
          ) : (
            <LinkButton href={reauthenticateFor(`/payouts/batches/${number}`)}>
              {t('office.payouts.batch.reauthenticate')}
            </LinkButton>
          )}
        </p>
      )}
      <PayoutLines payouts={payouts} canTakeOut={batch.status === 'proposed' && may('payouts.prepare')} />
    </>
  )
}

/** Who may let the money go, and what is still missing for it. */
function Release() {
  const t = useOfficeTranslate()
  const { formatMoney } = useFormats()
  const { batch, needsAnother, isReauthenticated } = useLoaderData<typeof loader>()
  const may = useMay()

  return (
    <section className="stack stack--tight">
      <p>
        {needsAnother
          ? t('office.payouts.batch.needsAnother', { limit: formatMoney(RELEASE_ALONE_LIMIT) })
          : t('office.payouts.batch.releaseText')}
      </p>
      {needsAnother && batch.preparer === null && <p>{t('office.payouts.batch.checkText')}</p>}
      <Form method="post" className="cluster">
        {may('payouts.release') && !needsAnother && (
          <Button type="submit" name="intent" value="release">
            {isReauthenticated ? t('office.payouts.batch.release') : t('office.payouts.batch.reauthenticate')}
          </Button>
        )}
        {may('payouts.prepare') && batch.preparer === null && (
          <Button type="submit" name="intent" value="check" look="quiet">
            {t('office.payouts.batch.check')}
          </Button>
        )}
        {may('payouts.prepare') && (
          <Button type="submit" name="intent" value="withdraw" look="ghost">
            {t('office.payouts.batch.withdraw')}
          </Button>
        )}
      </Form>
    </section>
  )
}
