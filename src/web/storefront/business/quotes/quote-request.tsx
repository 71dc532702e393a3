import { useActionData, useLoaderData } from 'react-router'
import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs } from 'react-router'
import { rowsWithoutPrice } from '#domain/business/lists/rows-without-price.ts'
import { piecesOf } from '#domain/business/quotes/business-quote.ts'
import { linesOfRequest } from '#domain/business/quotes/request/lines-of-request.ts'
import { businessIn } from '#shop/modes/mode.ts'
import { pageContext } from '#web/context.ts'
import { formOf } from '#web/form-of.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { pageNotFound } from '#web/storefront/error/page-not-found.ts'
import { ReadingPage } from '#web/storefront/reading-page.tsx'
import { LIST } from '#web/storefront/business/lists/list-parameter.ts'
import { RequestForm } from './request-form.tsx'
import { RequestedDevices } from './requested-devices.tsx'
import { sendQuoteRequest, type RequestAnswer } from './send-quote-request.ts'

/** Whoever has more rows without a price knows them from the page of his list. */
const SHOWN_ROWS = 20

/** From a device list if its link is in the address, else from what lies in the cart, which only the browser knows. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { engines, shop } = context.get(pageContext)
  if (businessIn(shop) === 'never') return pageNotFound(url)
  const key = crypto.randomUUID()
  const token = url.searchParams.get(LIST)
  if (token === null) return { key, list: null }

  const [lines, rows] = await Promise.all([
    linesOfRequest(engines, shop, { list: token }),
    rowsWithoutPrice(engines, shop, token),
  ])
  if (!lines || !rows) return pageNotFound(url)
  const shown = rows.slice(0, SHOWN_ROWS).map(({ line, said }) => ({ line, said }))
  return { key, list: { token, pieces: piecesOf(lines), rows: shown, unpriced: rows.length } }
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') throw new Response(null, { status: 405 })
  return sendQuoteRequest(context.get(pageContext), await formOf({ request, context }), url)
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders

/** Where a company asks for an offer. */
export default function QuoteRequest() {
  const t = useTranslate()
  const { key, list } = useLoaderData<typeof loader>()
  const answer = useActionData<RequestAnswer>()

  return (
    <ReadingPage
      noindex
      title={t('businessQuote.request.title')}
      description={t('businessQuote.description')}
      lead={t('businessQuote.request.lead')}
    >
      <RequestedDevices list={list} withRows={answer?.withRows ?? true}>
        {(devices, search) => (
          <RequestForm requestKey={answer?.key ?? key} devices={devices} search={search} answer={answer} />
        )}
      </RequestedDevices>
    </ReadingPage>
  )
}
