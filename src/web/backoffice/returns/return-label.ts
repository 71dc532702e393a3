import { data } from 'react-router'
import { readReturnLabel } from '#domain/trades/returns/return-items.ts'
import { office } from '#web/backoffice/office-handlers.ts'

export const loader = office.read('trades.see', async ({ engines, params }) => {
  const label = await readReturnLabel(engines, params['parcel'] ?? '')
  if (!label) throw data(null, { status: 404 })
  return new Response(new Uint8Array(label.bytes), { headers: { 'Content-Type': label.contentType } })
})
