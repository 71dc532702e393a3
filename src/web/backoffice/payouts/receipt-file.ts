import { data, type LoaderFunctionArgs } from 'react-router'
import { readReceipt } from '#domain/payouts/read-papers.ts'
import { officeContext } from '../office-context.ts'
import { sendFile } from '#web/backoffice/table/csv.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const file = await readReceipt(officeContext(context).engines, params['number'] ?? '')
  if (!file) throw data(null, { status: 404 })
  return sendFile(Uint8Array.from(file.bytes), file.name, file.contentType)
}
