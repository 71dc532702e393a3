import type { Colleague } from '#domain/staff/colleague.ts'
import { may, type Permission } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import { isId, newId } from '#shop/ids.ts'
import { findLabels, type CommandWords, type LabelKind } from './labels.ts'
import {
  cancelPrintJob,
  lockPrintJob,
  markPrinted,
  markPrintFailed,
  printJobRows,
  writePrintJob,
  type PrintJobRow,
} from './print-job-store.ts'
import { PRINT_LABELS, type PrintJob } from './print-job.ts'

export type { PrintJobRow } from './print-job-store.ts'

/** Whoever has devices in hands may print their labels. */
export const printRights = ['trades.receive', 'trades.inspect', 'trades.return'] as const satisfies Permission[]

export type PrintRefusal = 'not-yours-to-do' | 'nothing-to-print' | 'no-printer'

type Asked = { kind: LabelKind; name: string; words: CommandWords }

/** Hands labels to the printer of the house, now or when it is back. */
export async function printLabels(
  engines: Pick<Engines, 'db' | 'jobs' | 'printer' | 'labelPrinter' | 'now'>,
  colleague: Colleague,
  asked: Asked,
): Promise<{ ok: true } | { ok: false; reason: PrintRefusal }> {
  if (!printRights.some((right) => may(colleague, right))) return { ok: false, reason: 'not-yours-to-do' }
  if (!engines.labelPrinter) return { ok: false, reason: 'no-printer' }
  const labels = await findLabels(engines, asked)
  if (!labels) return { ok: false, reason: 'nothing-to-print' }
  const now = engines.now()
  const job = { id: newId(now), title: labels.title, zpl: engines.printer.writeZpl(labels.stickers) }
  await engines.db.transaction().execute(async (tx) => {
    await writePrintJob(tx, { ...job, staffId: colleague.id, now })
    await engines.jobs.enqueue(PRINT_LABELS, { id: job.id } satisfies PrintJob, { within: tx })
  })
  return { ok: true }
}

/** Prints what was handed in, unless it is on paper already or nobody wants it any more. A failure is tried again. */
export async function printNow({ db, labelPrinter, now }: Pick<Engines, 'db' | 'labelPrinter' | 'now'>, id: string) {
  const failure = await db.transaction().execute(async (tx) => {
    const job = await lockPrintJob(tx, id)
    if (!job) return undefined
    if (!labelPrinter) return new Error('There is no printer any more')
    try {
      await labelPrinter.send(job.zpl)
      await markPrinted(tx, id, now())
      return undefined
    } catch (error) {
      await markPrintFailed(tx, id, error instanceof Error ? error.message : String(error))
      return error
    }
  })
  if (failure !== undefined) throw failure
}

/** The newest first. */
export const findPrintJobs = ({ db }: Pick<Engines, 'db'>): Promise<PrintJobRow[]> => printJobRows(db)

/** Nobody wants it on paper any more. */
export async function cancelPrint(
  { db, now }: Pick<Engines, 'db' | 'now'>,
  colleague: Colleague,
  id: string,
): Promise<boolean> {
  if (!printRights.some((right) => may(colleague, right)) || !isId(id)) return false
  return db.transaction().execute((tx) => cancelPrintJob(tx, id, now()))
}
