import { csvCell, csvFile } from '#shop/formats/csv.ts'

export type CsvColumn<Row> = { title: string; value: (row: Row) => string | number | null }

const plainNumber = /^-?\d+([.,]\d+)?$/

/** A spreadsheet would run what begins like a formula; plain negative numbers stay numbers. */
function cell(value: string | number | null): string {
  const text = String(value ?? '')
  return plainNumber.test(text) ? text : csvCell(text)
}

export const csvOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  csvFile([columns.map(({ title }) => cell(title)), ...rows.map((row) => columns.map(({ value }) => cell(value(row))))])

export const sendFile = (body: string | Uint8Array<ArrayBuffer>, filename: string, contentType: string): Response =>
  new Response(body, {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${filename}"`,
      'Cache-Control': 'no-store',
    },
  })

export const sendCsv = (text: string, filename: string): Response => sendFile(text, filename, 'text/csv; charset=utf-8')
