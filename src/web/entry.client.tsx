import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { openPage } from './browser/page.ts'
import { reportError, reportUncaughtErrors } from './browser/report-errors.ts'

openPage()
reportUncaughtErrors(window)

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />, {
    onCaughtError: (error) => reportError(error),
    onUncaughtError: (error) => reportError(error),
  })
})
