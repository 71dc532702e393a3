import { sql } from 'kysely'
import type { Transaction } from '#engines/database/database.ts'

const shelves = Array.from({ length: 12 }, (_, index) => `P-A-${String(index + 1).padStart(2, '0')}`)

/** A small warehouse: codes by what a place is for. */
const places = {
  dock: ['P-W-1', 'P-W-2'],
  shelf: shelves,
  bench: ['P-B-1', 'P-B-2', 'P-B-3', 'P-B-4'],
  quarantine: ['P-Q-1'],
  returns: ['P-R-1'],
} as const

/** Where cases lie: what does not fit has shelves of its own. */
const caseShelves = ['P-F-01-1', 'P-F-01-2', 'P-F-01-3', 'P-F-02-1', 'P-Z-01-1', 'P-Z-01-2']

/** Where devices stand that are in one of these states; what was paid long ago has been sold. */
const standing: readonly [kind: keyof typeof places, states: readonly string[]][] = [
  ['dock', ['RECEIVED']],
  ['bench', ['IN_INSPECTION']],
  ['quarantine', ['SUSPENDED', 'SEIZED', 'LOCKED']],
  ['returns', ['RETURN_PENDING']],
  ['shelf', ['CLARIFICATION', 'ACCEPTED', 'PAYOUT_PENDING', 'PAYOUT_FAILED', 'PAID']],
]

/** Places, and on them every device of the demo that is in the house. */
export async function seedDemoPlaces(tx: Transaction, now: Date): Promise<void> {
  const all = [...Object.entries(places), ['quarantine', caseShelves] as const]
  const rows = all.flatMap(([kind, codes]) =>
    codes.map((code) => ({ code, kind, capacity: kind === 'bench' ? 20 : null, created_at: now })),
  )
  await tx.insertInto('places').values(rows).execute()
  for (const [kind, states] of standing) {
    const codes = [...places[kind]]
    await sql`
      update trade_items i set place = codes.code, placed_at = i.status_since
      from (select id, row_number() over (order by status_since, id) as row from trade_items
          where status = any(${states}) and status_since > ${now}::timestamptz - interval '30 days') here
        join unnest(${codes}::text[]) with ordinality as codes (code, place)
          on codes.place = here.row % ${codes.length} + 1
      where i.id = here.id`.execute(tx)
  }
}
