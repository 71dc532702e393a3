import type { Permission } from '#domain/staff/permissions.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { OfficeMessageKey } from '#shop/messages/office-messages.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import type { BulkAnswer } from '#web/backoffice/table/bulk/bulk-answer.ts'
import { saidRows, type BulkActions } from '#web/backoffice/table/bulk/bulk-bar.tsx'
import { isPutReason, putSentences, type PutReason } from '#web/backoffice/warehouse/put-refusal.ts'

const workers = [
  'trades.receive',
  'trades.inspect',
  'trades.decide',
  'trades.return',
  'payouts.prepare',
] as const satisfies readonly Permission[]

/** What can be done to several trades at once is everybody's who works on them; putting them away is for the warehouse. */
export const bulkTradeActions = { labels: workers, note: workers, place: ['trades.receive'] } as const

export type TradeRefusal = 'no-such-trade' | 'nothing-arrived' | 'not-yours-to-do' | 'text-missing' | PutReason

const sentenceOf = (reason: TradeRefusal): OfficeMessageKey =>
  isPutReason(reason) ? putSentences[reason] : `office.trades.bulk.refusal.${reason}`

export type TradeAnswer = BulkAnswer<TradeRefusal> & { action: keyof typeof bulkTradeActions }

export const tradeKey = ({ number }: { number: number }): string => formatTradeNumber(number)

export function useBulkTrades(answer: TradeAnswer | undefined): BulkActions | false {
  const t = useOfficeTranslate()
  const may = useMay()
  if (!workers.some(may)) return false
  const done = answer?.bulk.filter(({ reason }) => reason === undefined).map(({ key }) => key) ?? []

  return {
    choices: [
      { value: 'labels', text: t('office.trades.bulk.labels') },
      { value: 'note', text: t('office.trades.bulk.note') },
      ...(may('trades.receive') ? [{ value: 'place', text: t('office.warehouse.places.put.action') }] : []),
    ],
    words: t(may('trades.receive') ? 'office.trades.bulk.wordsOrPlace' : 'office.trades.bulk.words'),
    outcome: saidRows(answer, (reason, values) => t(sentenceOf(reason), values)),
    next: answer?.action === 'labels' && done.length > 0 && (
      <a href={`/labels/trade/${done.join()}`}>{t('office.trades.bulk.print', { count: done.length })}</a>
    ),
  }
}
