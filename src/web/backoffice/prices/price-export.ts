import { data } from 'react-router'
import { exportPrices, exportVersion } from '#domain/catalogue/price-lists/export-prices.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { sendCsv } from '#web/backoffice/table/csv.ts'

/** The prices of today, or of one version, in the shape in which they can be imported again. */
export const loader = office.read('prices.see', async ({ engines, url }) => {
  const asked = url.searchParams.get('version')
  if (asked === null) return sendCsv(await exportPrices(engines), 'preise.csv')
  if (!/^\d{1,9}$/.test(asked)) throw data(null, { status: 404 })
  return sendCsv(await exportVersion(engines, Number(asked)), `preisliste-${asked}.csv`)
})
