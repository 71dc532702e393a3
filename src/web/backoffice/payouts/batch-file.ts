import { data, type LoaderFunctionArgs } from 'react-router'
import { readBatchFile } from '#domain/payouts/find-batches.ts'
import { officeContext } from '../office-context.ts'
import { sendFile } from '#web/backoffice/table/csv.ts'

/** For whoever takes it to the bank. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const file = await readBatchFile(officeContext(context).engines, params['number'] ?? '')
  if (!file) throw data(null, { status: 404 })
  return sendFile(file.text, file.name, file.contentType)
}
