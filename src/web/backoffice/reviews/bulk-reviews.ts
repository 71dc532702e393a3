import { publishReview, rejectReview, type ModerateResult } from '#domain/reviews/moderate-review.ts'
import { formText } from '#web/backoffice/form-text.ts'
import { numberIn } from '#web/backoffice/number-in.ts'
import type { OfficeForm } from '#web/backoffice/office-handlers.ts'
import { answerRows, type BulkAnswer } from '#web/backoffice/table/bulk/bulk-answer.ts'

export type ReviewRefusal = Extract<ModerateResult, { ok: false }>['reason']

/** Publishes reviews, or refuses them for one and the same reason. */
export function bulkReviews({ engines, colleague, form }: OfficeForm): Promise<BulkAnswer<ReviewRefusal>> {
  const [action, reason = ''] = formText(form, 'bulk').split(' ')
  return answerRows(form, async (key) => {
    const [label = '', changedAt = ''] = key.split(' ')
    const seen = { number: numberIn(label), changedAt: Number(changedAt) }
    const result =
      action === 'publish'
        ? await publishReview(engines, colleague, seen)
        : await rejectReview(engines, colleague, seen, reason)
    return { label, result }
  })
}
