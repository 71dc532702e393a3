import type { Colleague } from '#domain/staff/colleague.ts'
import { may, type Permission } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import { isId } from '#shop/ids.ts'
import { findLabels, type CommandWords, type LabelKind } from './labels.ts'
import {
  cancelPrintJob,
  finishedPrintJob,
  lockPrintJob,
  markPrinted,
  markPrintFailed,
  printJobRows,
  printJobWithId,
  writePrintJob,
  type PrintJobRow,
} from './print-job-store.ts'
import { PRINT_LABELS, type PrintJob } from './print-job.ts'

export type { PrintJobRow } from './print-job-store.ts'

/** Whoever has devices in hands may print their labels. */
export const printRights = ['trades.receive', 'trades.inspect', 'trades.return'] as const satisfies Permission[]

export type PrintRefusal = 'not-yours-to-do' | 'nothing-to-print' | 'no-printer' | 'key-used-otherwise'

export type PrintResult = { ok: true } | { ok: false; reason: PrintRefusal }

type Asked = { kind: LabelKind; name: string; words: CommandWords }

type Needs = Pick<Engines, 'db' | 'jobs' | 'printer' | 'labelPrinter' | 'now'>

/** Hands labels to the printer of the house, now or when it is back: once under the same key. */
export async function printLabels(
  engines: Needs,
  colleague: Colleague,
  { key, ...asked }: Asked & { key: string },
): Promise<PrintResult> {
  if (!mayPrint(colleague)) return { ok: false, reason: 'not-yours-to-do' }
  const labels = await findLabels(engines, asked)
  if (!labels) return { ok: false, reason: 'nothing-to-print' }
  const zpl = engines.printer.writeZpl(labels.stickers)
  return order(engines, colleague, { id: key, title: labels.title, zpl })
}

const mayPrint = (colleague: Colleague): boolean => printRights.some((right) => may(colleague, right))

async function order(
  { db, jobs, labelPrinter, now }: Needs,
  { id: staffId }: Colleague,
  job: { id: string; title: string; zpl: string },
): Promise<PrintResult> {
  if (!labelPrinter) return { ok: false, reason: 'no-printer' }
  return db.transaction().execute(async (tx): Promise<PrintResult> => {
    if (await writePrintJob(tx, { ...job, staffId, now: now() })) {
      await jobs.enqueue(PRINT_LABELS, { id: job.id } satisfies PrintJob, { within: tx })
      return { ok: true }
    }
    const known = await printJobWithId(tx, job.id)
    const isSame = known?.title === job.title && known.staffId === staffId
    return isSame ? { ok: true } : { ok: false, reason: 'key-used-otherwise' }
  })
}

/** The same labels on paper once more: a printer that is switched off loses what it has taken, and nobody hears of it. */
export async function printAgain(
  engines: Needs,
  colleague: Colleague,
  { id, key }: { id: string; key: string },
): Promise<PrintResult> {
  if (!mayPrint(colleague)) return { ok: false, reason: 'not-yours-to-do' }
  const finished = isId(id) ? await finishedPrintJob(engines.db, id) : undefined
  return finished ? order(engines, colleague, { id: key, ...finished }) : { ok: false, reason: 'nothing-to-print' }
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
  if (!mayPrint(colleague) || !isId(id)) return false
  return db.transaction().execute((tx) => cancelPrintJob(tx, id, now()))
}
