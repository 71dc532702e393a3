import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'

const PATIENCE = 180_000

const missing = `
  select count(*)::int as trades from trades t
  where not exists (select from trade_events e where e.trade_id = t.id and e.event = 'papers-sent')`

/**
 * The queue takes up again, after two minutes, what a killed process was working on; nobody here waits for that. What is
 * really being worked on is then done twice, and its documents must be sent once all the same.
 */
const takeUpAgain = `
  update pgboss.job set state = 'retry', start_after = now() where name = 'send-trade-papers' and state = 'active'`

/** Until the documents of every trade are sent. If that does not happen, the books tell which are missing. */
export async function untilDocumentsAreSent(client: Client): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE
  await client.query(takeUpAgain)
  let before = Infinity
  for (;;) {
    const { rows } = await client.query<{ trades: number }>(missing)
    const left = rows[0]!.trades
    // As long as it gets fewer, somebody is working.
    if (left === 0 || (left === before && Date.now() > giveUpAt)) return
    before = left
    await sleep(500)
  }
}
