import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Props = { action: string; title: string; search: URLSearchParams; children: React.ReactNode }

const problems = ['wrong-login', 'too-many-guesses'] as const

/** A form that asks for a password and leads on to where somebody wanted to go. */
export function PasswordForm({ action, title, search, children }: Props) {
  const t = useOfficeTranslate()
  const problem = problems.find((each) => each === search.get('problem'))

  return (
    <form method="post" action={action} className="office-login stack">
      <h1>{title}</h1>
      {problem && (
        <div role="alert">
          <Notice look="danger" title={t(`office.frame.login.${problem}`)} />
        </div>
      )}
      <input type="hidden" name="next" value={search.get('next') ?? '/'} />
      {search.has('language') && <input type="hidden" name="language" value={search.get('language') ?? ''} />}
      {children}
    </form>
  )
}
