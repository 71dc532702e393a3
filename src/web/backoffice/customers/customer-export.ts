import { data, redirect } from 'react-router'
import { exportRecords } from '#domain/trades/customer-records/customer-records.ts'
import { findCustomerByNumber } from '#domain/trades/customer-records/find-customers.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { sendFile } from '#web/backoffice/table/csv.ts'

/** Only a form opens it: whoever fetches personal data has meant to. */
export const loader = office.read('customers.change', ({ params }) =>
  redirect(`/customers/${encodeURIComponent(params['number'] ?? '')}`),
)

export const action = office.change('customers.change', async ({ engines, colleague, params }) => {
  const number = params['number'] ?? ''
  const head = await findCustomerByNumber(engines, number)
  if (!head) throw data(null, { status: 404 })
  const result = await exportRecords(engines, colleague, head)
  if (!result.ok) throw data(null, { status: result.reason === 'not-yours-to-do' ? 403 : 409 })
  return sendFile(JSON.stringify(result.data, null, 2), `kunde-${number}.json`, 'application/json')
})
