import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { findCasesOfTrade } from '#domain/cases/find-cases.ts'
import { numberOfQuote } from '#domain/business/quotes/find-business-quotes.ts'
import { decideItem, actionsFor, type OfficeAction } from '#domain/inspection/decide-item.ts'
import { may, type Permission } from '#domain/staff/permissions.ts'
import { findPhotos } from '#domain/inspection/photos/photos.ts'
import { findTradeByNumber } from '#domain/trades/find-trade.ts'
import { findTradeDetails } from '#domain/trades/trade-details.ts'
import { sellerName } from '#domain/trades/seller-name.ts'
import { formatTradeNumber, parseTradeNumber } from '#domain/trades/trade-number.ts'
import { writeNote } from '#domain/trades/write-note.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { readEuros } from '../read-euros.ts'
import { RefusalNotice, refuse } from '../refusals.tsx'
import { StatusBadge } from './state-badge.tsx'
import { TradeFacts } from './trade-facts.tsx'
import { TradeHistory } from './trade-history.tsx'
import { TradeItemCard } from './trade-item.tsx'

export const loader = office.read('trades.see', async ({ engines, colleague, params }) => {
  const number = parseTradeNumber(params['number'] ?? '')
  const trade = number === undefined ? undefined : await findTradeDetails(engines, number)
  if (!trade) throw data(null, { status: 404 })

  const ids = trade.items.map(({ id }) => id)
  const photos = await findPhotos(engines, ids)
  const items = trade.items.map(({ offer, correction, ...item }) => ({
    ...item,
    rightCents: correction?.cents ?? null,
    device: offer.deviceName,
    condition: offer.condition,
    photos: photos.get(item.id) ?? [],
    actions: actionsFor(colleague, item.status),
  }))
  const { businessQuoteId } = trade
  const quote = businessQuoteId === null ? undefined : await numberOfQuote(engines, businessQuoteId)
  const cases = may(colleague, 'cases.see') ? await findCasesOfTrade(engines, trade.id) : []
  return { trade: { ...trade, items, quote, cases }, key: crypto.randomUUID() }
})

export type ShownTrade = Awaited<ReturnType<typeof loader>>['trade']

/** Whoever works on trades may tell the others something; what becomes of a device is decided by those whose work it is. */
const intents = {
  note: ['trades.receive', 'trades.inspect', 'trades.decide', 'trades.return', 'payouts.prepare'],
  found: ['trades.receive', 'trades.decide'],
  unlocked: ['trades.inspect'],
  cancel: ['trades.decide'],
  compensate: ['trades.decide'],
  close: ['trades.decide'],
  dispute: ['trades.decide'],
  cleared: ['trades.decide'],
  seize: ['trades.decide'],
  reject: ['trades.decide'],
} as const satisfies Record<OfficeAction | 'note', readonly Permission[]>

export const action = office.choose(
  'intent',
  intents,
  async ({ engines, storefronts, colleague, params, form, chosen: intent }) => {
    const text = (name: string) => String(form.get(name) ?? '')
    const number = parseTradeNumber(params['number'] ?? '')
    const trade = number === undefined ? undefined : await findTradeByNumber(engines, number)
    if (!trade) throw data(null, { status: 404 })

    if (intent === 'note') {
      const result = await writeNote(engines, colleague, { tradeId: trade.id, text: text('note') })
      return result.ok
        ? redirect(`/trades/${formatTradeNumber(trade.number)}#notes`)
        : refuse(result.reason, { item: '' })
    }
    const item = trade.items.find(({ id }) => id === text('item'))
    if (!item) return refuse('no-such-item', { item: '' })
    const paid = readEuros(text('amount'))
    if (intent === 'compensate' && (paid === undefined || paid > item.cents))
      return refuse('amount-wrong', { item: item.id })

    const decision = {
      trade,
      item,
      action: intent,
      reason: text('reason'),
      key: text('key'),
      ...(paid !== undefined && { paid }),
    }
    const result = await decideItem(engines, storefronts, colleague, decision)
    if (!result.ok) return refuse(result.reason, { item: item.id })
    return redirect(`/trades/${formatTradeNumber(trade.number)}#item-${item.position + 1}`)
  },
)

export default function TradePage() {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const { trade, key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { number, status, createdAt, seller, country, items } = trade

  return (
    <>
      <div className="stack stack--tight">
        <div className="cluster">
          <h1>{formatTradeNumber(number)}</h1>
          <StatusBadge status={status} />
        </div>
        <p className="office-soft">
          {sellerName(seller)} · {country.toUpperCase()} · {formatMoment(createdAt)}
        </p>
      </div>
      <RefusalNotice refused={refused} />
      <div className="office-columns">
        <div className="stack stack--loose">
          <section className="stack">
            <h2>{t('office.trades.trade.items')}</h2>
            {items.map((item) => (
              <TradeItemCard key={item.id} item={item} number={number} formKey={key} />
            ))}
          </section>
          <TradeHistory history={trade.history} number={number} pieces={items.length} />
        </div>
        <TradeFacts trade={trade} formKey={key} />
      </div>
    </>
  )
}
