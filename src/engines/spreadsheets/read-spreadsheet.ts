import type { FileReader } from '#engines/readers/readers.ts'
import { UnreadableXml } from '#shop/formats/xml.ts'
import { isArchive, openArchive } from './open-archive.ts'
import { isOpenDocument, readOpenDocument } from './read-open-document.ts'
import { readTextTable } from './read-text-table.ts'
import { isWorkbook, readWorkbook } from './read-workbook.ts'
import type { SpreadsheetLimits, SpreadsheetReading, SpreadsheetRow } from './spreadsheets.ts'
import { TooMuchWork, UnreadableFile } from './unreadable-file.ts'
import { WorkBudget } from './work-budget.ts'

/**
 * Reads .xlsx, .ods and every kind of .csv, and tells them apart by what is in them. All in one go: whoever has something
 * else to do meanwhile asks `openSheetFiles`.
 */
export function readSpreadsheet(file: Uint8Array, { rows: limit }: SpreadsheetLimits): SpreadsheetReading {
  try {
    const rows = readRows(file, limit)
    if (rows.length === 0) return { ok: false, reason: 'empty' }
    return rows.length > limit ? { ok: false, reason: 'too-many-rows' } : { ok: true, rows: rows.map(storable) }
  } catch (error) {
    if (error instanceof UnreadableFile || error instanceof UnreadableXml) return { ok: false, reason: 'unreadable' }
    if (error instanceof TooMuchWork) return { ok: false, reason: 'too-much-work' }
    throw error
  }
}

function readRows(file: Uint8Array, limit: number): SpreadsheetRow[] {
  const work = new WorkBudget()
  if (!isArchive(file)) return readTextTable(file, limit, work)

  const archive = openArchive(file, work)
  if (isWorkbook(archive)) return readWorkbook(archive, limit, work)
  if (isOpenDocument(archive)) return readOpenDocument(archive, limit, work)
  throw new UnreadableFile('The archive holds no spreadsheet.')
}

export const spreadsheetFile: FileReader<{ file: Uint8Array; limits: SpreadsheetLimits }, SpreadsheetReading> = {
  name: 'sheet',
  read: ({ file, limits }) => readSpreadsheet(file, limits),
}

/** No database keeps halves of characters or the character zero. */
const storable = ({ line, cells }: SpreadsheetRow): SpreadsheetRow => ({
  line,
  cells: cells.map((cell) => cell.toWellFormed().replaceAll('\0', '')),
})
