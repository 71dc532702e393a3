import { useEffect, useRef, type ReactNode } from 'react'
import { Form } from 'react-router'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Failure } from './use-typed-fields.tsx'

type Props = {
  failure: Failure<string> | undefined
  /** What was stored when it was read; something new has nothing stored. */
  revision?: string
  /** What the button says; without one nobody may send it. */
  submit: string | undefined
  children: ReactNode
}

/** A form about something in the catalogue. Whoever sent it wrongly is led to the first field that is complained about. */
export function CatalogueForm({ failure, revision, submit, children }: Props) {
  const t = useOfficeTranslate()
  const form = useRef<HTMLFormElement>(null)
  const seen = failure?.conflict?.revision ?? revision
  useEffect(() => {
    if (failure?.problems) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failure])

  return (
    <Form ref={form} method="post" className="stack office-form" noValidate key={seen}>
      {seen !== undefined && <input type="hidden" name="revision" value={seen} />}
      {children}
      {submit !== undefined && (
        <div>
          <Button type="submit">{failure?.conflict ? t('office.catalogue.conflict.onTop') : submit}</Button>
        </div>
      )}
    </Form>
  )
}
