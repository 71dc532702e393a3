import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { findPayoutOfTrade } from '#domain/payouts/batches/find-payout-of-trade.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { formatTradeNumber, parseTradeNumber } from '#domain/trades/trade-number.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { office, type OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { actOnTrade, type TradeAction } from './act-on-trade.ts'
import { Hold, Identity, OtherPayee, Split } from './trade-actions.tsx'
import { PayoutLines } from './payout-lines.tsx'
import { Refusal, refuse, type Refused } from './refusal.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'

async function find({ engines, colleague, params }: OfficeRequest) {
  const number = parseTradeNumber(params['number'] ?? '')
  const found = number === undefined ? undefined : await findPayoutOfTrade(engines, number)
  if (!found) throw data(null, { status: 404 })
  return { ...found, typedByMe: found.identity?.writtenBy === colleague.id }
}

export const loader = office.read('customers.see', find)

/** What the seller asks for is the agents' work, documents and stops also that of those who pay. */
const intents = {
  'write-identity': ['trades.decide'],
  'confirm-identity': ['trades.decide', 'payouts.prepare'],
  payee: ['trades.decide'],
  split: ['trades.decide'],
  hold: ['trades.decide', 'payouts.prepare'],
  unhold: ['trades.decide', 'payouts.prepare'],
} as const satisfies Record<TradeAction, readonly Permission[]>

export const action = office.choose('intent', intents, async (asked) => {
  const trade = await find(asked)
  const result = await actOnTrade(asked, trade, asked.chosen)
  return result.ok ? redirect(`/payouts/trades/${formatTradeNumber(trade.number)}`) : refuse(result.reason)
})

export type ShownPayout = Awaited<ReturnType<typeof loader>>

export default function PayoutOfTrade() {
  const t = useOfficeTranslate()
  const { formatDay, formatMoney } = useFormats()
  const trade = useLoaderData<typeof loader>()
  const refused = useActionData<Refused>()

  return (
    <>
      <h1>{t('office.payouts.trade.title', { number: formatTradeNumber(trade.number) })}</h1>
      <Refusal refused={refused} />
      <State trade={trade} />
      {trade.payouts.length > 0 && (
        <section className="stack stack--tight">
          <h2>{t('office.payouts.trade.payouts')}</h2>
          <PayoutLines payouts={trade.payouts} canTakeOut={false} />
          {trade.receipts.map(({ number, issuedAt, cents }) => (
            <p key={number}>
              <a href={`/receipts/${number}`} download>
                {number}
              </a>{' '}
              · {formatDay(issuedAt)} · {formatMoney(cents)}
            </p>
          ))}
        </section>
      )}
      <Identity trade={trade} />
      {trade.hasFailed && <OtherPayee />}
      <Split trade={trade} />
      <Hold trade={trade} />
    </>
  )
}

function State({ trade: { due, why, frozenUntil, payeeHint } }: { trade: ShownPayout }) {
  const t = useOfficeTranslate()
  const { formatDay, formatMoney } = useFormats()
  const isOpen = due.items.length > 0

  return (
    <section className="stack stack--tight">
      <h2>{t('office.payouts.trade.state')}</h2>
      <p>
        {isOpen ? (
          <>
            {t('office.payouts.trade.open')}: <strong>{formatMoney(due.total)}</strong> · {payeeHint}{' '}
            <Badge look={why ? 'warning' : 'success'}>
              {why ? t(`office.payouts.why.${why}`) : t('office.payouts.trade.payable')}
            </Badge>
          </>
        ) : (
          t('office.payouts.trade.nothing')
        )}
      </p>
      {why === 'payee-frozen' && frozenUntil && (
        <p>{t('office.payouts.trade.frozen', { date: formatDay(frozenUntil) })}</p>
      )}
    </section>
  )
}
