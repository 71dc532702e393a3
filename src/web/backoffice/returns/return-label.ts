import { data, type LoaderFunctionArgs } from 'react-router'
import { readReturnLabel } from '#domain/trades/return-items.ts'
import { officeContext } from '../office-context.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const label = await readReturnLabel(officeContext(context).engines, params['parcel'] ?? '')
  if (!label) throw data(null, { status: 404 })
  return new Response(new Uint8Array(label.bytes), { headers: { 'Content-Type': label.contentType } })
}
