import { Form } from 'react-router'
import type { Message } from '#domain/contact/messages/message.ts'
import { countries } from '#shop/countries/all.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select, TextArea } from '#web/ui/field.tsx'

type Props = {
  message: Message
  /** How many replies stand above. */
  seen: number
  templates: { id: string; title: string }[]
  template: { id: string; text: string } | undefined
  /** What was typed before something went wrong. */
  answer: string | undefined
  note: string | undefined
}

/** By letter to the sender; or something for the thread only. */
export function AnswerForm({ message, seen, templates, template, answer, note }: Props) {
  const t = useOfficeTranslate()
  const { languageName } = useFormats()
  const { country, email, locale } = message

  return (
    <>
      <section className="stack office-form">
        <h2>{t('office.contact.answer')}</h2>
        {templates.length > 0 && <TemplateChoice templates={templates} chosen={template?.id} />}
        <Form method="post" className="stack" key={`${template?.id} ${seen}`}>
          <input type="hidden" name="seen" value={seen} />
          <TextArea
            label={t('office.contact.answerText')}
            hint={t('office.contact.answerHint', { language: languageName(countries[country].messages), email })}
            name="text"
            rows={10}
            lang={locale.slice(0, 2)}
            defaultValue={answer ?? template?.text ?? ''}
            required
          />
          <div>
            <Button type="submit" name="intent" value="answer">
              {t('office.contact.sendAnswer')}
            </Button>
          </div>
        </Form>
      </section>
      <details className="office-form" open={note !== undefined || undefined}>
        <summary>{t('office.contact.more')}</summary>
        <Form method="post" className="stack" key={seen}>
          <TextArea label={t('office.contact.moreText')} name="text" rows={4} defaultValue={note ?? ''} required />
          <div className="cluster">
            <Button type="submit" name="intent" value="note" look="quiet">
              {t('office.contact.note')}
            </Button>
            <Button type="submit" name="intent" value="customer" look="quiet">
              {t('office.contact.customer')}
            </Button>
          </div>
        </Form>
      </details>
    </>
  )
}

/** Which template begins the answer stands in the address. */
function TemplateChoice({ templates, chosen }: { templates: Props['templates']; chosen: string | undefined }) {
  const t = useOfficeTranslate()

  return (
    <form className="office-filters">
      <Select
        label={t('office.contact.template')}
        name="template"
        defaultValue={chosen ?? ''}
        options={[
          { value: '', label: t('office.contact.noTemplate') },
          ...templates.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      <Button type="submit" look="quiet">
        {t('office.contact.takeTemplate')}
      </Button>
    </form>
  )
}
