import { data, Form, redirect, useActionData } from 'react-router'
import { changeOwnLanguage } from '#domain/staff/change-own-language.ts'
import { changeOwnPassword } from '#domain/staff/login/change-own-password.ts'
import { isOfficeLanguage } from '#shop/messages/office-language.ts'
import { loginPathIn } from '#shop/office-screens.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formText } from '#web/backoffice/form-text.ts'
import { useMe } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { LanguageForm } from './language-form.tsx'

export const action = office.change('dashboard.see', async ({ engines, colleague, visitorAddress, form }) => {
  if (formText(form, 'intent') === 'language') {
    const language = formText(form, 'language')
    if (!isOfficeLanguage(language)) throw data(null, { status: 400 })
    await changeOwnLanguage(engines, colleague, language)
    return redirect('/me')
  }
  const passwords = { current: String(form.get('current') ?? ''), wanted: String(form.get('wanted') ?? '') }
  const result = await changeOwnPassword(engines, colleague, passwords, visitorAddress)
  return result.ok ? redirect(loginPathIn(colleague.language)) : data({ reason: result.reason }, { status: 422 })
})

export default function Me() {
  const t = useOfficeTranslate()
  const me = useMe()
  const outcome = useActionData<typeof action>()
  const roles = (me?.roles ?? []).map((role) => t(`office.staff.role.${role}`)).join(', ')

  return (
    <>
      <div className="stack">
        <h1>{me?.username ?? t('office.staff.me.title')}</h1>
        <p className="lead">{t('office.staff.me.roles', { roles })}</p>
      </div>
      <LanguageForm />
      <section className="stack office-narrow">
        <h2>{t('office.staff.me.password')}</h2>
        {outcome && <Notice look="danger" live="alert" title={t(`office.staff.me.problem.${outcome.reason}`)} />}
        <Form method="post" className="stack" reloadDocument>
          <TextInput
            label={t('office.staff.me.current')}
            name="current"
            type="password"
            autoComplete="current-password"
            required
          />
          <TextInput
            label={t('office.staff.me.wanted')}
            hint={t('office.staff.me.wantedHint')}
            name="wanted"
            type="password"
            autoComplete="new-password"
            required
          />
          <p className="office-soft">{t('office.staff.me.after')}</p>
          <div>
            <Button type="submit">{t('office.staff.me.send')}</Button>
          </div>
        </Form>
      </section>
    </>
  )
}
