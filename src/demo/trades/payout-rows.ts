import { payeeHint } from '#domain/accounts/payees/payee.ts'
import { sealIdentity } from '#domain/payouts/payees/identity.ts'
import { documentNumber } from '#domain/payouts/receipts/document-number.ts'
import { newId } from '#shop/ids.ts'
import type { DrawnEvent } from './draw-timeline.ts'
import type { DemoItem } from './draw-trade.ts'
import type { Row, Rows } from '#demo/insert-rows.ts'
import { finalCentsOf, type DemoContext, type NumberedTrade } from './trade-rows.ts'

/** Money that was sent for devices of one trade, and what became of it. */
export type DemoPayout = {
  id: string
  trade: NumberedTrade
  items: { item: DemoItem; cents: number }[]
  sentAt: Date
  /** Settled or refused; nothing while it is on its way. */
  end: DrawnEvent | undefined
}

const sends = new Set<string>(['batch', 'fixed'])

/** Devices whose money left at the same moment share a payout. */
export function payoutsOf(trade: NumberedTrade): DemoPayout[] {
  const found = new Map<number, DemoPayout>()
  for (const item of trade.items) {
    item.life.events.forEach(({ event, at }, index) => {
      if (!sends.has(event)) return
      const payout = found.get(at.getTime()) ?? { id: newId(at), trade, items: [], sentAt: at, end: undefined }
      payout.items.push({ item, cents: finalCentsOf(item) ?? item.offer.cents })
      found.set(at.getTime(), { ...payout, end: item.life.events[index + 1] })
    })
  }
  return [...found.values()]
}

const methodOf = ({ person }: NumberedTrade): string => (person.payee.kind === 'paypal' ? 'paypal' : 'sepa')

/** A batch is everything of one country that went the same way on the same day. */
const batchKey = ({ trade, sentAt }: DemoPayout): string =>
  `${trade.shop.country.code} ${methodOf(trade)} ${sentAt.toISOString().slice(0, 10)}`

/** The serials are as many as there are payouts: there are never more batches. */
export function payoutRows(
  payouts: readonly DemoPayout[],
  serials: { payouts: readonly number[]; batches: readonly number[] },
  { staff }: DemoContext,
): Rows {
  const batches = new Map<string, Row>()
  const rows = { payouts: [] as Row[], payout_items: [] as Row[] }
  payouts.forEach((payout, index) => {
    const { id, trade, items, sentAt, end } = payout
    const key = batchKey(payout)
    const batch = batches.get(key) ?? batchRow(payout, serials.batches[batches.size]!, staff)
    batches.set(key, batch)
    const failed = end?.event === 'rejected'
    rows.payouts.push({
      id,
      number: documentNumber('P', sentAt, serials.payouts[index]!),
      trade_id: trade.id,
      batch_id: batch['id'],
      created_at: sentAt,
      item_cents: items.reduce((sum, { cents }) => sum + cents, 0),
      voucher_cents: 0,
      payee_hint: payeeHint(trade.person.payee),
      status: end ? (failed ? 'failed' : 'paid') : 'released',
      settled_at: end?.at ?? null,
      return_code: failed ? 'AC04' : '',
      bank_reference: end ? `DEMO${end.at.getTime()}` : '',
    })
    const paid = items.map(({ item, cents }) => ({ payout_id: id, item_id: item.id, cents, live: !failed }))
    rows.payout_items.push(...paid)
  })
  return { payout_batches: [...batches.values()], ...rows }
}

const batchRow = ({ trade, sentAt }: DemoPayout, serial: number, staff: DemoContext['staff']): Row => ({
  id: newId(sentAt),
  number: documentNumber('L', sentAt, serial),
  country: trade.shop.country.code,
  method: methodOf(trade),
  instant: false,
  status: 'released',
  prepared_at: sentAt,
  prepared_by: staff.get('finance2'),
  released_at: sentAt,
  released_by: staff.get('finance'),
})

/** Where purchases are registered, nobody is paid who has not shown who he is. */
export function identityRows({ id, shop, createdAt, items }: NumberedTrade, { vault, staff }: DemoContext): Row[] {
  const isPaid = items.some(({ life }) => life.events.some(({ event }) => event === 'batch'))
  if (!shop.country.purchaseRegister || !isPaid) return []
  const document = { kind: 'identity-card', number: 'DEMO000000', issuedOn: '2020-01-15', authority: 'Demo' } as const
  return [
    {
      trade_id: id,
      document: sealIdentity(vault, document),
      written_at: createdAt,
      confirmed_at: createdAt,
      confirmed_by: staff.get('finance'),
    },
  ]
}
