import type { ReactNode } from 'react'
import { Main } from './main.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SkipLinks } from './skip-links.tsx'

/** The home page uses the whole width; its sections bring their own space. */
export function HomeLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLinks to={['menu', 'search', 'main', 'footer']} />
      <SiteHeader />
      <Main layout="home" flush>
        {children}
      </Main>
      <SiteFooter />
    </>
  )
}
