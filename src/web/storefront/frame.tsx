import { pageLayouts } from '#web/layouts/page-layouts.ts'
import { ErrorFrame } from './error/error-frame.tsx'
import { PageFrame } from './page-frame.tsx'

export { loadFrame as loader } from './load-frame.ts'

export default function Frame() {
  return <PageFrame layouts={pageLayouts} />
}

/** Below the storefront, because after a failed action the router does not load what the route with the error page needs. */
export function ErrorBoundary() {
  return <ErrorFrame layouts={pageLayouts} />
}
