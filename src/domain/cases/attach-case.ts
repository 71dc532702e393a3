import type { Colleague } from '#domain/staff/colleague.ts'
import { findTradeByNumber } from '#domain/trades/find-trade.ts'
import { closedStates, type ItemState } from '#domain/trades/lifecycle/trade-status.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { isReceivable } from '#domain/warehouse/receive-parcel.ts'
import type { Engines } from '#engines/engines.ts'
import { changeCase } from './case-store.ts'
import { record } from './record-step.ts'
import { withOpenCase, type CaseChangeResult } from './update-case.ts'

type Result = CaseChangeResult<'no-such-trade' | 'not-from-here' | 'nothing-expected'>

/**
 * Nobody's parcel is somebody's after all: its devices are received as usual, under the number of that trade. The case has
 * done its work and is closed. What has come to its end lies in no parcel of ours.
 */
export async function attachParcel(
  engines: Pick<Engines, 'db' | 'now'>,
  colleague: Colleague,
  number: number,
  tradeNumber: number,
): Promise<Result> {
  const trade = await findTradeByNumber(engines, tradeNumber)
  if (!trade) return { ok: false, reason: 'no-such-trade' }
  if (!trade.items.some(couldBeInside)) return { ok: false, reason: 'nothing-expected' }
  return withOpenCase(engines, colleague, number, async (tx, found): Promise<Result> => {
    if (found.kind !== 'parcel-without-order') return { ok: false, reason: 'not-from-here' }
    const now = engines.now()
    const { id: tradeId, country } = trade
    await changeCase(tx, found.id, { tradeId, country, state: 'closed', result: 'attached', closedAt: now })
    const after = { trade: trade.number, result: 'attached' }
    const step = { event: 'attached', text: formatTradeNumber(trade.number), before: { state: found.state }, after }
    await record(tx, colleague, found, step, now)
    return { ok: true }
  })
}

const closed: ReadonlySet<ItemState> = new Set(closedStates)

/** Without its label it counts as missing, or somebody has received it meanwhile. */
const couldBeInside = (item: { status: ItemState }): boolean => isReceivable(item) || !closed.has(item.status)
