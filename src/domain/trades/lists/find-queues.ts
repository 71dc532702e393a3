import type { Engines } from '#engines/engines.ts'
import { officeQueueNames } from './office-queue.ts'
import { countQueues, type QueueCount } from './office-queue-store.ts'
import { lateBefore } from '#domain/trades/lifecycle/timers/working-days.ts'

/** How many wait in each queue, since when, and how many of them too long. */
export const findQueues = ({ db, now }: Pick<Engines, 'db' | 'now'>): Promise<QueueCount[]> =>
  countQueues(db, officeQueueNames, lateBefore(now()))
