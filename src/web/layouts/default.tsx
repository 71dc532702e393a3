import { lazy, type ReactNode } from 'react'
import { useScreen } from '#web/shop-context.tsx'
import { Main } from './main.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'

/** Whoever sells is not led away from it. */
const EnclosedLayout = lazy(async () => ({ default: (await import('./enclosed.tsx')).EnclosedLayout }))

export function DefaultLayout({ children }: { children: ReactNode }) {
  if (useScreen() === 'checkout') return <EnclosedLayout>{children}</EnclosedLayout>

  return (
    <>
      <SiteHeader />
      <Main layout="default">{children}</Main>
      <SiteFooter />
    </>
  )
}
