import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Props = { action: string; title: string; search: URLSearchParams; children: React.ReactNode }

const problems = ['wrong-login', 'wrong-code', 'too-many-guesses'] as const

/** A form that asks who somebody is and leads on to where he wanted to go. */
export function EntryForm({ action, title, search, children }: Props) {
  const t = useOfficeTranslate()
  const problem = problems.find((each) => each === search.get('problem'))

  return (
    <form method="post" action={action} className="office-login stack">
      <h1>{title}</h1>
      {problem && (
        <div role="alert">
          <Notice look="danger" title={t(`office.entry.problem.${problem}`)} />
        </div>
      )}
      <input type="hidden" name="next" value={search.get('next') ?? '/'} />
      {search.has('language') && <input type="hidden" name="language" value={search.get('language') ?? ''} />}
      {children}
    </form>
  )
}
