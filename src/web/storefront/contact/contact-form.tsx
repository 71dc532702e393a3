import { useEffect, useState, type ChangeEvent, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { findOversized, type FilesProblemFound } from '#domain/contact/attachments/attachment-limits.ts'
import { readSubject } from '#domain/contact/messages/contact-form.ts'
import type { Subject } from '#domain/contact/messages/subjects.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { ContactFields } from './contact-fields.tsx'
import { deviceNotListed } from './device-subject.ts'
import type { ContactAnswer } from './send-contact-form.ts'
import { FormFrame } from './form-frame.tsx'

type Props = {
  opened: number
  subject: Subject | undefined
  answer: Exclude<ContactAnswer, { state: 'sent' }> | undefined
}

export function ContactForm({ opened, subject: asked, answer }: Props) {
  const t = useTranslate()
  const path = usePath()
  const navigate = useNavigate()
  const returned = answer && 'form' in answer ? answer : undefined
  const [subject, setSubject] = useState(readSubject(returned?.form.subject ?? null) ?? asked)
  const [oversized, setOversized] = useState<FilesProblemFound>()
  // With scripts the page stays and keeps its files; an answer that was there from the start came with a new page.
  const [lostFiles] = useState(returned?.hadFiles ?? false)

  // A link to another subject changes the subject and leaves what was typed.
  useEffect(() => {
    if (asked) setSubject(asked)
  }, [asked])

  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const chosen = readSubject(target.value)
    if (chosen === 'device-not-listed') void navigate(path('contact') + deviceNotListed)
    setSubject(chosen)
  }
  const check = (event: FormEvent<HTMLFormElement>) => {
    const found = findOversized(new FormData(event.currentTarget).getAll('files') as File[])
    setOversized(found)
    if (!found) return
    event.preventDefault()
    document.getElementById('files')?.focus()
  }

  return (
    <FormFrame {...{ opened, answer }} submit={t('contact.submit')} encType="multipart/form-data" onSubmit={check}>
      <ContactFields
        {...{ subject, lostFiles, returned, choose }}
        filesProblem={oversized ?? (answer?.state === 'incomplete' ? answer.files : undefined)}
        onFiles={() => setOversized(undefined)}
      />
    </FormFrame>
  )
}
