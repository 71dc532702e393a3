import { data } from 'react-router'
import { readReceipt } from '#domain/payouts/receipts/read-documents.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { sendFile } from '#web/backoffice/table/csv.ts'

export const loader = office.read('payouts.see', async ({ engines, params }) => {
  const file = await readReceipt(engines, params['number'] ?? '')
  if (!file) throw data(null, { status: 404 })
  return sendFile(Uint8Array.from(file.bytes), file.name, file.contentType)
})
