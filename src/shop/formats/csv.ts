/** A line of a table file, with the number under which people find it in their editor. */
export type CsvRow = { line: number; cells: string[] }

export type CsvTable = {
  header: string[]
  rows: CsvRow[]
  /** Where a quotation mark opens that nothing closes. */
  unclosedLine: number | undefined
}

/** Spreadsheets take what begins so for a formula, and run it. */
const formula = /^[=+\-@\t\r]/

const separators = [';', ',', '\t']

/** Spreadsheets write UTF-8 with or without a mark, UTF-16 as “Unicode text”, and Windows-1252 out of old habit. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** No line of headings is longer. */
const MAX_HEADER_LENGTH = 20_000

/** Whichever of them the headings have most. One in quotation marks may hold any, and go on in the next line. */
function separatorOf(text: string): string {
  const [header = ''] = text
    .slice(0, MAX_HEADER_LENGTH)
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1)
  const count = (separator: string) => header.split(separator).length
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best))
}

/** What was only put there so that nobody mistakes a cell for a formula is taken away again. */
const asMeant = (cell: string): string => (cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell)

/** The cell that begins here, and where it ends. One that is in quotation marks may hold anything. */
function readCell(text: string, start: number, separator: string): { cell: string; end: number; closed: boolean } {
  let end = start
  if (text[start] !== '"') {
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++
    return { cell: asMeant(text.slice(start, end).trim()), end, closed: true }
  }

  let cell = ''
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote === -1) return { cell: cell + text.slice(from), end: text.length, closed: false }
    cell += text.slice(from, quote)
    if (text[quote + 1] !== '"') {
      end = quote + 1
      break
    }
    cell += '"'
    from = quote + 2
  }
  // Whatever stands behind the closing mark belongs to nobody.
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++
  return { cell: asMeant(cell.trim()), end, closed: true }
}

const lineEndAt = (text: string, position: number): number =>
  text[position] === '\r' && text[position + 1] === '\n' ? 2 : 1

/** Reads comma, semicolon or tab, whichever the file has. Empty lines are left out. */
export function readCsv(file: string): CsvTable {
  const text = file.replace(/^\uFEFF/, '')
  const { rows, unclosedLine } = readCsvRows(text, separatorOf(text))
  const [first, ...others] = rows
  return { header: first?.cells ?? [], rows: others, unclosedLine }
}

/** Every row, where nobody knows yet whether the first one has headings; one more than `most`, if there are more. */
export function readCsvRows(
  text: string,
  separator: string,
  most = Infinity,
): { rows: CsvRow[]; unclosedLine: number | undefined } {
  const rows: CsvRow[] = []
  let [line, position] = [1, 0]
  let row: CsvRow = { line, cells: [] }
  let unclosedLine: number | undefined

  while (position <= text.length && rows.length <= most) {
    const { cell, end, closed } = readCell(text, position, separator)
    row.cells.push(cell)
    if (!closed) unclosedLine = line
    if (text[position] === '"') line += text.slice(position, end).split('\n').length - 1
    position = end + 1
    if (text[end] === separator) continue

    position = end + lineEndAt(text, end)
    if (row.cells.some((each) => each !== '')) rows.push(row)
    line += 1
    row = { line, cells: [] }
  }
  return { rows, unclosedLine }
}

/** A text within the borders of its cell, for programs: they take it as it is. */
export const quoteCell = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** A text as it may stand in a cell of a spreadsheet: never a formula, and within its borders. */
export const csvCell = (text: string): string => quoteCell(formula.test(text) ? `'${text}` : text, ';')

/** The mark in front of a table that says UTF-8. */
export const csvStart = '\uFEFF'

/** Lines of a table that spreadsheets of all our countries open as it is: with semicolons. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.join(';')}\r\n`).join('')

export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  csvStart + csvLines(rows.map((row) => row.map(csvCell)))

/** The headings of a table as they are compared: “Geräte-ID” and “geraete id” are one. */
export const headingKey = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll(/[^a-z0-9]/g, '')

/** Which column of a table is which, by all the names that people give them; the first name that fits wins. */
export function findColumns<Column extends string>(
  header: readonly string[],
  names: Record<Column, readonly string[]>,
): Partial<Record<Column, number>> {
  const keys = header.map(headingKey)
  const found = (Object.entries(names) as [Column, readonly string[]][]).map(
    ([column, known]) => [column, keys.findIndex((key) => known.includes(key))] as const,
  )
  return Object.fromEntries(found.filter(([, index]) => index !== -1)) as Partial<Record<Column, number>>
}
