import { isArchive, openArchive } from './open-archive.ts'
import { isOpenDocument, readOpenDocument } from './read-open-document.ts'
import { readTextTable } from './read-text-table.ts'
import { isWorkbook, readWorkbook } from './read-workbook.ts'
import type { SheetReading, SheetRow, Sheets } from './sheets.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Reads .xlsx, .ods and every kind of .csv, and tells them apart by what is in them. */
export const sheetFiles: Sheets = {
  async read(file, { rows: limit }): Promise<SheetReading> {
    try {
      const rows = await readRows(file, limit)
      if (rows.length === 0) return { ok: false, reason: 'empty' }
      return rows.length > limit ? { ok: false, reason: 'too-many-rows' } : { ok: true, rows }
    } catch (error) {
      if (error instanceof UnreadableFile) return { ok: false, reason: 'unreadable' }
      throw error
    }
  },
}

async function readRows(file: Uint8Array, limit: number): Promise<SheetRow[]> {
  if (!isArchive(file)) return readTextTable(file, limit)

  const archive = openArchive(file)
  if (isWorkbook(archive)) return readWorkbook(archive, limit)
  if (isOpenDocument(archive)) return readOpenDocument(archive, limit)
  throw new UnreadableFile('The archive holds no spreadsheet.')
}
