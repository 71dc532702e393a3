import type { OfficeMessageKey } from '#shop/messages/office-messages.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Props = { action: string; title: string; search: URLSearchParams; children: React.ReactNode }

const problems = new Set(['wrong-login', 'too-many-guesses'])

/** A form that asks for a password and leads on to where somebody wanted to go. */
export function PasswordForm({ action, title, search, children }: Props) {
  const t = useOfficeTranslate()
  const problem = search.get('problem') ?? ''

  return (
    <form method="post" action={action} className="office-login stack">
      <h1>{title}</h1>
      {problems.has(problem) && (
        <div role="alert">
          <Notice look="danger" title={t(`office.frame.login.${problem}` as OfficeMessageKey)} />
        </div>
      )}
      <input type="hidden" name="next" value={search.get('next') ?? '/'} />
      {children}
    </form>
  )
}
