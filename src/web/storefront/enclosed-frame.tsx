import { enclosedLayouts } from '#web/layouts/enclosed-layouts.ts'
import { ErrorFrame } from './error/error-frame.tsx'
import { PageFrame } from './page-frame.tsx'

export { loadFrame as loader } from './load-frame.ts'

/** Around the form of a sale: whoever sells is not led away from it. */
export default function EnclosedFrame() {
  return <PageFrame layouts={enclosedLayouts} />
}

export function ErrorBoundary() {
  return <ErrorFrame layouts={enclosedLayouts} />
}
