import { data } from 'react-router'
import { parseMessageNumber } from '#domain/contact/messages/message.ts'
import { assignMessage, closeMessage, type MessageChangeResult } from '#domain/contact/messages/update-message.ts'
import { formText } from '#web/backoffice/form-text.ts'
import type { OfficeForm } from '#web/backoffice/office-handlers.ts'
import { answerRows, type BulkAnswer } from '#web/backoffice/table/bulk/bulk-answer.ts'

export type MessageRefusal = Extract<MessageChangeResult, { ok: false }>['reason']

/** Closes messages, or hands them to somebody. */
export function bulkMessages({ engines, colleague, form }: OfficeForm): Promise<BulkAnswer<MessageRefusal>> {
  const [action, person = ''] = formText(form, 'bulk').split(' ')
  if (action !== 'assign' && action !== 'close') throw data(null, { status: 400 })
  return answerRows(form, async (label) => {
    const number = parseMessageNumber(label) ?? 0
    const result =
      action === 'assign'
        ? await assignMessage(engines, colleague, number, person || null)
        : await closeMessage(engines, colleague, number, { closed: true })
    return { label, result }
  })
}
