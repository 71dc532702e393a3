import { applySettlement } from '#domain/payouts/settlements/apply-settlement.ts'
import { findBatch } from '#domain/payouts/batches/find-batches.ts'
import { prepareBatches } from '#domain/payouts/batches/prepare-batches.ts'
import { releaseBatch } from '#domain/payouts/batches/release-batch.ts'
import { uploadSettlement } from '#domain/payouts/settlements/upload-settlement.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { asColleague } from '#domain/trades/lifecycle/actor.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { moveItems } from '#domain/trades/lifecycle/move-items.ts'
import type { NewTrade } from '#domain/trades/sale/new-trade.ts'
import type { Trade } from '#domain/trades/trade.ts'
import type { ItemEvent } from '#domain/trades/lifecycle/transitions.ts'
import type { Engines } from '#engines/engines.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { cents } from '#shop/money/money.ts'
import { camt054, type BankLine } from '#tests/support/fixtures/bank-files.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { hireColleague } from './colleagues.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'

type Options = {
  pieces?: number
  /** How many of them are accepted; all, if not said. */
  accepted?: number
  /** What each is worth after inspection. */
  finalCents?: number
  customerId?: string
  change?: Partial<NewTrade>
}

/** A trade whose devices have arrived, were looked at and are as described. */
export async function acceptedTrade(
  engines: Engines,
  country: CountryCode = 'de',
  { pieces = 1, accepted = pieces, finalCents, customerId, change }: Options = {},
): Promise<Trade> {
  const trade = await soldTrade(engines, country, {
    pieces,
    ...(customerId !== undefined && { customerId }),
    ...(change && { change }),
  })
  await engines.db
    .updateTable('trade_items')
    .set({ imei: '490154203237518', serial_number: 'F2LXK1ABCD' })
    .where('trade_id', '=', trade.id)
    .execute()
  await accept(engines, trade, trade.items.slice(0, accepted), finalCents)
  return (await findTrade(engines.db, trade.id))!
}

export async function accept(
  engines: Engines,
  trade: Pick<Trade, 'id'>,
  items: readonly { id: string }[],
  finalCents?: number,
): Promise<void> {
  const admin = asColleague(await hireColleague(engines, 'administrator', 'admin'))
  const itemIds = items.map(({ id }) => id)
  for (const event of ['receive', 'startInspection', 'matches'] satisfies ItemEvent[]) {
    const prices = new Map(finalCents === undefined ? [] : itemIds.map((id) => [id, cents(finalCents)]))
    const move = { tradeId: trade.id, itemIds, event, actor: admin, letter: 'none' } as const
    const moved = await moveItems(engines, storefronts, {
      ...move,
      ...(event === 'matches' && { finalCents: prices }),
    })
    if (!moved.ok) throw new Error(`${event}: ${moved.reason}`)
  }
}

export const statesOf = async (engines: Engines, tradeId: string): Promise<string[]> =>
  (await findTrade(engines.db, tradeId))!.items.map(({ status }) => status)

/** Sends the money of everything that waits, and tells the payouts by trade. */
export async function sendMoney(
  engines: Engines,
  finance: Colleague,
): Promise<Map<string, { number: string; cents: number }>> {
  const result = await prepareBatches(engines, storefronts, finance)
  const payouts = new Map<string, { number: string; cents: number }>()
  for (const batch of result.ok ? result.batches : []) {
    const released = await releaseBatch(engines, storefronts, finance, batch)
    if (!released.ok) throw new Error(released.reason)
    const found = (await findBatch(engines, storefronts, finance, batch))!
    for (const payout of found.payouts) payouts.set(payout.tradeId, payout)
  }
  return payouts
}

/** What a bank says, brought and applied. */
export async function bankTells(engines: Engines, finance: Colleague, lines: readonly BankLine[]) {
  const uploaded = await uploadSettlement(engines, finance, { name: 'camt.xml', bytes: Buffer.from(camt054(lines)) })
  if (!uploaded.ok) throw new Error(uploaded.reason)
  return applySettlement(engines, storefronts, finance, uploaded.id)
}
