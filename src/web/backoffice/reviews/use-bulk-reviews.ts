import { rejectReasons } from '#domain/reviews/review.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import type { BulkAnswer } from '#web/backoffice/table/bulk/bulk-answer.ts'
import { saidRows, type BulkActions } from '#web/backoffice/table/bulk/bulk-bar.tsx'
import type { ReviewRefusal } from './bulk-reviews.ts'

/** Which review, as it was when the list showed it: nobody decides about words that have changed since. */
export const reviewKey = ({ number, changedAt }: { number: number; changedAt: Date }): string =>
  `${number} ${changedAt.getTime()}`

export function useBulkReviews(answer: BulkAnswer<ReviewRefusal> | undefined): BulkActions | false {
  const t = useOfficeTranslate()
  const may = useMay()
  if (!may('reviews.change')) return false

  return {
    choices: [
      { value: 'publish', text: t('office.reviews.publish') },
      {
        title: t('office.reviews.reject'),
        options: rejectReasons.map((reason) => ({
          value: `reject ${reason}`,
          text: t(`office.reviews.reasons.${reason}`),
        })),
      },
    ],
    outcome: saidRows(answer, (reason) => t(`office.reviews.problem.${reason}`)),
  }
}
