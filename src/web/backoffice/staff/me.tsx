import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { changeOwnLanguage } from '#domain/staff/change-own-language.ts'
import { changeOwnPassword } from '#domain/staff/login/change-own-password.ts'
import { isFreshlyAuthenticated } from '#domain/staff/colleague.ts'
import { endOfficeSession, endOtherOfficeSessions, findOwnSessions } from '#domain/staff/login/office-sessions.ts'
import { findSecondFactor, removeSecondFactor, renewRecoveryCodes } from '#domain/staff/second-factor/second-factor.ts'
import { isOfficeLanguage } from '#shop/messages/office-language.ts'
import { entryPaths, loginPathIn, officeScreens, reauthenticateFor } from '#shop/office-screens.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formText } from '#web/backoffice/form-text.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useMe } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { RecoveryCodes } from '#web/backoffice/entry/recovery-codes.tsx'
import { LanguageForm } from './language-form.tsx'
import { OwnSessions } from './own-sessions.tsx'

export const loader = office.read('dashboard.see', async ({ engines, colleague, entrant }) => ({
  mustHaveSecondFactor: entrant?.mustHaveSecondFactor ?? true,
  secondFactor: await findSecondFactor(engines, colleague.id),
  sessions: await findOwnSessions(engines, colleague, entrant?.session),
}))

export const action = office.change('dashboard.see', async ({ engines, colleague, entrant, visitorAddress, form }) => {
  const intent = formText(form, 'intent')
  const ending = formText(form, 'end-session')
  if (ending !== '') {
    await endOfficeSession(engines, colleague, ending)
    return redirect(officeScreens.me.path)
  }
  if (intent === 'end-other-sessions' && entrant) {
    await endOtherOfficeSessions(engines, colleague, entrant.session)
    return redirect(officeScreens.me.path)
  }
  if (intent === 'recovery-codes' || intent === 'remove-second-factor') {
    if (!isFreshlyAuthenticated(colleague, engines.now())) return redirect(reauthenticateFor(officeScreens.me.path))
  }
  if (intent === 'remove-second-factor') {
    if (!entrant || entrant.mustHaveSecondFactor) throw data(null, { status: 403 })
    await removeSecondFactor(engines, colleague)
    return redirect(officeScreens.me.path)
  }
  if (intent === 'recovery-codes') {
    const recoveryCodes = await renewRecoveryCodes(engines, colleague)
    return data({ recoveryCodes }, { headers: { 'Cache-Control': 'no-store' } })
  }
  if (intent === 'language') {
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
  const { sessions } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const roles = (me?.roles ?? []).map((role) => t(`office.staff.role.${role}`)).join(', ')

  return (
    <>
      <div className="stack">
        <h1>{me?.username ?? t('office.staff.me.title')}</h1>
        <p className="lead">{t('office.staff.me.roles', { roles })}</p>
      </div>
      <LanguageForm />
      <SecondFactor />
      <OwnSessions sessions={sessions} />
      <section className="stack office-narrow">
        <h2>{t('office.staff.me.password')}</h2>
        {outcome && 'reason' in outcome && (
          <Notice look="danger" live="alert" title={t(`office.staff.me.problem.${outcome.reason}`)} />
        )}
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

function SecondFactor() {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const { secondFactor, mustHaveSecondFactor } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const setUp = `${entryPaths['second-factor']}?${new URLSearchParams({ next: officeScreens.me.path })}`
  const { since, codesLeft } = secondFactor ?? {}

  return (
    <section className="stack office-narrow">
      <h2>{t('office.entry.secondFactor.title')}</h2>
      {outcome && 'recoveryCodes' in outcome && <RecoveryCodes codes={outcome.recoveryCodes} />}
      {since && codesLeft !== undefined ? (
        <>
          <p>{t('office.entry.secondFactor.since', { when: formatMoment(since), count: codesLeft })}</p>
          <Form method="post" className="cluster" reloadDocument>
            <Button type="submit" look="quiet" name="intent" value="recovery-codes">
              {t('office.entry.recovery.renew')}
            </Button>
            <LinkButton look="quiet" href={setUp}>
              {t('office.entry.secondFactor.again')}
            </LinkButton>
            {!mustHaveSecondFactor && (
              <Button type="submit" look="danger" name="intent" value="remove-second-factor">
                {t('office.entry.secondFactor.remove')}
              </Button>
            )}
          </Form>
        </>
      ) : (
        <>
          <p>{t('office.entry.secondFactor.offered')}</p>
          <div>
            <LinkButton href={setUp}>{t('office.entry.secondFactor.send')}</LinkButton>
          </div>
        </>
      )}
    </section>
  )
}
