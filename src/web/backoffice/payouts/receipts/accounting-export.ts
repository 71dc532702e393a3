import { everyAccountingLine, type AccountingLine } from '#domain/payouts/receipts/find-receipts.ts'
import { decimalFromCents, type Cents } from '#shop/money/money.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { csvOf, sendCsv, type CsvColumn } from '#web/backoffice/table/csv.ts'
import { readTable } from '#web/backoffice/table/table-query.ts'
import { receiptTable, searchIn } from './receipt-table.ts'

/** In the words of German bookkeepers. */
const columns: CsvColumn<AccountingLine>[] = [
  { title: 'Beleg', value: ({ receipt }) => receipt },
  { title: 'Datum', value: ({ date }) => date },
  { title: 'Verkäufer', value: ({ seller }) => seller },
  { title: 'Anschrift', value: ({ address }) => address },
  { title: 'Gerätenummer', value: ({ reference }) => reference },
  { title: 'Gerät', value: ({ device }) => device },
  { title: 'IMEI/Seriennummer', value: ({ imei }) => imei },
  { title: 'Preis EUR', value: ({ cents }) => decimalFromCents(cents as Cents).replace('.', ',') },
  { title: 'Land', value: ({ country }) => country.toUpperCase() },
  { title: 'Steuer', value: ({ tax }) => tax },
]

export const loader = office.read('payouts.see', ({ engines, url }) => {
  const search = searchIn(readTable(url, receiptTable))
  return sendCsv(csvOf(columns, everyAccountingLine(engines, search)), 'ankaeufe.csv')
})
