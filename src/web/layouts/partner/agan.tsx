import type { ReactNode } from 'react'
import { Main } from '#web/layouts/main.tsx'
import { PartnerFooter } from './partner-footer.tsx'
import { PartnerHeader } from './partner-header.tsx'

/** The partner's own shop: our rooms behind a quieter door. */
export function AganLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PartnerHeader />
      <Main layout="agan-default">{children}</Main>
      <PartnerFooter />
    </>
  )
}
