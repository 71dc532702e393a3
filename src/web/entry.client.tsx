import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { openPage, startPage } from './browser/page.ts'
import { reportError, reportUncaughtErrors } from './browser/report-errors.ts'

startPage(() => {
  openPage()
  reportUncaughtErrors(window)
  // The page brought what it shows at first by itself; this is for all that comes later.
  document.querySelector('link[media="not all"]')?.removeAttribute('media')

  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />, {
      onCaughtError: (error) => reportError(error),
      onUncaughtError: (error) => reportError(error),
    })
  })
})
