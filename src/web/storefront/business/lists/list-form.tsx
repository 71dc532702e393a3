import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { LIST_BYTES, LIST_ROWS } from '#domain/business/lists/device-list.ts'
import { retention } from '#shop/retention.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import type { ListAnswer } from './send-list.ts'

const MEGABYTE = 1024 * 1024

const limits = { megabytes: LIST_BYTES / MEGABYTE, rows: LIST_ROWS }

/** What a file field lets people choose from; whatever a file is called, its content decides. */
const fileTypes = '.csv,.tsv,.txt,.xlsx,.ods,text/csv'

/** Works without scripts; with them a file that is too large is not sent in vain. A file field takes what is dropped on it. */
export function ListForm({ answer }: { answer: ListAnswer | undefined }) {
  const t = useTranslate()
  const path = usePath()
  const form = useRef<HTMLFormElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  // With scripts the page stays and keeps its file; an answer that was there from the start came with a new page.
  const [lostFile] = useState(answer?.hadFile ?? false)
  const problem = isTooLarge ? 'file-too-large' : answer?.problem
  const error = problem && t(`deviceList.error.${problem}`, { ...limits, minutes: answer?.minutes ?? 1 })

  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer])

  const check = (event: FormEvent<HTMLFormElement>) => {
    const field = event.currentTarget.elements.namedItem('file')
    const file = field instanceof HTMLInputElement ? field.files?.[0] : undefined
    const found = (file?.size ?? 0) > LIST_BYTES
    setTooLarge(found)
    if (found) event.preventDefault()
  }

  return (
    <Form
      ref={form}
      method="post"
      action={path('deviceList')}
      encType="multipart/form-data"
      onSubmit={check}
      className="stack"
    >
      <TextInput
        type="file"
        id="file"
        name="file"
        accept={fileTypes}
        className="drop-zone"
        label={t('deviceList.form.file')}
        hint={t('deviceList.form.fileHint', limits)}
        {...(error && { error: lostFile ? `${error} ${t('deviceList.form.again')}` : error })}
      />
      <TextArea
        id="text"
        name="text"
        label={t('deviceList.form.text')}
        hint={t('deviceList.form.textHint')}
        defaultValue={answer?.text}
        spellCheck={false}
        autoCapitalize="none"
      />
      <p className="muted">{t('deviceList.form.privacy', { days: retention.deviceListsDays })}</p>
      <p>
        <Button type="submit" busy={useNavigation().state === 'submitting'}>
          {t('deviceList.form.submit')}
        </Button>
      </p>
    </Form>
  )
}
