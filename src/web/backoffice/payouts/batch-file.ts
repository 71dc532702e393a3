import { data, redirect } from 'react-router'
import { readBatchFile } from '#domain/payouts/batches/find-batches.ts'
import { isFreshlyAuthenticated } from '#domain/staff/colleague.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { sendFile } from '#web/backoffice/table/csv.ts'
import { reauthenticateFor } from '#shop/office-screens.ts'

/** For whoever takes it to the bank. All accounts stand in it, so an open browser is not enough. */
export const loader = office.read('payouts.release', async ({ engines, colleague, params }) => {
  const number = params['number'] ?? ''
  if (!isFreshlyAuthenticated(colleague, engines.now()))
    return redirect(reauthenticateFor(`/payouts/batches/${number}`))
  const file = await readBatchFile(engines, number)
  if (!file) throw data(null, { status: 404 })
  return sendFile(file.text, file.name, file.contentType)
})
