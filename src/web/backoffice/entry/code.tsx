import { useSearchParams } from 'react-router'
import { entryPaths } from '#shop/office-screens.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { CodeInput } from './code-input.tsx'
import { EntryForm } from './entry-form.tsx'
import { LogOut } from './log-out.tsx'

export const loader = office.entry(() => null)

/** After the password, for whoever has a second factor. */
export default function CodePage() {
  const t = useOfficeTranslate()
  const [search] = useSearchParams()

  return (
    <>
      <EntryForm action={entryPaths.code} title={t('office.entry.code.title')} search={search}>
        <p>{t('office.entry.code.text')}</p>
        <CodeInput hint={t('office.entry.code.hint')} />
        <Button type="submit">{t('office.entry.login.send')}</Button>
      </EntryForm>
      <LogOut />
    </>
  )
}
