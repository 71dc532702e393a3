import { data } from 'react-router'
import { readBatchFile } from '#domain/payouts/find-batches.ts'
import { office } from '../office-door.ts'
import { sendFile } from '#web/backoffice/table/csv.ts'

/** For whoever takes it to the bank. */
export const loader = office.read('payouts.release', async ({ engines, params }) => {
  const file = await readBatchFile(engines, params['number'] ?? '')
  if (!file) throw data(null, { status: 404 })
  return sendFile(file.text, file.name, file.contentType)
})
