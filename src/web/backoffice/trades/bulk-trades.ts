import { findTradeByNumber } from '#domain/trades/find-trade.ts'
import { hasLabels } from '#domain/warehouse/labels/labels.ts'
import { parseTradeNumber } from '#domain/trades/trade-number.ts'
import { writeNote } from '#domain/trades/write-note.ts'
import { formText } from '#web/backoffice/form-text.ts'
import type { OfficeForm } from '#web/backoffice/office-handlers.ts'
import { answerRows, type BulkAnswer } from '#web/backoffice/table/bulk/bulk-answer.ts'
import type { TradeAnswer, TradeRefusal } from './use-bulk-trades.tsx'

/** Each trade by itself: whether it has labels to be printed, or a note that everybody reads. */
export const bulkTrades = (
  { engines, colleague, form }: OfficeForm,
  action: TradeAnswer['action'],
): Promise<BulkAnswer<TradeRefusal>> =>
  answerRows<TradeRefusal>(form, async (label) => {
    const number = parseTradeNumber(label)
    const trade = number === undefined ? undefined : await findTradeByNumber(engines, number)
    if (!trade) return { label, result: { ok: false, reason: 'no-such-trade' } }
    if (action === 'note') {
      const note = { tradeId: trade.id, text: formText(form, 'words') }
      return { label, result: await writeNote(engines, colleague, note) }
    }
    return { label, result: hasLabels(trade) ? { ok: true } : { ok: false, reason: 'nothing-arrived' } }
  })
