import type { Readers } from '#engines/readers/readers.ts'
import { sheetFile } from './read-sheet-file.ts'
import type { Sheets } from './sheets.ts'

/** Tables of strangers are read like every other file that people send: see `readers/`. */
export const openSheetFiles = (readers: Readers): Sheets => ({
  read: (file, limits) => readers.read(sheetFile, { file, limits }),
})
