import { use, useEffect, useState } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { Scene } from '#web/art/scenes.tsx'
import { track } from '#web/browser/track.ts'
import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { ErrorIdContext } from './error-id.ts'

type Kind = 'oops' | 'notFound' | 'expired' | 'refused'

function kindOf(error: unknown, pathname: string): Kind {
  if (/clarification|\/angebot\//i.test(pathname)) return 'expired'
  if (!isRouteErrorResponse(error) || error.status >= 500) return 'oops'
  return error.status === 404 ? 'notFound' : 'refused'
}

/** A form that was refused says why. */
const saidIn = (error: unknown): string | undefined =>
  isRouteErrorResponse(error) && typeof error.data === 'string' && error.data !== '' ? error.data : undefined

/** After hydration the number is read from where the server wrote it. */
function useErrorId(): string {
  const fromServer = use(ErrorIdContext)
  const [id] = useState(() =>
    typeof document === 'undefined' ? fromServer : (document.getElementById('error-id')?.textContent ?? ''),
  )
  return id
}

export function ErrorPage() {
  const t = useTranslate()
  const path = usePath()
  const { brand } = useShop().country.presence
  const error = useRouteError()
  const { pathname } = useLocation()
  const kind = kindOf(error, pathname)
  const id = useErrorId()
  const title = t(`error.${kind}.headline`)
  useEffect(() => track({ name: 'page_type', screen: '404' }), [pathname])

  return (
    <div className="container error-page" data-error={kind}>
      <title>{`${title} · ${brand}`}</title>
      <meta name="description" content={t(`error.${kind}.message`)} />
      <meta name="robots" content="noindex" />
      <Scene name="not-found" />
      <div className="stack">
        <h1>{title}</h1>
        <p className="lead">{saidIn(error) ?? t(`error.${kind}.subtitle`)}</p>
        <p>{t(`error.${kind}.message`)}</p>
        {isRouteErrorResponse(error) && kind === 'notFound' && <p className="error-page__detail">{error.statusText}</p>}
        {id !== '' && (
          <p className="error-page__detail">
            {t('error.id')} <span id="error-id">{id}</span>
          </p>
        )}
        <p className="cluster">
          <LinkButton href={path('home')}>{t('error.home')}</LinkButton>
          <LinkButton href={path('contact')} look="quiet">
            {t('error.contact')}
          </LinkButton>
        </p>
      </div>
    </div>
  )
}
