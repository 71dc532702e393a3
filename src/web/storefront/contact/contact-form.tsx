import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { findOversized, type FilesProblemFound } from '#domain/contact/attachments/attachment-limits.ts'
import { readSubject } from '#domain/contact/messages/contact-form.ts'
import type { Subject } from '#domain/contact/messages/subjects.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/field.tsx'
import { ContactFields } from './contact-fields.tsx'
import { deviceNotListed } from './device-subject.ts'
import { FormTrap } from './form-trap.tsx'
import { Refusal } from './refusal.tsx'
import type { ContactAnswer } from './send-contact-form.ts'

type Props = {
  opened: number
  subject: Subject | undefined
  answer: Exclude<ContactAnswer, { state: 'sent' }> | undefined
}

/** What files a form holds; a browser without scripts never asks. */
const filesIn = (form: HTMLFormElement): File[] => {
  const field = form.elements.namedItem('files')
  return field instanceof HTMLInputElement ? [...(field.files ?? [])] : []
}

/** The browser's own complaints are left out: those of the shop stand beside each field, in its language. */
export function ContactForm({ opened, subject: asked, answer }: Props) {
  const t = useTranslate()
  const path = usePath()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const returned = answer && 'form' in answer ? answer : undefined
  const [subject, setSubject] = useState(readSubject(returned?.form.subject ?? null) ?? asked)
  const [oversized, setOversized] = useState<FilesProblemFound>()
  // With scripts the page stays and keeps its files; an answer that was there from the start came with a new page.
  const [lostFiles] = useState(returned?.hadFiles ?? false)

  // A link to another subject changes the subject and leaves what was typed.
  useEffect(() => {
    if (asked) setSubject(asked)
  }, [asked])

  useEffect(() => {
    if (answer)
      form.current?.querySelector<HTMLElement>('[aria-invalid], [name="meansLinks"], [type="submit"]')?.focus()
  }, [answer])

  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const chosen = readSubject(target.value)
    if (chosen === 'device-not-listed') void navigate(path('contact') + deviceNotListed)
    setSubject(chosen)
  }
  const check = (event: FormEvent<HTMLFormElement>) => {
    const found = findOversized(filesIn(event.currentTarget))
    setOversized(found)
    if (!found) return
    event.preventDefault()
    document.getElementById('files')?.focus()
  }

  return (
    <Form
      ref={form}
      id="form"
      method="post"
      action={path('contact')}
      encType="multipart/form-data"
      noValidate
      preventScrollReset
      onSubmit={check}
      className="stack"
    >
      <ContactFields
        {...{ subject, lostFiles, returned, choose }}
        filesProblem={oversized ?? (answer?.state === 'incomplete' ? answer.files : undefined)}
        onFiles={() => setOversized(undefined)}
      />
      <FormTrap opened={returned?.opened ?? opened} />
      <Refusal state={answer?.state} />
      {answer?.state === 'links' && <Checkbox name="meansLinks" value="yes" label={t('contact.meansLinks')} />}
      <p>
        <Button type="submit" busy={useNavigation().state === 'submitting'}>
          {t('contact.submit')}
        </Button>
      </p>
    </Form>
  )
}
