import type { Readers } from '#engines/readers/readers.ts'
import { spreadsheetFile } from './read-spreadsheet.ts'
import type { Spreadsheets } from './spreadsheets.ts'

/** Tables of strangers are read like every other file that people send: see `readers/`. */
export const openSpreadsheets = (readers: Readers): Spreadsheets => ({
  read: (file, limits) => readers.read(spreadsheetFile, { file, limits }),
})
