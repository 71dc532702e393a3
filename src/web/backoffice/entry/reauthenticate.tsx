import { useLoaderData, useSearchParams } from 'react-router'
import { office } from '#web/backoffice/office-handlers.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { CodeInput } from './code-input.tsx'
import { EntryForm } from './entry-form.tsx'
import { PasswordInput } from './password-input.tsx'

export const loader = office.read('dashboard.see', ({ entrant }) => ({
  asksForCode: entrant?.hasSecondFactor ?? false,
}))

/** Before money moves, or what colleagues may do. */
export default function ReauthenticatePage() {
  const t = useOfficeTranslate()
  const { asksForCode } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()

  return (
    <EntryForm action="/reauthenticate" title={t('office.entry.reauthenticate.title')} search={search}>
      <p>{t('office.entry.reauthenticate.text')}</p>
      <PasswordInput />
      {asksForCode && <CodeInput />}
      <Button type="submit">{t('office.entry.reauthenticate.send')}</Button>
    </EntryForm>
  )
}
