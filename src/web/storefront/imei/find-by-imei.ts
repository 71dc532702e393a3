import { data, type ActionFunctionArgs } from 'react-router'
import { findModelByImei } from '#domain/catalogue/entries/find-models.ts'
import { imeiGuesses, MAX_IMEI_LENGTH } from '#domain/catalogue/identification/imei.ts'
import { linkModels, type LinkedModel } from '#domain/catalogue/addresses/link-models.ts'
import { pageContext } from '#web/context.ts'
import { formOf } from '#web/form-of.ts'

export type ImeiAnswer =
  | { imei: string; found: LinkedModel }
  | { imei: string; problem: 'not-an-imei' | 'unknown-model' | 'too-many' }

/** The action of a page that has the IMEI finder. The number is used for this one answer and kept nowhere. */
export async function findByImei({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') throw new Response(null, { status: 405 })
  const { engines, shop, visitorAddress } = context.get(pageContext)
  const sent = (await formOf({ request, context })).get('imei')
  const imei = typeof sent === 'string' ? sent.slice(0, MAX_IMEI_LENGTH) : ''
  const { allowed, retryAfterSeconds } = await engines.cache.spend(imeiGuesses, visitorAddress)
  if (!allowed) return answer({ imei, problem: 'too-many' }, 429, { 'Retry-After': String(retryAfterSeconds) })

  const result = await findModelByImei(engines, shop.country.locale, imei)
  if (!result.ok) return answer({ imei, problem: result.reason }, result.reason === 'not-an-imei' ? 422 : 200)

  const [found] = await linkModels(engines, shop, [result.model])
  return answer({ imei, found: found! }, 200)
}

const answer = (said: ImeiAnswer, status: number, headers: Record<string, string> = {}) =>
  data(said, { status, headers })
