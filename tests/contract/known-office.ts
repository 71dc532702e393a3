import { signDemoEvents } from '#engines/carriers/demo-carriers.ts'
import { tradeToken } from '#domain/trades/trade-link.ts'
import { derivedKey } from '#engines/vault/derived-keys.ts'
import { officeCookie } from '#tests/support/drivers/office/office-login.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { acceptedTrade, bankTells, sendMoney } from '#tests/support/drivers/office/bank.ts'
import type { useVisitors } from '#tests/support/drivers/customers/visitors.ts'
import { openShopEngines } from '#tests/support/services/shops/shop-engines.ts'
import type { KnownInputs } from './known-inputs.ts'

/** What carriers and machines of the house send: a signed message, and a device that arrives. */
export async function prepareKnownOffice(visitors: ReturnType<typeof useVisitors>): Promise<KnownInputs> {
  const { shop, openVisit } = visitors
  const carrierSecret = derivedKey(shop().secret!, 'sign', 'carrier-events').toString('hex')
  const { sell, trade } = await openVisit()
  const { tradeNumber } = (await sell(trade)).json<{ tradeNumber: string }>()
  const headers = await officeCookie(shop().visit, shop().login)
  const scan = { id: 'scan-1', trackingNumber: '1Z0', kind: 'collected', at: '2026-11-15T09:00:00Z', place: '' }
  const message = JSON.stringify({ events: [scan] })

  return {
    'POST /api/carriers/{carrier}/events': {
      path: { carrier: 'dhl' },
      headers: { 'Carrier-Signature': signDemoEvents(carrierSecret, message), 'content-type': 'application/json' },
      body: message,
    },
    'GET /api/trades/{token}/papers/{number}': { path: await documentsOfPaidTrade(visitors) },
    'POST /api/office/trades/{number}/moves': {
      host: 'office',
      path: { number: tradeNumber },
      headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
      body: { items: [1], event: 'receive' },
    },
  }
}

/** A phone that was bought and paid: its receipt lies behind the link of its seller. */
async function documentsOfPaidTrade({ shop, query }: ReturnType<typeof useVisitors>) {
  await using engines = await openShopEngines(shop())
  const finance = await hireColleague(engines, 'finance-of-the-contract', 'finance')
  const { id } = await acceptedTrade(engines)
  const { number: payout, cents } = (await sendMoney(engines, finance)).get(id)!
  await bankTells(engines, finance, [{ payout, cents }])
  const { rows } = await query('select number from receipts limit 1')
  return { token: tradeToken(engines.vault, id), number: rows[0].number as string }
}
