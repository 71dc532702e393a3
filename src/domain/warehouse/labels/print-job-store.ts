import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'

type NewPrintJob = { id: string; title: string; zpl: string; staffId: string; now: Date }

/** Writes nothing and says so if there is one of this id already. */
export async function writePrintJob(tx: Transaction, { staffId, now, ...job }: NewPrintJob): Promise<boolean> {
  const written = await tx
    .insertInto('print_jobs')
    .values({ ...job, staff_id: staffId, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

export const printJobWithId = (db: Database, id: string): Promise<{ title: string; staffId: string } | undefined> =>
  db.selectFrom('print_jobs').select(['title', 'staff_id as staffId']).where('id', '=', id).executeTakeFirst()

/** What is not in the queue any more: it came out, or nobody wanted it. */
export const finishedPrintJob = (db: Database, id: string): Promise<{ title: string; zpl: string } | undefined> =>
  db
    .selectFrom('print_jobs')
    .select(['title', 'zpl'])
    .where('id', '=', id)
    .where((is) => is.or([is('printed_at', 'is not', null), is('cancelled_at', 'is not', null)]))
    .executeTakeFirst()

/** What is still to be printed; held, so that it comes out once. */
export const lockPrintJob = (tx: Transaction, id: string): Promise<{ zpl: string } | undefined> =>
  tx
    .selectFrom('print_jobs')
    .select('zpl')
    .where('id', '=', id)
    .where('printed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export async function markPrinted(tx: Transaction, id: string, now: Date): Promise<void> {
  await sql`update print_jobs set printed_at = ${now}, attempts = attempts + 1, error = null where id = ${id}`.execute(
    tx,
  )
}

export async function markPrintFailed(tx: Transaction, id: string, error: string): Promise<void> {
  await sql`update print_jobs set attempts = attempts + 1, error = ${error} where id = ${id}`.execute(tx)
}

/** Whether there was something left to cancel. */
export async function cancelPrintJob(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const open = tx.updateTable('print_jobs').set({ cancelled_at: now }).where('id', '=', id)
  const { numUpdatedRows } = await open
    .where('printed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export type PrintJobRow = {
  id: string
  title: string
  by: string
  createdAt: Date
  attempts: number
  error: string | null
  printedAt: Date | null
  cancelledAt: Date | null
}

const SHOWN = 100

export async function printJobRows(db: Database): Promise<PrintJobRow[]> {
  const { rows } = await sql<PrintJobRow>`
    select p.id, p.title, s.username as by, p.created_at as "createdAt", p.attempts, p.error,
      p.printed_at as "printedAt", p.cancelled_at as "cancelledAt"
    from print_jobs p join staff s on s.id = p.staff_id order by p.created_at desc limit ${SHOWN}`.execute(db)
  return rows
}
