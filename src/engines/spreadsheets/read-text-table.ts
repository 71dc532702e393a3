import { decodeText, readCsvRows } from '#shop/formats/csv.ts'
import { MAX_CELL_LENGTH, MAX_COLUMNS, type SpreadsheetRow } from './spreadsheets.ts'
import { TooMuchWork, UnreadableFile } from './unreadable-file.ts'
import type { WorkBudget } from './work-budget.ts'

/** The first wins where two fit equally well: hardly anybody writes a tab into a text, but many a comma. */
const separators = ['\t', ';', ',']

/** So many lines show how a table is separated. */
const SAMPLE = 40

/** So many lines and cells are read; a list has some ten thousand of the one, and a few times as many of the other. */
const MAX_LINES = 100_000
const MAX_CELLS = 500_000

/** No text has these: it is a picture, a document, or a program. */
// oxlint-disable-next-line no-control-regex
const binary = /[\u0000-\u0008\u000E-\u001A]/

/** A table as programs export it: separated by tabs, semicolons or commas, in the encodings that spreadsheets write. */
export function readTextTable(file: Uint8Array, limit: number, work: WorkBudget): SpreadsheetRow[] {
  const text = decodeText(withMark(file)).replace(/^\uFEFF/, '')
  if (binary.test(text) || text.startsWith('%PDF')) throw new UnreadableFile('This is no text.')

  // Excel lets a file say how it is separated, in a line of its own.
  const said = /^"?sep=([;,\t])"?\r?\n/i.exec(text)
  const separator = said?.[1] ?? separatorOf(text)
  const end = endOfReading(text, separator)
  const { rows, unclosedLine } = readCsvRows(text.slice(0, end), separator, limit + 1)
  if (rows.length <= limit && end < text.length) throw new TooMuchWork('There is too much in the table.')
  if (unclosedLine !== undefined) throw new UnreadableFile('A quotation mark is never closed.')
  return rows.slice(said ? 1 : 0, limit + 2).map(({ line, cells: all }) => {
    const cells = all.slice(0, MAX_COLUMNS).map((cell) => cell.slice(0, MAX_CELL_LENGTH))
    work.spend('cells', cells.length)
    return { line, cells }
  })
}

/** Also lines that are left out because they are empty, and cells in which nothing stands, take their time. */
function endOfReading(text: string, separator: string): number {
  const [lineEnd, cellEnd] = ['\n'.charCodeAt(0), separator.charCodeAt(0)]
  let [lines, cells, position] = [0, 0, 0]
  while (position < text.length && lines <= MAX_LINES && cells <= MAX_CELLS) {
    const code = text.charCodeAt(position)
    if (code === lineEnd) lines += 1
    else if (code === cellEnd) cells += 1
    position += 1
  }
  return position
}

/** Some programs write two bytes per letter and do not say so; every second one is empty then. */
function withMark(file: Uint8Array): Uint8Array {
  if (file.length < 4 || file.length % 2 === 1) return file
  if (file[0] !== 0 && file[1] === 0 && file[3] === 0) return Buffer.concat([Buffer.from([0xff, 0xfe]), file])
  if (file[0] === 0 && file[1] !== 0 && file[2] === 0) return Buffer.concat([Buffer.from([0xfe, 0xff]), file])
  return file
}

/** It may have several lines; a quotation mark within a cell may be the sign for inches. */
const quotedCell = /(?<=^|[\t;,\r\n])"(?:[^"]|"")*"/g

/** The one that makes as many lines as possible equally long; of two, the one that makes them longer. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, SAMPLE * MAX_CELL_LENGTH)
    .replaceAll(quotedCell, '')
    .split(/\r\n|\r|\n/, SAMPLE)
    .filter((line) => line.trim() !== '')
  const judged = separators.map((separator) => ({ separator, ...regularity(lines, separator) }))
  const isBetter = (one: (typeof judged)[number], other: (typeof judged)[number]) =>
    one.lines > other.lines || (one.lines === other.lines && one.cells > other.cells)
  return judged.reduce((best, each) => (isBetter(each, best) ? each : best)).separator
}

/** How many lines have the most frequent number of cells; those with a single one do not count. */
function regularity(lines: readonly string[], separator: string): { lines: number; cells: number } {
  const counts = new Map<number, number>()
  for (const line of lines) {
    const cells = line.split(separator).length
    if (cells > 1) counts.set(cells, (counts.get(cells) ?? 0) + 1)
  }
  return [...counts].reduce(
    (best, [cells, count]) =>
      count > best.lines || (count === best.lines && cells > best.cells) ? { lines: count, cells } : best,
    { lines: 0, cells: 0 },
  )
}
