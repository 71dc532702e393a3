import { data, type ActionFunctionArgs } from 'react-router'
import { findModelByImei } from '#domain/catalogue/find-models.ts'
import { priceModels } from '#domain/catalogue/price-models.ts'
import { pathTo } from '#shop/paths.ts'
import { pageContext } from '#web/context.ts'
import type { LinkedModel } from '#web/storefront/recognition/model-link.tsx'

export type ImeiAnswer =
  | { imei: string; found: LinkedModel }
  | { imei: string; problem: 'not-an-imei' | 'unknown-model' | 'too-many' }

/** Together with those who ask the API: nobody shall read out the whole table. */
const guesses = { name: 'imei', points: 20, seconds: 60 }

const LONGEST = 40

/** The action of a page that has the IMEI finder. The number is used for this one answer and kept nowhere. */
export async function findByImei({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') throw new Response(null, { status: 405 })
  const { engines, shop, visitorAddress } = context.get(pageContext)
  const sent = (await request.formData()).get('imei')
  const imei = typeof sent === 'string' ? sent.slice(0, LONGEST) : ''
  const { allowed, retryAfterSeconds } = await engines.cache.spend(guesses, visitorAddress)
  if (!allowed) return answer({ imei, problem: 'too-many' }, 429, { 'Retry-After': String(retryAfterSeconds) })

  const result = await findModelByImei(engines, shop.country.locale, imei)
  if (!result.ok) return answer({ imei, problem: result.reason }, result.reason === 'not-an-imei' ? 422 : 200)

  const [model] = await priceModels(engines, shop.country, [result.model])
  const { model: name, manufacturer, url, image, top } = model!
  const found = { name, manufacturer, url: pathTo(shop.country, 'product', { pdp: url }), image, upTo: top }
  return answer({ imei, found }, 200)
}

const answer = (said: ImeiAnswer, status: number, headers: Record<string, string> = {}) =>
  data(said, { status, headers })
