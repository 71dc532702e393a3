import { findTrade } from '#domain/trades/find-trade.ts'
import { lifecycleLetter, type LifecycleLetterKind, type LetterFacts } from '#domain/trades/letters/lifecycle-letter.ts'
import { tradeToken } from '#domain/trades/trade-link.ts'
import { transitionFrom } from '#domain/trades/lifecycle/transitions.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { DrawnEvent } from './draw-timeline.ts'
import type { Row } from '#demo/insert-rows.ts'
import { letterRow } from './letter-row.ts'
import type { DemoContext, NumberedTrade } from './trade-rows.ts'

const RECENT_MILLISECONDS = 3 * 24 * 60 * 60_000

/** Enough to leaf through; writing all letters of three months would take longer than the rest of the demo. */
const MAX_LETTERS = 40

type Occasion = { trade: NumberedTrade; itemIds: string[]; kind: LifecycleLetterKind; what: DrawnEvent }

const facts: Partial<Record<DrawnEvent['event'], LetterFacts>> = {
  lockFound: { lock: 'icloud' },
  decline: { cause: 'declined' },
  withdraw: { cause: 'withdrawn' },
  reject: { cause: 'rejected' },
}

/** What sellers were written in the last days. */
export async function recentLetters(
  tx: Transaction,
  { now, vault }: DemoContext,
  trades: readonly NumberedTrade[],
): Promise<Row[]> {
  const since = new Date(now.getTime() - RECENT_MILLISECONDS)
  const occasions = trades.flatMap((trade) => occasionsOf(trade, since))
  const newest = occasions.toSorted((a, b) => b.what.at.getTime() - a.what.at.getTime()).slice(0, MAX_LETTERS)
  const rows: Row[] = []
  for (const { trade: drawn, itemIds, kind, what } of newest) {
    const trade = await findTrade(tx, drawn.id)
    if (!trade) continue
    const items = trade.items.filter(({ id }) => itemIds.includes(id))
    const deadline = items[0]?.dueAt
    const said = { ...facts[what.event], ...(deadline && { deadline }) }
    const letter = lifecycleLetter(drawn.shop, trade, items, kind, tradeToken(vault, trade.id), said)
    rows.push(letterRow(letter, { to: trade.email, kind, at: what.at }))
  }
  return rows
}

/** Devices to which the same happened at the same moment share a letter. */
function occasionsOf(trade: NumberedTrade, since: Date): Occasion[] {
  const found = new Map<string, Occasion>()
  for (const { id, life } of trade.items) {
    for (const what of life.events.filter(({ at }) => at >= since)) {
      const kind = transitionFrom(what.from, what.event)?.letter
      if (kind === undefined || kind === 'clarification') continue
      const key = `${what.event} ${what.at.getTime()}`
      const occasion = found.get(key) ?? { trade, itemIds: [], kind, what }
      occasion.itemIds.push(id)
      found.set(key, occasion)
    }
  }
  return [...found.values()]
}
