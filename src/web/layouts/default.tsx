import type { ReactNode } from 'react'
import { Main } from './main.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'

export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <Main layout="default">{children}</Main>
      <SiteFooter />
    </>
  )
}
