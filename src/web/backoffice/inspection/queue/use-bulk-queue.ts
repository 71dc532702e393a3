import type { AssignResult } from '#domain/inspection/take-item.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import type { OfficeMessageKey } from '#shop/messages/office-messages.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import type { BulkAnswer } from '#web/backoffice/table/bulk/bulk-answer.ts'
import { saidRows, type BulkActions } from '#web/backoffice/table/bulk/bulk-bar.tsx'
import { isPutReason, putSentences, type PutReason } from '#web/backoffice/warehouse/put-refusal.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'

/** Taking the next device, and what can be done to several: inspectors share them out, the warehouse puts them away. */
export const queueActions = {
  next: ['trades.inspect'],
  assign: ['trades.inspect'],
  free: ['trades.inspect'],
  place: ['trades.receive'],
} as const satisfies Record<string, readonly Permission[]>

export type QueueAction = keyof typeof queueActions

export type QueueRefusal = Extract<AssignResult, { ok: false }>['reason'] | PutReason

export const queuedItemKey = ({ number, position }: { number: number; position: number }): string =>
  itemReference(number, position)

function sentenceOf(reason: QueueRefusal): OfficeMessageKey {
  if (isPutReason(reason)) return putSentences[reason]
  if (reason === 'own-finding' || reason === 'reason-missing' || reason === 'no-such-colleague')
    return `office.inspection.queue.bulk.refusal.${reason}`
  return `office.trades.refusal.${reason}`
}

export function useBulkQueue(
  answer: BulkAnswer<QueueRefusal> | undefined,
  inspectors: readonly { id: string; username: string }[],
): BulkActions | false {
  const t = useOfficeTranslate()
  const may = useMay()
  const inspects = may('trades.inspect')
  const places = may('trades.receive')
  if (!inspects && !places) return false

  return {
    choices: [
      ...(inspects ? [{ value: 'free', text: t('office.inspection.queue.bulk.free') }] : []),
      ...(places ? [{ value: 'place', text: t('office.warehouse.places.put.action') }] : []),
      ...(inspects
        ? [
            {
              title: t('office.inspection.queue.bulk.assign'),
              options: inspectors.map(({ id, username }) => ({ value: `assign ${id}`, text: username })),
            },
          ]
        : []),
    ],
    words: t(`office.inspection.queue.bulk.words.${!places ? 'reason' : inspects ? 'either' : 'place'}`),
    outcome: saidRows(answer, (reason, values) => t(sentenceOf(reason), values)),
  }
}
