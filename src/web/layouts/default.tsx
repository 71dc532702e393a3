import type { ReactNode } from 'react'
import { Main } from './main.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SkipLinks } from './skip-links.tsx'

export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLinks to={['menu', 'search', 'main', 'footer']} />
      <SiteHeader />
      <Main layout="default">{children}</Main>
      <SiteFooter />
    </>
  )
}
