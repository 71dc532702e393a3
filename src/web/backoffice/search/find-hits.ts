import { findOfficeDevices } from '#domain/catalogue/devices/find-office-devices.ts'
import { may, type Permission, type Role } from '#domain/staff/permissions.ts'
import { findCustomers } from '#domain/trades/customer-records/find-customers.ts'
import { tradeStatus } from '#domain/trades/lifecycle/trade-status.ts'
import { MAX_HITS, searchTrades, type TradeHit } from '#domain/trades/lists/search-trades.ts'
import { formatTradeNumber, itemReference } from '#domain/trades/trade-number.ts'
import type { OfficeRequest } from '#web/backoffice/office-handlers.ts'

/** Of people and devices; whoever wants more has a list of them. */
const SHOWN = 8

const claimed = new Set(['RECEIVED', 'IN_INSPECTION'])
const onTheWay = new Set(['EXPECTED', 'IN_TRANSIT', 'EXPIRED'])

/** A device of a trade by its own number, a trade by the trade's. */
const referenceOf = ({ number, position }: TradeHit): string =>
  position === null ? formatTradeNumber(number) : itemReference(number, position)

/** Wherever something is scanned, the page opens on which this colleague goes on with it. */
function targetOf(hit: TradeHit, colleague: { roles: readonly Role[] }): string {
  const { number, position, states, byParcel } = hit
  const trade = formatTradeNumber(number)
  if (position !== null && claimed.has(states[position]!) && may(colleague, 'trades.inspect'))
    return `/inspection/${itemReference(number, position)}`
  if (byParcel && states.some((state) => onTheWay.has(state)) && may(colleague, 'trades.receive'))
    return `/receive?code=${trade}`
  return position === null ? `/trades/${trade}` : `/trades/${trade}#item-${position + 1}`
}

/** What fits to a text, of each kind that this colleague may see. */
export async function findHits({ engines, colleague }: OfficeRequest, text: string) {
  const allowed = async <Hit>(permission: Permission, find: () => Promise<Hit[]>): Promise<Hit[]> =>
    text !== '' && may(colleague, permission) ? find() : []
  const [trades, customers, devices] = await Promise.all([
    allowed('trades.see', () => searchTrades(engines, text)),
    allowed('customers.see', async () => {
      const order = { sort: 'created', descending: true, limit: SHOWN } as const
      return (await findCustomers(engines, { text, ...order })).rows
    }),
    allowed('catalogue.see', async () => {
      const order = { sort: 'popularity', descending: true, limit: SHOWN } as const
      return (await findOfficeDevices(engines, { text }, order)).rows
    }),
  ])
  return {
    trades: trades.map((hit) => ({
      ...hit,
      reference: referenceOf(hit),
      status: tradeStatus(hit.states),
      target: targetOf(hit, colleague),
    })),
    areMoreTrades: trades.length >= MAX_HITS,
    customers: customers.map(({ number, name, email }) => ({ number, name, email, target: `/customers/${number}` })),
    devices: devices.map(({ id, manufacturer, name, category }) => ({
      name: `${manufacturer} ${name}`,
      category,
      target: `/catalogue/${id}`,
    })),
  }
}

export type Hits = Awaited<ReturnType<typeof findHits>>
