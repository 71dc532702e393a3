import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useOfficeTranslate } from '#web/shop-context.tsx'

const titles = { 403: 'office.frame.refused', 404: 'office.frame.notFound' } as const

/** Not there, not yours, or broken. */
export function OfficeProblem() {
  const t = useOfficeTranslate()
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const title = titles[status as keyof typeof titles] ?? 'office.frame.failed'

  return (
    <div className="stack">
      <h1>{t(title)}</h1>
      {status === 403 && <p className="lead">{t('office.frame.refusedText')}</p>}
      <p>
        <a href="/">{t('office.frame.home')}</a>
      </p>
    </div>
  )
}
