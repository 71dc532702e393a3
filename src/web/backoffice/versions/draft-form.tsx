import { Form } from 'react-router'
import type { ReactNode } from 'react'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'

type Props = {
  note: string
  /** As the field holds it. */
  moment: string
  children?: ReactNode
}

/** What is new, why, and from when on; with what else can be changed about a draft. */
export function DraftForm({ note, moment, children }: Props) {
  const t = useOfficeTranslate()

  return (
    <Form method="post" className="stack stack--loose">
      <TextInput
        label={t('office.versions.note')}
        hint={t('office.versions.noteHint')}
        name="note"
        defaultValue={note}
        maxLength={500}
      />
      <TextInput
        label={t('office.versions.moment')}
        hint={t('office.versions.momentHint')}
        name="moment"
        type="datetime-local"
        defaultValue={moment}
      />
      {children}
      <p>
        <Button type="submit" name="step" value="change" look="quiet">
          {t('office.versions.save')}
        </Button>
      </p>
    </Form>
  )
}
