import { data, redirect, useActionData, useLoaderData } from 'react-router'
import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs } from 'react-router'
import { answerClarification } from '#domain/clarification/answer-clarification.ts'
import { clarificationPath } from '#domain/clarification/clarification-link.ts'
import { findClarification } from '#domain/clarification/find-clarification.ts'
import { matchScreen } from '#shop/screens/paths.ts'
import { pageContext, type PageContext } from '#web/context.ts'
import { formOf } from '#web/form-of.ts'
import { expiredLink } from '#web/storefront/error/expired-link.ts'
import { Answered } from './answered.tsx'
import { OpenQuestion } from './open-question.tsx'
import { showClarification, type Refused } from './show-clarification.ts'

/** All forms of the address lead here; only our own patterns know how the older ones are to be read. */
function linkIn({ shop }: PageContext, { pathname }: URL) {
  const { id = '', trade = '', offerid } = matchScreen(shop.country, pathname)?.parameters ?? {}
  return { token: id, trade, option: offerid }
}

/** What the link asks. One that names an option of something else is as wrong as one that was made up. */
async function findAsked(page: PageContext, url: URL) {
  const { option, ...link } = linkIn(page, url)
  const asked = await findClarification(page.engines, page.shop, link)
  const isForeign = option !== undefined && !asked?.options.some(({ id }) => id === option)
  return asked && !isForeign ? { asked, link, option } : expiredLink()
}

/** Software that looks into letters opens every link: looking changes nothing. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { asked, link, option } = await findAsked(page, url)
  return showClarification(page, asked, { token: link.token, chosen: option })
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') throw new Response(null, { status: 405 })
  const page = context.get(pageContext)
  const { engines, storefronts, shop } = page
  const { asked, link } = await findAsked(page, url)
  const form = await formOf({ request, context })
  const optionId = String(form.get('option') ?? '')
  const refuse = (problem: Refused['problem']) => data({ problem, chosen: optionId } satisfies Refused, { status: 422 })
  if (optionId === '') return refuse('choose')

  const answer = { ...link, optionId, consentRecycle: form.get('consent') === 'yes' }
  const result = await answerClarification(engines, storefronts, shop, answer)
  if (!result.ok && result.reason === 'no-such-link') return expiredLink()
  if (!result.ok && result.reason === 'consent-missing') return refuse('consent')
  throw redirect(clarificationPath(shop.country, { token: link.token, number: asked.trade.number }), 303)
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders

export default function Clarification() {
  const asked = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()

  return asked.answer === null ? <OpenQuestion asked={asked} refused={refused} /> : <Answered asked={asked} />
}
