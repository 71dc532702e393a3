import type { ListPage, PageRequest } from '#domain/lists/list-page.ts'
import { mapRows } from '#domain/lists/list-page.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { inspectionDue } from '#domain/trades/lifecycle/timers/working-days.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'
import type { QueueFilter, QueueShare, QueueSort } from './queue-filter.ts'
import {
  countShares,
  nextRow,
  queueChoices,
  queueRows,
  type QueueChoices,
  type QueueRow,
} from './inspection-queue-store.ts'
import { takeItem } from '#domain/inspection/take-item.ts'

export type QueuedItem = QueueRow & { dueAt: Date; isOverdue: boolean }

export type InspectionQueue = {
  page: ListPage<QueuedItem>
  /** By share: how many there are with the other filters. */
  counts: Record<QueueShare, number>
  choices: QueueChoices
}

type Needs = Pick<Engines, 'db' | 'mail' | 'vault' | 'now'>

type Order = { sort: QueueSort; descending: boolean } & PageRequest

/** A page of what waits for an inspection, whoever waits longest first. */
export async function findQueuedItems(
  { db, now: clock }: Pick<Engines, 'db' | 'now'>,
  { id: viewer }: Pick<Colleague, 'id'>,
  filter: QueueFilter,
  order: Order,
): Promise<ListPage<QueuedItem>> {
  const now = clock()
  const rows = await queueRows(db, { viewer, now, filter, order })
  return mapRows(rows, (row) => {
    const dueAt = inspectionDue(row.since)
    return { ...row, dueAt, isOverdue: dueAt < now }
  })
}

/** The same with how much there is, and what can be asked for. */
export async function findInspectionQueue(
  engines: Pick<Engines, 'db' | 'now'>,
  colleague: Pick<Colleague, 'id'>,
  filter: QueueFilter,
  order: Order,
): Promise<InspectionQueue> {
  const [page, counts, choices] = await Promise.all([
    findQueuedItems(engines, colleague, filter, order),
    countShares(engines.db, { viewer: colleague.id, now: engines.now(), filter }),
    queueChoices(engines.db),
  ])
  return { page, counts, choices }
}

/** Of several who reach for the first device at once, all but one reach for another. */
const MAX_TRIES = 10

/** Takes the device that is next for this colleague, and tells which; nothing if none is left that he may take. */
export async function takeNextItem(
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  filter: QueueFilter,
  order: { sort: QueueSort; descending: boolean },
): Promise<string | undefined> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const next = await nextRow(engines.db, { viewer: colleague.id, now: engines.now(), filter, order })
    if (!next) return undefined
    const taken = await takeItem(engines, storefronts, colleague, next.id)
    if (taken.ok) return itemReference(next.number, next.position)
  }
  return undefined
}
