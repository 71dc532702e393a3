import { lazy, Suspense } from 'react'

const SiteFooter = lazy(async () => ({ default: (await import('./site-footer.tsx')).SiteFooter }))

/** Complete as it comes from the server, below what is read first: what brings it to life is fetched after the rest. */
export function FooterSlot() {
  return (
    <Suspense>
      <SiteFooter />
    </Suspense>
  )
}
