import { Outlet } from 'react-router'
import words from 'virtual:words/de'
import { Logo } from '#web/art/logo.tsx'
import { Speaks, useOfficeTranslate } from '#web/shop-context.tsx'
import { loadShop } from '#web/shop-data.ts'
import { OfficeNotFound } from './office-not-found.tsx'

export const loader = loadShop

export default function Office() {
  return (
    <Speaks words={words}>
      <OfficeFrame>
        <Outlet />
      </OfficeFrame>
    </Speaks>
  )
}

export function ErrorBoundary() {
  return (
    <Speaks words={words}>
      <OfficeFrame>
        <OfficeNotFound />
      </OfficeFrame>
    </Speaks>
  )
}

function OfficeFrame({ children }: { children: React.ReactNode }) {
  const t = useOfficeTranslate()

  return (
    <>
      <title>{`${t('office.title')} · umlauf`}</title>
      <meta name="robots" content="noindex" />
      <header className="site-header">
        <div className="container site-header__bar">
          <a href="/" className="site-header__logo" aria-label={t('office.title')}>
            <Logo width={110} />
          </a>
          <nav aria-label={t('office.navigation')}>
            <ul className="cluster">
              <li>
                <a href="/">{t('office.desk')}</a>
              </li>
              <li>
                <a href="/letters">{t('office.letters')}</a>
              </li>
              <li>
                <a href="/errors">{t('office.errors')}</a>
              </li>
            </ul>
          </nav>
        </div>
      </header>
      <main id="main" className="page">
        <div className="container stack stack--loose">{children}</div>
      </main>
    </>
  )
}
