import { Pool } from 'pg'
import { afterAll } from 'vitest'
import type { CountryCode } from '#shop/countries/country.ts'
import { useShop } from '#tests/support/services/shops/own-shop.ts'
import { fromSomewhere, openSession, tradeOf, usedPhone } from './sellers.ts'
import type { VisitOptions } from './visit.ts'

/** Everything that is written together with a trade. Its documents follow when they are ready, so they do not count. */
const written = `
  select (select count(*) from trades) + (select count(*) from trade_items)
    + (select count(*) from trade_events where event = 'created') + (select count(*) from parcels) + (select count(*) from voucher_redemptions)
    + (select count(*) from pgboss.job where name = 'send-trade-papers')
    + (select count(*) from offers where status = 'ordered') as rows`

/** Settings of a shop of the test's own, or `{}` to have one to itself; without any it is the one that tests share. */
export type OwnSettings = Readonly<Record<string, string>>

/** A shop whose database the test can reach, and whose visitors come from many addresses. */
export function useVisitors(own?: OwnSettings) {
  const shop = useShop(own)
  let connections: Pool | undefined
  afterAll(() => connections?.end())
  const query = (sql: string, values: unknown[] = []) => {
    connections ??= new Pool({ connectionString: shop().databaseUrl, max: 2 })
    return connections.query(sql, values)
  }
  const ask = (host: string, path: string, options: VisitOptions = {}) =>
    shop().visit(`${host}.localhost`, path, { ...options, headers: { ...fromSomewhere(), ...options.headers } })

  return {
    shop,
    ask,
    query,
    dataFolder: () => shop().dataFolder,
    rowsOfTrades: async () => Number((await query(written)).rows[0].rows),
    openVisit,
  }

  /** A visitor with an offer and the trade that he could make of it. */
  async function openVisit(country: CountryCode = 'de') {
    const send = await openSession(country, ask)
    const offer = (await send('POST', '/api/offers', usedPhone)).json<{ id: string; priceCents: number }>()
    const sell = (body: unknown, key: string = crypto.randomUUID()) =>
      send('POST', '/api/trades', body, country, { 'idempotency-key': key })
    return { send, sell, offer, trade: tradeOf(country, offer.id) }
  }
}
