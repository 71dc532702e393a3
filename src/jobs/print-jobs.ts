import { PRINT_LABELS, type PrintJob } from '#domain/warehouse/labels/print-job.ts'
import { printNow } from '#domain/warehouse/labels/print-labels.ts'
import type { Engines } from '#engines/engines.ts'

/** Labels, whenever the printer is there. */
export const startPrintJobs = (engines: Engines): Promise<void> =>
  engines.jobs.work<PrintJob>(PRINT_LABELS, ({ id }) => printNow(engines, id))
