import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import { outcomeTones, type DoneScan, type Outcome, type Scan, type ScanFacts, type Station } from './scan.ts'

/** What changed something; taking back is none of it. */
const doneOutcomes = (Object.keys(outcomeTones) as Outcome[]).filter(
  (outcome) => outcomeTones[outcome] === 'good' && outcome !== 'undone',
)

/** Scans of one colleague are done one after the other, in whichever process they arrive. */
export async function lockScansOf(tx: Transaction, staffId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`scans ${staffId}`}, 0))`.execute(tx)
}

export type StoredScan = DoneScan & { station: Station; staffId: string; undo: unknown }

const scans = (db: Database) =>
  db
    .selectFrom('scans')
    .select([
      'key',
      'staff_id as staffId',
      'station',
      'code',
      'at',
      'outcome',
      'facts',
      'undo',
      'undone_at as undoneAt',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof scans>['executeTakeFirstOrThrow']>>

const read = ({ undoneAt, ...row }: Row): StoredScan => ({
  ...row,
  station: row.station as Station,
  outcome: row.outcome as Outcome,
  facts: row.facts as unknown as ScanFacts,
  canUndo: row.undo !== null && undoneAt === null,
  isUndone: undoneAt !== null,
})

export async function scanWithKey(db: Database, key: string): Promise<StoredScan | undefined> {
  const row = await scans(db).where('key', '=', key).executeTakeFirst()
  return row && read(row)
}

/** The newest first. */
export async function scansOf(
  db: Database,
  { staffId, station, limit }: { staffId: string; station: Station; limit: number },
): Promise<StoredScan[]> {
  const own = scans(db).where('staff_id', '=', staffId).where('station', '=', station)
  const rows = await own.orderBy('number', 'desc').limit(limit).execute()
  return rows.map(read)
}

/** The last one that did something and was not taken back. */
export async function lastDone(db: Database, staffId: string, station: Station): Promise<StoredScan | undefined> {
  const own = scans(db).where('staff_id', '=', staffId).where('station', '=', station)
  const open = own.where('outcome', 'in', doneOutcomes).where('undone_at', 'is', null)
  const row = await open.orderBy('number', 'desc').limit(1).executeTakeFirst()
  return row && read(row)
}

type NewScan = Scan & { staffId: string; outcome: Outcome; facts: ScanFacts; undo: object | undefined }

export async function writeScan(tx: Transaction, { staffId, facts, undo, ...scan }: NewScan): Promise<void> {
  const row = { ...scan, staff_id: staffId, facts: JSON.stringify(facts), undo: undo ? JSON.stringify(undo) : null }
  await tx.insertInto('scans').values(row).execute()
}

export async function markUndone(tx: Transaction, key: string, now: Date): Promise<void> {
  await tx.updateTable('scans').set({ undone_at: now }).where('key', '=', key).execute()
}
