import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { numberIn } from '#web/backoffice/number-in.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { Notice } from '#web/ui/notice.tsx'
import { decideQuote } from './decide-quote.ts'
import { PriceForm, RefuseForm } from './decide-forms.tsx'
import { OpenRow } from './open-row.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteSide } from './quote-side.tsx'
import { showQuote } from './show-quote.ts'

export const loader = office.read('businessQuotes.see', showQuote)

export const action = office.change('businessQuotes.change', async (asked) => {
  const number = numberIn(asked.params['number'])
  const result = await decideQuote(asked, number)
  if (!result.ok) return data({ problem: result.reason, typed: result.typed }, { status: result.status })
  const search = new URLSearchParams(asked.url.searchParams)
  // What was opened is done.
  for (const name of ['row', 'q', 'device']) search.delete(name)
  return redirect(`/business-quotes/${number}${search.size > 0 ? `?${search}` : ''}`)
})

export default function BusinessQuoteScreen() {
  const t = useOfficeTranslate()
  const may = useMay()
  const shown = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const { quote, open } = shown
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
              {open && <OpenRow key={open.position} quote={quote} open={open} typed={failed?.typed} />}
              <PriceForm key={new Date(quote.changedAt).getTime()} shown={shown} typed={failed?.typed} />
              <RefuseForm quote={quote} typed={failed?.typed['reason']} />
            </>
          ) : (
            <QuoteLines shown={shown} />
          )}
        </div>
        <QuoteSide quote={quote} trades={shown.trades} />
      </div>
    </>
  )
}
