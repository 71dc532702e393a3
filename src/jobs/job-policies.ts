import { PRINT_LABELS } from '#domain/warehouse/labels/print-job.ts'
import { SEND_SHIPPING_DOCUMENTS } from '#domain/trades/sale/trade-parts.ts'
import type { RetryPolicy } from '#engines/jobs/jobs.ts'

/** How patiently each job is tried again. Apart from the jobs: whoever only writes them down has no words for letters. */
export const jobPolicies: Record<string, RetryPolicy> = {
  // Most of a day: longer than carriers are away.
  [SEND_SHIPPING_DOCUMENTS]: {
    retries: 40,
    firstPauseSeconds: 2,
    longestPauseSeconds: 1_800,
    limitSeconds: 120,
    atOnce: 8,
  },
  // A working day: somebody will bring paper.
  [PRINT_LABELS]: { retries: 500, firstPauseSeconds: 2, longestPauseSeconds: 60, limitSeconds: 60 },
}
