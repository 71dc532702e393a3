import { messageReference } from '#domain/contact/messages/message.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import type { BulkAnswer } from '#web/backoffice/table/bulk/bulk-answer.ts'
import { saidRows, type BulkActions } from '#web/backoffice/table/bulk/bulk-bar.tsx'
import type { MessageRefusal } from './bulk-messages.ts'

export const messageKey = ({ number }: { number: number }): string => messageReference(number)

export function useBulkMessages(
  answer: BulkAnswer<MessageRefusal> | undefined,
  colleagues: readonly { id: string; username: string }[],
): BulkActions | false {
  const t = useOfficeTranslate()
  const may = useMay()
  if (!may('contact.change')) return false

  return {
    choices: [
      { value: 'close', text: t('office.contact.close') },
      {
        title: t('office.contact.assign'),
        options: colleagues.map(({ id, username }) => ({ value: `assign ${id}`, text: username })),
      },
    ],
    outcome: saidRows(answer, (reason) => t(`office.contact.problem.${reason}`)),
  }
}
