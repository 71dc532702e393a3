import { assignItem, giveItemBack } from '#domain/inspection/take-item.ts'
import { findTradeByNumber } from '#domain/trades/find-trade.ts'
import { parseItemReference } from '#domain/trades/trade-number.ts'
import { placeItems } from '#domain/warehouse/places/place-items.ts'
import { formText } from '#web/backoffice/form-text.ts'
import type { OfficeForm, OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { answerRows, rowRefusal, type BulkAnswer } from '#web/backoffice/table/bulk/bulk-answer.ts'
import type { QueueAction, QueueRefusal } from './use-bulk-queue.ts'

type Asked = OfficeForm & { chosen: Exclude<QueueAction, 'next'>; about: string }

/** Each device by itself: onto somebody's table, back to the shelf, or to a place. */
export const bulkQueue = (asked: Asked): Promise<BulkAnswer<QueueRefusal>> =>
  answerRows<QueueRefusal>(asked.form, async (label) => {
    const itemId = await itemAt(asked, label)
    if (itemId === undefined) return { label, result: { ok: false, reason: 'no-such-item' } }
    const result = await act(asked, itemId)
    return { label, result: result.ok ? result : rowRefusal(result) }
  })

async function itemAt({ engines }: Pick<OfficeRequest, 'engines'>, reference: string): Promise<string | undefined> {
  const item = parseItemReference(reference)
  const trade = item && (await findTradeByNumber(engines, item.number))
  return trade?.items.find(({ position }) => position === item?.position)?.id
}

/** Words are where it is to stand, or why it is taken from somebody. */
function act({ engines, storefronts, colleague, form, chosen, about }: Asked, itemId: string) {
  const words = formText(form, 'words').trim()
  const takeOver = words === '' ? undefined : { reason: words }
  if (chosen === 'place') return placeItems(engines, colleague, { itemIds: [itemId], place: words })
  if (chosen === 'assign') return assignItem(engines, storefronts, colleague, { itemId, to: about, takeOver })
  return giveItemBack(engines, colleague, itemId, takeOver)
}
