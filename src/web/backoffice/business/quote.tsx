import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { statusNow, tierOf } from '#domain/business/quotes/business-quote.ts'
import { findBusinessQuote } from '#domain/business/quotes/find-business-quotes.ts'
import { findTaxOfQuote } from '#domain/business/quotes/find-tax-of-quote.ts'
import { findBoxes } from '#domain/trades/parcels/find-boxes.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { numberIn } from '#web/backoffice/number-in.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { Notice } from '#web/ui/notice.tsx'
import { decideQuote } from './decide-quote.ts'
import { PriceForm, RefuseForm } from './decide-forms.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteSide } from './quote-side.tsx'

export const loader = office.read('businessQuotes.see', async ({ engines, params }) => {
  const found = await findBusinessQuote(engines, numberIn(params['number']))
  if (!found) throw data(null, { status: 404 })
  const { quote, lines } = found
  const boxes = await findBoxes(engines.db, quote.id)
  return {
    quote: { ...quote, status: statusNow(quote, engines.now()) },
    lines: lines.map(({ position, deviceName, condition, quantity, imeis, calculated, cents }) => ({
      position,
      deviceName,
      condition,
      quantity,
      imeis: imeis.length,
      calculated,
      cents,
    })),
    tierPercent: tierOf(lines) / 100,
    trades: boxes.map(({ number }) => formatTradeNumber(number)),
    tax: await findTaxOfQuote(engines.db, quote, lines),
  }
})

export type ShownLine = Awaited<ReturnType<typeof loader>>['lines'][number]

export const action = office.change('businessQuotes.change', async (asked) => {
  const number = numberIn(asked.params['number'])
  const result = await decideQuote(asked, number)
  if (result.ok) return redirect(`/business-quotes/${number}`)
  return data({ problem: result.reason, typed: result.typed }, { status: result.status })
})

export default function BusinessQuoteScreen() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { quote, lines, tierPercent, trades, tax } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const canDecide = quote.status === 'requested' && may('businessQuotes.change')

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href="/business-quotes">{t('office.businessQuotes.back')}</a>
        </p>
        <h1>{t('office.businessQuotes.title', { number: quote.number })}</h1>
        <p>{quote.contact.company}</p>
      </div>
      {failed && <Notice look="danger" live="alert" title={t(`office.businessQuotes.problem.${failed.problem}`)} />}
      <div className="office-columns">
        <div className="stack stack--loose">
          {canDecide ? (
            <>
              <PriceForm
                tierPercent={tierPercent}
                key={new Date(quote.changedAt).getTime()}
                quote={quote}
                lines={lines}
                tax={tax}
                typed={failed?.typed}
              />
              <RefuseForm quote={quote} typed={failed?.typed['reason']} />
            </>
          ) : (
            <QuoteLines {...{ quote, lines, tierPercent, tax }} />
          )}
        </div>
        <QuoteSide quote={quote} trades={trades} />
      </div>
    </>
  )
}
