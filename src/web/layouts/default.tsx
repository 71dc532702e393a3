import type { ReactNode } from 'react'
import { Main } from './main.tsx'
import { FooterSlot } from './footer/footer-slot.tsx'
import { SiteHeader } from './header/site-header.tsx'

export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <Main layout="default">{children}</Main>
      <FooterSlot />
    </>
  )
}
