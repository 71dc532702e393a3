import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { openPage } from './browser/page.ts'
import { reportError, reportUncaughtErrors } from './browser/report-errors.ts'

function start(): void {
  openPage()
  reportUncaughtErrors(window)

  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />, {
      onCaughtError: (error) => reportError(error),
      onUncaughtError: (error) => reportError(error),
    })
  })
}

// Inside a partner's page nothing is asked of the shop before it is known how to carry the visitor's session.
if (window === parent) start()
else void import('./embed/open-frame.ts').then(({ openFrame }) => openFrame()).finally(start)
