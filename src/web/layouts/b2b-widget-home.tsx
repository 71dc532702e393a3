import type { ReactNode } from 'react'
import { ConsentLink } from './consent-link.tsx'
import { Main } from './main.tsx'
import { SkipLinks } from './skip-links.tsx'

/** Stands inside a partner's page, which has a header and a footer of its own. */
export function B2bWidgetHomeLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLinks to={['main']} />
      <Main layout="b2bwidget-home" flush>
        {children}
      </Main>
      <p className="container">
        <ConsentLink />
      </p>
    </>
  )
}
