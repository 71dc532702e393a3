import { redirect, useActionData, useLoaderData } from 'react-router'
import {
  countBatchesOnTheirWay,
  findBatches,
  findFailedPayouts,
  findTradesToPay,
  type FoundTradeToPay,
  type PayoutLine,
} from '#domain/payouts/batches/find-batches.ts'
import { payoutMethods } from '#domain/payouts/batches/payout.ts'
import { prepareBatches } from '#domain/payouts/batches/prepare-batches.ts'
import { isCountryCode } from '#shop/countries/all.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { TabLinks } from '#web/backoffice/frame/tab-links.tsx'
import { orderRows } from '#web/backoffice/table/order-rows.ts'
import { pageOf, readTable } from '#web/backoffice/table/table-query.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { BatchList } from './batch-list.tsx'
import { FailedList } from './failed-list.tsx'
import { Refusal, refuse, type Refused } from './refusal.tsx'
import { summarise, ToPay } from './to-pay.tsx'

const tabs = ['ready', 'proposed', 'released', 'failed'] as const

type Tab = (typeof tabs)[number]

const table = { sorts: ['since'], usual: 'since', filters: { tab: tabs } } as const

/** First what can go now, then what something stands in the way of. */
const toPay = {
  values: { since: ({ why, since }: FoundTradeToPay) => since.getTime() + (why ? Date.now() : 0) },
  keyOf: ({ number }: FoundTradeToPay) => String(number),
}

const refused = {
  values: { since: ({ settledAt }: PayoutLine) => settledAt },
  keyOf: ({ number }: PayoutLine) => number,
}

export const loader = office.read('payouts.see', async ({ engines, url }) => {
  const query = readTable(url, table)
  const tab = (query.filters['tab'] ?? 'ready') as Tab
  const batches = (status: 'proposed' | 'released') =>
    findBatches(engines, status, tab === status ? pageOf(query) : { limit: query.pageSize })
  const [ready, proposed, released, open, failed] = await Promise.all([
    findTradesToPay(engines),
    batches('proposed'),
    batches('released'),
    countBatchesOnTheirWay(engines),
    findFailedPayouts(engines),
  ])
  const counts = { ready: ready.length, proposed: proposed.total.count, released: open, failed: failed.length }
  return {
    query,
    tab,
    now: engines.now(),
    counts,
    payable: summarise(ready),
    ready: orderRows(ready, query, toPay),
    proposed,
    released,
    failed: orderRows(failed, query, refused),
  }
})

/** Puts batches together; no money moves by that. */
export const action = office.change('payouts.prepare', async ({ engines, storefronts, colleague, form }) => {
  const [code = '', way = ''] = String(form.get('group') ?? '').split(' ')
  const country = isCountryCode(code) ? code : undefined
  const method = payoutMethods.find((each) => each === way)
  const result = await prepareBatches(engines, storefronts, colleague, {
    ...(country && { country }),
    ...(method && { method }),
    ...(form.get('instant') === 'on' && { instant: true }),
  })
  if (!result.ok) return refuse(result.reason)
  const [only, ...more] = result.batches
  return redirect(more.length === 0 ? `/payouts/batches/${only}` : '/payouts?tab=proposed')
})

export default function Payouts() {
  const t = useOfficeTranslate()
  const { query, tab, now, counts, payable, ready, proposed, released, failed } = useLoaderData<typeof loader>()
  const refusal = useActionData<Refused>()

  return (
    <>
      <div className="cluster cluster--apart">
        <div className="stack stack--tight">
          <h1>{t('office.frame.screen.payouts')}</h1>
          <p className="office-soft">{t('office.payouts.text')}</p>
        </div>
        <a href="/payouts/settlements">{t('office.payouts.settlements')}</a>
      </div>
      <Refusal refused={refusal} />
      <TabLinks
        label={t('office.payouts.tabs.label')}
        tabs={tabs.map((each) => ({
          href: `/payouts?tab=${each}`,
          text: `${t(`office.payouts.tabs.${each}`)} (${counts[each]})`,
          isCurrent: each === tab,
        }))}
      />
      {tab === 'ready' && <ToPay page={ready} query={query} payable={payable} now={now} />}
      {tab === 'proposed' && (
        <BatchList page={proposed} query={query} now={now} caption={t('office.payouts.tabs.proposed')} />
      )}
      {tab === 'released' && (
        <BatchList page={released} query={query} now={now} caption={t('office.payouts.tabs.released')} />
      )}
      {tab === 'failed' && <FailedList page={failed} query={query} now={now} />}
    </>
  )
}
