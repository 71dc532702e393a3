import type { ReactNode } from 'react'
import { Main } from './main.tsx'
import { FooterSlot } from './footer/footer-slot.tsx'
import { SiteHeader } from './header/site-header.tsx'

/** The home page uses the whole width; its sections bring their own space. */
export function HomeLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <Main layout="home" flush>
        {children}
      </Main>
      <FooterSlot />
    </>
  )
}
