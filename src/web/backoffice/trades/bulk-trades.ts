import { findTradeByNumber } from '#domain/trades/find-trade.ts'
import { isHere } from '#domain/warehouse/labels/labels.ts'
import { parseTradeNumber } from '#domain/trades/trade-number.ts'
import { writeNote } from '#domain/trades/write-note.ts'
import { placeItems } from '#domain/warehouse/places/place-items.ts'
import { formText } from '#web/backoffice/form-text.ts'
import type { OfficeForm } from '#web/backoffice/office-handlers.ts'
import { answerRows, rowRefusal, type BulkAnswer } from '#web/backoffice/table/bulk/bulk-answer.ts'
import type { TradeAnswer, TradeRefusal } from './use-bulk-trades.tsx'

/** Each trade by itself: whether it has labels to be printed, a note that everybody reads, where its devices stand. */
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
    if (action === 'place') {
      const itemIds = trade.items.filter(isHere).map(({ id }) => id)
      if (itemIds.length === 0) return { label, result: { ok: false, reason: 'not-in-our-house' } }
      const placed = await placeItems(engines, colleague, { itemIds, place: formText(form, 'words') })
      return { label, result: placed.ok ? placed : rowRefusal(placed) }
    }
    return { label, result: trade.items.some(isHere) ? { ok: true } : { ok: false, reason: 'nothing-arrived' } }
  })
