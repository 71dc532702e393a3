import { useState } from 'react'
import { Form } from 'react-router'
import type { IssueForm } from '#domain/newsletter/issues/issue-form.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { IssueFields, type FieldsProps } from './issue-fields.tsx'
import { LivePreview } from './preview-frame.tsx'

type Props = Omit<FieldsProps, 'onType'> & {
  /** The moment of the draft that its author sees; a new issue has none. */
  seen?: string
  /** Where a test was meant to go, if that did not work out. */
  email?: string
}

/** The words on the left; on the right the letter that they become. */
export function IssueEditor({ seen, email = '', ...fields }: Props) {
  const t = useOfficeTranslate()
  const [texts, setTexts] = useState<IssueForm>(fields.form)

  return (
    <div className="office-halves">
      <Form method="post" className="stack" noValidate>
        <IssueFields {...fields} onType={(typed) => setTexts((before) => ({ ...before, ...typed }))} />
        {seen === undefined ? (
          <div>
            <Button type="submit">{t('office.newsletter.create')}</Button>
          </div>
        ) : (
          <DraftActions seen={seen} email={email} />
        )}
      </Form>
      <LivePreview texts={texts} />
    </div>
  )
}

function DraftActions({ seen, email }: { seen: string; email: string }) {
  const t = useOfficeTranslate()
  const may = useMay()

  return (
    <>
      <input type="hidden" name="seen" value={seen} />
      <div className="cluster">
        <Button type="submit" name="intent" value="save" look="quiet">
          {t('office.newsletter.save')}
        </Button>
        {may('newsletter.send') && (
          <Button type="submit" name="intent" value="send">
            {t('office.newsletter.send')}
          </Button>
        )}
      </div>
      <fieldset className="office-question stack stack--tight">
        <legend>{t('office.newsletter.test.title')}</legend>
        <TextInput
          label={t('office.newsletter.test.email')}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email}
        />
        <div>
          <Button type="submit" name="intent" value="test" look="quiet">
            {t('office.newsletter.test.send')}
          </Button>
        </div>
      </fieldset>
    </>
  )
}
