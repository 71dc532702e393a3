export type CsvColumn<Row> = { title: string; value: (row: Row) => string | number | null }

/** A spreadsheet would run what begins like a formula; plain negative numbers stay numbers. */
function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^-?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text
  return /[";\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** As spreadsheets of this country expect it: semicolons, and a mark that says UTF-8. */
export const csvOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  `\uFEFF${[columns.map(({ title }) => cell(title)), ...rows.map((row) => columns.map(({ value }) => cell(value(row))))]
    .map((line) => line.join(';'))
    .join('\r\n')}\r\n`

export const sendFile = (body: string | Uint8Array<ArrayBuffer>, filename: string, contentType: string): Response =>
  new Response(body, {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${filename}"`,
      'Cache-Control': 'no-store',
    },
  })

export const sendCsv = (text: string, filename: string): Response => sendFile(text, filename, 'text/csv; charset=utf-8')
