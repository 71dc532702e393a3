import type { ChangeEvent } from 'react'
import { attachmentTypes, type FilesProblemFound } from '#domain/contact/attachments/attachment-limits.ts'
import type { ContactForm } from '#domain/contact/messages/contact-form.ts'
import { guideTo, subjects, type Subject } from '#domain/contact/messages/subjects.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Checkbox, Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { EmailField, useFields } from './form-frame.tsx'
import type { ContactAnswer } from './send-contact-form.ts'
import { ShortcutNotice } from './shortcut-notice.tsx'

type Props = {
  subject: Subject | undefined
  returned: Extract<ContactAnswer, { form: ContactForm }> | undefined
  filesProblem: FilesProblemFound | undefined
  lostFiles: boolean
  choose: (event: ChangeEvent<HTMLSelectElement>) => void
  onFiles: () => void
}

const order = ['subject', 'name', 'email', 'tradeNumber', 'message'] as const

/** The subject comes first: what is asked after it, and what may help without writing, follows from it. */
export function ContactFields({ subject, returned, choose, ...files }: Props) {
  const t = useTranslate()
  const { asksTrade, shortcut } = guideTo(subject)
  const problems = returned?.state === 'incomplete' ? returned.problems : {}
  const field = useFields(order, problems)
  const typed = (name: keyof ContactForm) => ({ ...field(name), defaultValue: returned?.form[name] ?? '' })
  const choices = [
    { value: '', label: t('contact.device.choose') },
    ...subjects.map((value) => ({ value, label: t(`contact.subject.${value}`) })),
  ]

  return (
    <>
      <Select
        {...field('subject')}
        label={t('contact.about')}
        options={choices}
        value={subject ?? ''}
        onChange={choose}
        required
      />
      <div role="status">{shortcut && <ShortcutNotice shortcut={shortcut} />}</div>
      <TextInput {...typed('name')} autoComplete="name" label={t('contact.name')} required />
      <EmailField {...typed('email')} />
      {asksTrade && (
        <TextInput
          {...typed('tradeNumber')}
          autoComplete="off"
          label={t('contact.tradeNumber')}
          hint={t('contact.tradeNumberHint')}
          optional={t('contact.device.optional')}
        />
      )}
      <TextArea
        {...typed('message')}
        label={t('contact.message')}
        {...(subject === 'payment-questions' && { hint: t('contact.noBankData') })}
        rows={6}
        required
      />
      <FilesField {...files} />
      <Checkbox name="copy" value="yes" label={t('contact.copy')} defaultChecked={returned?.wantsCopy ?? false} />
    </>
  )
}

function FilesField({ filesProblem, lostFiles, onFiles }: Pick<Props, 'filesProblem' | 'lostFiles' | 'onFiles'>) {
  const t = useTranslate()
  const problem = filesProblem && t(`contact.error.${filesProblem.problem}`, { name: filesProblem.name })
  const error = problem ?? (lostFiles ? t('contact.filesAgain') : undefined)

  return (
    <TextInput
      id="files"
      name="files"
      type="file"
      multiple
      accept={attachmentTypes}
      onChange={onFiles}
      label={t('contact.files')}
      hint={t('contact.filesHint')}
      optional={t('contact.device.optional')}
      {...(error !== undefined && { error })}
    />
  )
}
