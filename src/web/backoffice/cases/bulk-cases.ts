import { data } from 'react-router'
import { parseCaseNumber } from '#domain/cases/case-number.ts'
import { assignCase, placeCase } from '#domain/cases/update-case.ts'
import { formText } from '#web/backoffice/form-text.ts'
import type { OfficeForm } from '#web/backoffice/office-handlers.ts'
import { answerRows, type BulkAnswer } from '#web/backoffice/table/bulk/bulk-answer.ts'
import type { BulkCaseRefusal } from './use-bulk-cases.ts'

/** Hands cases to somebody, or says where they lie. */
export function bulkCases({ engines, colleague, form }: OfficeForm): Promise<BulkAnswer<BulkCaseRefusal>> {
  const [action, person = ''] = formText(form, 'bulk').split(' ')
  if (action !== 'assign' && action !== 'place') throw data(null, { status: 400 })
  const place = formText(form, 'words').trim()
  return answerRows<BulkCaseRefusal>(form, async (label) => {
    const number = parseCaseNumber(label) ?? 0
    if (action === 'assign') return { label, result: await assignCase(engines, colleague, number, person || null) }
    if (place === '') return { label, result: { ok: false, reason: 'place-missing' } }
    return { label, result: await placeCase(engines, colleague, number, place) }
  })
}
