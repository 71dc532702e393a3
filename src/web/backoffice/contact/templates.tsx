import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import type { AnswerTemplate, TemplateForm, TemplateProblems } from '#domain/contact/answers/answer-template.ts'
import { findTemplates, removeTemplate, writeTemplate } from '#domain/contact/answers/change-templates.ts'
import { subjects } from '#domain/contact/messages/subjects.ts'
import { countries, countryCodes } from '#shop/countries/all.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formText } from '#web/backoffice/form-text.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-handlers.ts'

export const loader = office.read('contact.see', async ({ engines }) => ({
  templates: await findTemplates(engines),
}))

export const action = office.change('contact.change', async ({ engines, colleague, form: sent }) => {
  const id = formText(sent, 'id')
  const form: TemplateForm = {
    title: formText(sent, 'title'),
    country: formText(sent, 'country'),
    subject: formText(sent, 'subject'),
    text: formText(sent, 'text'),
  }
  const result =
    formText(sent, 'intent') === 'remove'
      ? await removeTemplate(engines, colleague, id)
      : await writeTemplate(engines, colleague, id || undefined, form)
  if (result.ok) return redirect('/contact-templates')
  if (result.reason === 'invalid') return data({ id, form, problems: result.problems, problem: null }, { status: 422 })
  return data({ id, form, problems: {}, problem: result.reason }, { status: 409 })
})

export default function Templates() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { templates } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const failedAt = (id: string) => (failed?.id === id ? failed : undefined)

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href="/contact">{t('office.contact.back')}</a>
        </p>
        <h1>{t('office.contact.templates.title')}</h1>
        <p className="office-soft">{t('office.contact.templates.text')}</p>
      </div>
      {failed?.problem && (
        <Notice look="danger" live="alert" title={t(`office.contact.templates.problem.${failed.problem}`)} />
      )}
      {templates.map((template) => (
        <details key={template.id} className="office-form" open={failedAt(template.id) ? true : undefined}>
          <summary>
            <span lang={countries[template.country].icuLocale}>{template.title}</span> ·{' '}
            {template.country.toUpperCase()}
          </summary>
          <TemplateFields template={template} failed={failedAt(template.id)} />
        </details>
      ))}
      {may('contact.change') && (
        <section className="stack office-form">
          <h2>{t('office.contact.templates.new')}</h2>
          <TemplateFields failed={failedAt('')} key={templates.length} />
        </section>
      )}
    </>
  )
}

type FieldsProps = {
  template?: AnswerTemplate
  failed: { form: TemplateForm; problems: TemplateProblems } | undefined
}

function TemplateFields({ template, failed }: FieldsProps) {
  const t = useOfficeTranslate()
  const may = useMay()
  const form = failed?.form ?? { title: '', country: 'de', ...template, subject: template?.subject ?? '' }
  const errorOf = (name: keyof TemplateForm) => {
    const problem = failed?.problems[name]
    return problem === undefined ? {} : { error: t(`office.contact.templates.problem.${problem}`) }
  }

  return (
    <Form method="post" className="stack" noValidate>
      <input type="hidden" name="id" value={template?.id ?? ''} />
      <TextInput
        label={t('office.contact.templates.name')}
        name="title"
        defaultValue={form.title}
        {...errorOf('title')}
      />
      <div className="grid grid--halves">
        <Select
          label={t('office.contact.templates.country')}
          name="country"
          defaultValue={form.country}
          options={countryCodes.map((code) => ({ value: code, label: code.toUpperCase() }))}
          {...errorOf('country')}
        />
        <Select
          label={t('office.contact.templates.subject')}
          name="subject"
          defaultValue={form.subject}
          options={[
            { value: '', label: t('office.contact.templates.all') },
            ...subjects.map((value) => ({ value, label: t(`office.contact.subject.${value}`) })),
          ]}
        />
      </div>
      <TextArea
        label={t('office.contact.templates.answer')}
        name="text"
        rows={6}
        lang={template && countries[template.country].icuLocale}
        defaultValue={form.text ?? ''}
        {...errorOf('text')}
      />
      {may('contact.change') && (
        <div className="cluster">
          <Button type="submit" name="intent" value="write">
            {t(template ? 'office.contact.templates.save' : 'office.contact.templates.create')}
          </Button>
          {template && (
            <Button type="submit" name="intent" value="remove" look="danger">
              {t('office.contact.templates.remove')}
            </Button>
          )}
        </div>
      )}
    </Form>
  )
}
