import { sql } from 'kysely'
import { transitionFrom, type ItemEvent } from '#domain/trades/lifecycle/transitions.ts'
import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'
import type { Database } from '#engines/database/database.ts'

type Life = {
  id: string
  status: string
  statusSince: string
  events: { event: ItemEvent; from: ItemState | null; to: ItemState | null; at: string; reason: string; evidence: [] }[]
}

/** Replays the log of every device: what is wrong with which, in words; nothing if all logs lead to where devices are. */
export async function brokenHistories(db: Database): Promise<string[]> {
  const { rows } = await sql<Life>`
    select i.id, i.status, i.status_since::text as "statusSince", (
      select jsonb_agg(jsonb_build_object('event', e.event, 'from', e.from_status, 'to', e.to_status, 'at', e.at::text,
        'reason', e.reason, 'evidence', e.evidence) order by e.at, e.id)
      from trade_events e where e.item_id = i.id
    ) as events
    from trade_items i`.execute(db)
  return rows.flatMap((life) => problemsOf(life).map((problem) => `${life.id}: ${problem}`))
}

/** It was sold, or lay in the parcel though nobody had announced it. */
const beginnings: Record<string, readonly ItemState[]> = {
  created: ['EXPECTED'],
  unannounced: ['IN_INSPECTION', 'RETURN_PENDING'],
}

function problemsOf({ status, statusSince, events }: Life): string[] {
  const [first, ...rest] = events
  if (!first?.to || !beginnings[first.event]?.includes(first.to)) return ['does not begin with its creation']
  const problems: string[] = []
  let state: ItemState = first.to
  for (const { event, from, to, reason, evidence } of rest) {
    const step = transitionFrom(state, event)
    if (!step || from !== state || to !== step.to) return [`${event} does not lead from ${state} to ${to}`]
    if (step.needs?.includes('reason') && reason === '') problems.push(`${event} says no reason`)
    if (step.needs?.includes('evidence') && evidence.length === 0) problems.push(`${event} has no evidence`)
    state = step.to
  }
  if (state !== status) problems.push(`is ${status}, but its log ends with ${state}`)
  if (events.at(-1)!.at !== statusSince) problems.push(`is ${status} since ${statusSince}, not since its last event`)
  return problems
}
