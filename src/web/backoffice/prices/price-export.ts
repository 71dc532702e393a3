import { data, type LoaderFunctionArgs } from 'react-router'
import { exportPrices, exportProposal } from '#domain/catalogue/proposals/export-prices.ts'
import { officeContext } from '#web/backoffice/office-context.ts'
import { sendCsv } from '#web/backoffice/table/csv.ts'

/** The prices of today, or of one proposal, in the shape in which they can be imported again. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { engines } = officeContext(context)
  const asked = url.searchParams.get('proposal')
  if (asked === null) return sendCsv(await exportPrices(engines), 'preise.csv')
  if (!/^\d{1,9}$/.test(asked)) throw data(null, { status: 404 })
  return sendCsv(await exportProposal(engines, Number(asked)), `vorschlag-${asked}.csv`)
}
