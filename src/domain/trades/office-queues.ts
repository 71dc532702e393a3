import type { Permission } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import { countQueues, type QueueCount } from './office-queue-store.ts'
import { lateBefore } from './working-days.ts'

/** What waits for somebody, and whose work it is. */
export const officeQueues = {
  arrivals: ['trades.receive'],
  delivered: ['trades.receive'],
  inspection: ['trades.inspect'],
  clarifications: ['trades.decide', 'trades.inspect'],
  locks: ['trades.decide', 'trades.inspect'],
  missing: ['trades.decide', 'trades.receive'],
  suspended: ['trades.decide'],
  returns: ['trades.return'],
  payouts: ['payouts.release'],
  failedPayouts: ['payouts.release', 'trades.decide'],
} as const satisfies Record<string, readonly Permission[]>

export type OfficeQueue = keyof typeof officeQueues

export const officeQueueNames = Object.keys(officeQueues) as OfficeQueue[]

/** How many wait in each queue, since when, and how many of them too long. */
export const findQueues = ({ db, now }: Pick<Engines, 'db' | 'now'>): Promise<QueueCount[]> =>
  countQueues(db, officeQueueNames, lateBefore(now()))
