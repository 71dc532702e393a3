import { data, redirect, useActionData, useLoaderData } from 'react-router'
import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs } from 'react-router'
import { askForWatch } from '#domain/price-watch/ask-for-watch.ts'
import { confirmWatch } from '#domain/price-watch/confirm-watch.ts'
import { endWatch } from '#domain/price-watch/end-watch.ts'
import { pageContext, type PageContext } from '#web/context.ts'
import { formOf } from '#web/form-of.ts'
import type { PageHandle } from '#web/root.tsx'
import { typedText } from '#web/storefront/newsletter/typed-text.ts'
import { AskForWatch, type AskAnswer } from './ask-for-watch.tsx'
import { deviceIn, viewOf } from './price-watch-views.ts'
import { ConfirmWatch, EndedWatch, RunningWatch } from './watch-states.tsx'

export const handle: PageHandle = { withoutScripts: true }

export const loader = ({ url, context }: LoaderFunctionArgs) => viewOf(context.get(pageContext), url)

export async function action({ request, url, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') throw new Response(null, { status: 405 })
  const page = context.get(pageContext)
  const form = await formOf({ request, context })
  const token = typedText(form, 'token')
  if (token === '') return ask(page, form, url)

  // Then the page is shown afresh: it says what became of the watch.
  const said = (await decide(page, typedText(form, 'intent'), token)) ? '' : '&said=full'
  throw redirect(`${url.pathname}?token=${encodeURIComponent(token)}${said}`, 303)
}

/** Says whether there was room for it. */
async function decide({ engines, shop }: PageContext, intent: string, token: string): Promise<boolean> {
  if (intent === 'end') await endWatch(engines, shop, token)
  if (intent !== 'confirm') return true
  const result = await confirmWatch(engines, shop, token)
  return result.ok || result.reason !== 'too-many'
}

async function ask({ engines, shop, visitorAddress: address }: PageContext, form: FormData, url: URL) {
  const email = typedText(form, 'email')
  const request = { device: deviceIn({ shop }, url), email, bait: typedText(form, 'website'), address }
  const result = await askForWatch(engines, shop, request)
  if (result.ok) throw redirect(`${url.pathname}?said=sent`, 303)
  // There is nothing to watch: the page says so, or that it knows no such device.
  if (result.reason === 'no-price') throw redirect(url.pathname, 303)

  const answer: AskAnswer = { problem: result.reason, email }
  if (result.reason !== 'too-many') return data(answer, { status: 422 })
  return data(answer, { status: 429, headers: { 'Retry-After': String(result.retryAfterSeconds) } })
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders

/** The watch from its beginning to its end: asking for it, confirming the mailbox, ending it. */
export default function PriceWatch() {
  const seen = useLoaderData<typeof loader>()
  const answer = useActionData<AskAnswer>()
  if (seen.view === 'confirm') return <ConfirmWatch {...seen} />
  if (seen.view === 'active') return <RunningWatch {...seen} />
  if (seen.view === 'ended') return <EndedWatch {...seen} />
  return <AskForWatch seen={seen} answer={answer} />
}
