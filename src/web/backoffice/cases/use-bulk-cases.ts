import { formatCaseNumber } from '#domain/cases/case-number.ts'
import type { CaseRefusal } from '#domain/cases/update-case.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import type { BulkAnswer } from '#web/backoffice/table/bulk/bulk-answer.ts'
import { saidRows, type BulkActions } from '#web/backoffice/table/bulk/bulk-bar.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { sentenceOf } from './case-problem.tsx'

export type BulkCaseRefusal = CaseRefusal | 'place-missing'

export const caseKey = ({ number }: { number: number }): string => formatCaseNumber(number)

export function useBulkCases(
  answer: BulkAnswer<BulkCaseRefusal> | undefined,
  colleagues: readonly { id: string; username: string }[],
): BulkActions | false {
  const t = useOfficeTranslate()
  const may = useMay()
  if (!may('cases.change')) return false

  return {
    choices: [
      { value: 'place', text: t('office.cases.move') },
      {
        title: t('office.cases.assign'),
        options: [
          { value: 'assign', text: t('office.cases.nobody') },
          ...colleagues.map(({ id, username }) => ({ value: `assign ${id}`, text: username })),
        ],
      },
    ],
    words: t('office.cases.field.place'),
    outcome: saidRows(answer, (reason) =>
      t(reason === 'place-missing' ? 'office.cases.problem.place-missing' : sentenceOf(reason)),
    ),
  }
}
