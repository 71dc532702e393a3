import type { ReactNode } from 'react'
import { useScreen, useShop } from '#web/shop-context.tsx'
import { Main } from '#web/layouts/main.tsx'
import { PartnerFooter } from './partner-footer.tsx'
import { PartnerHeader } from './partner-header.tsx'

/** The partner's own shop: our rooms behind a quieter door. */
export function AganLayout({ children }: { children: ReactNode }) {
  const { partner } = useShop()
  const isHome = useScreen() === 'home'

  return (
    <>
      <PartnerHeader />
      <Main layout="agan-default">
        {isHome && partner?.welcome && (
          <div className="container">
            <p className="lead">{partner.welcome}</p>
          </div>
        )}
        {children}
      </Main>
      <PartnerFooter />
    </>
  )
}
