import { acceptanceForm, company, requestedQuote, soldBoxes } from '#tests/support/drivers/customers/companies.ts'
import type { useVisitors } from '#tests/support/drivers/customers/visitors.ts'
import { usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { openShopEngines } from '#tests/support/services/shops/shop-engines.ts'
import type { KnownInputs } from './known-inputs.ts'
import { eventually } from '#tests/support/limits/eventually.ts'

const asProgram = { 'content-type': 'application/json' }

/** What companies ask and answer: a quote that was sold and has its labels, one to say yes to and one to say no to. */
export async function prepareKnownBusiness({ shop, ask }: ReturnType<typeof useVisitors>): Promise<KnownInputs> {
  const session = await ask('de', '/api/visitor', { method: 'POST', headers: asProgram })
  const visitor = { cookie: session.headers['set-cookie']![0]!.split(';')[0]! }
  const request = { method: 'POST', headers: { ...asProgram, ...visitor }, body: JSON.stringify(usedPhone) }
  const { id: offerId } = (await ask('de', '/api/offers', request)).json<{ id: string }>()
  await using engines = await openShopEngines(shop())
  const { token } = await requestedQuote(engines, { pieces: 2 })
  const { token: wanted } = await requestedQuote(engines, { pieces: 2 })
  const { token: unwanted } = await requestedQuote(engines, { pieces: 1 })
  await soldBoxes(engines, token, 2)
  const hasLabels = async () => (await ask('de', `/api/business-quotes/${token}/labels`)).status === 200
  await eventually(hasLabels)

  return {
    'POST /api/business-quotes': async () => ({
      body: { contact: company(), devices: { cart: [{ offerId, quantity: 2 }] } },
      headers: { ...visitor, 'Idempotency-Key': crypto.randomUUID() },
    }),
    'GET /api/business-quotes/{token}': { path: { token } },
    'GET /api/business-quotes/{token}/labels': { path: { token } },
    'POST /api/business-quotes/{token}/acceptance': {
      path: { token: wanted },
      body: { boxes: 2, ...acceptanceForm() },
    },
    'POST /api/business-quotes/{token}/refusal': { path: { token: unwanted } },
  }
}
