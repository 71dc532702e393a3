import { useActionData, useLoaderData } from 'react-router'
import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs } from 'react-router'
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

/** From a device list if its link is in the address, else from what lies in the cart, which only the browser knows. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { engines, shop } = context.get(pageContext)
  if (businessIn(shop) === 'never') return pageNotFound(url)
  const key = crypto.randomUUID()
  const token = url.searchParams.get(LIST)
  if (token === null) return { key, list: null }

  const lines = await linesOfRequest(engines, shop, { list: token })
  return lines ? { key, list: { token, pieces: piecesOf(lines) } } : pageNotFound(url)
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
      <RequestedDevices list={list}>
        {(devices, search) => (
          <RequestForm requestKey={answer?.key ?? key} devices={devices} search={search} answer={answer} />
        )}
      </RequestedDevices>
    </ReadingPage>
  )
}
