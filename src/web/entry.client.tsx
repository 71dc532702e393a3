import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { openPage, startPage } from './browser/page.ts'
import { reportError, reportUncaughtErrors } from './browser/report-errors.ts'

/**
 * The page brought what it shows at first by itself; this is for all that comes later, which therefore waits for it. It comes
 * as another sheet behind the others: if one among them changed, browsers would lay out everything anew.
 */
async function addWholeSheet(): Promise<void> {
  const waiting = document.querySelector('link[media="not all"]')
  if (!waiting) return
  const whole = waiting.cloneNode() as Element
  whole.removeAttribute('media')
  await new Promise((resolve) => {
    for (const end of ['load', 'error']) whole.addEventListener(end, resolve)
    document.head.append(whole)
  })
}

startPage(async () => {
  openPage()
  reportUncaughtErrors(window)
  await addWholeSheet()

  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />, {
      onCaughtError: (error) => reportError(error),
      onUncaughtError: (error) => reportError(error),
    })
  })
})
