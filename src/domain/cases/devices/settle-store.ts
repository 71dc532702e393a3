import { sql } from 'kysely'
import type { Transaction } from '#engines/database/database.ts'
import type { CaseResult } from '#domain/cases/case.ts'
import { writeEntry } from '#domain/cases/case-store.ts'

/** More in one go would hold others up; the next minute goes on. */
const MAX_CASES = 200

/** Cases `c` whose seller was made an offer for what we found and has the word, with their item `i`. */
const asked = sql`
  cases c join trade_items i on i.id = c.item_id
  where c.state = 'waiting' and c.kind in ('other-model', 'one-too-many')
    and exists (select from clarifications q where q.item_id = i.id and q.offer_id is not null)`

export async function closeAnswered(tx: Transaction, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string; result: CaseResult }>`
    with answered as (
      select c.id, case
        when i.status in ('ACCEPTED', 'PAYOUT_PENDING', 'PAYOUT_FAILED', 'PAID') then 'bought'
        when i.status in ('RETURN_PENDING', 'RETURNED') then 'returned'
        when i.status = 'RECYCLED' then 'recycled' end as result
      from ${asked} and i.status in ('ACCEPTED', 'PAYOUT_PENDING', 'PAYOUT_FAILED', 'PAID', 'RETURN_PENDING', 'RETURNED', 'RECYCLED')
      limit ${MAX_CASES} for update of c skip locked
    )
    update cases c set state = 'closed', result = answered.result, closed_at = ${now}
    from answered where answered.id = c.id returning c.id, c.result`.execute(tx)
  for (const { id, result } of rows)
    await writeEntry(tx, { caseId: id, at: now, event: 'closed', actor: 'clock', text: result })
  return rows.length
}

export async function reopenDisputed(tx: Transaction, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with disputed as (
      select c.id from ${asked} and i.status = 'IN_INSPECTION' and exists (
        select from trade_events v where v.item_id = i.id and v.event = 'dispute' and v.at > (
          select max(e.at) from case_entries e where e.case_id = c.id and e.event in ('asked', 'letter')))
      limit ${MAX_CASES} for update of c skip locked
    )
    update cases c set state = 'open' from disputed where disputed.id = c.id returning c.id`.execute(tx)
  for (const { id } of rows) await writeEntry(tx, { caseId: id, at: now, event: 'disputed', actor: 'clock', text: '' })
  return rows.length
}
