import { redirect } from 'react-router'
import { createOffer, offerRequests } from '#domain/offers/create-offer.ts'
import { matchScreen, pathTo } from '#shop/screens/paths.ts'
import { isSlug } from '#shop/screens/slug.ts'
import type { PageContext } from '#web/context.ts'
import { pageNotFound } from '#web/storefront/error/page-not-found.ts'
import { answersSearch, readAnswers, readReplaces } from '#domain/offers/questions/answers-address.ts'

/** The last answer comes with the form, all others stand in its address. Whatever keeps us from an offer, that page explains. */
export async function makeOffer(asking: PageContext, url: URL, form: FormData): Promise<Response> {
  const { engines, shop, visitor, visitorAddress } = asking
  const { allowed, retryAfterSeconds } = await engines.cache.spend(offerRequests, visitorAddress)
  if (!allowed) throw new Response(null, { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } })

  const device = matchScreen(shop.country, url.pathname)?.parameters.pdp ?? ''
  if (!isSlug(device)) pageNotFound(url)
  const answers = { ...readAnswers(url.searchParams), ...readAnswers(textsOf(form)) }
  const replaces = readReplaces(url.searchParams)
  const result = await createOffer(engines, shop, {
    visitor: await visitor.open(),
    device,
    answers,
    ...(replaces !== undefined && { replaces }),
  })
  const here = pathTo(shop.country, 'product', { pdp: device })
  if (result.ok) return redirect(`${here}?${madeOf(result.offer.id, replaces)}`, 303)
  if (result.reason === 'unknown-device') pageNotFound(url)
  return redirect(`${here}${answersSearch(answers, { replaces })}#questions`, 303)
}

/** The cart wants to know which of its lines is out of date. */
const madeOf = (offer: string, replaces: string | undefined): string =>
  String(new URLSearchParams({ offer, ...(replaces !== undefined && { replaces }) }))

const textsOf = (form: FormData): URLSearchParams =>
  new URLSearchParams([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
