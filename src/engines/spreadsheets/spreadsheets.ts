/** A row of a table, with the number under which people find it in their own program. Empty rows are left out. */
export interface SpreadsheetRow {
  line: number
  cells: string[]
}

/**
 * Why there is no table: nothing is in the file · it is none that we read, or broken · it has more rows than asked for · it
 * would take too long, mostly because of millions of empty cells · too many others are being read.
 */
export type SpreadsheetReading =
  | { ok: true; rows: SpreadsheetRow[] }
  | { ok: false; reason: 'empty' | 'unreadable' | 'too-many-rows' | 'too-much-work' | 'busy' }

export type SpreadsheetLimits = { rows: number }

/** Reads the tables that people keep in spreadsheets and export from other programs, whatever the file is called. */
export interface Spreadsheets {
  /** The first table of the file in which something stands, as text that can be stored. Nobody waits meanwhile. */
  read(file: Uint8Array, limits: SpreadsheetLimits): Promise<SpreadsheetReading>
}

/** No device list has more columns; what stands further right is not read. */
export const MAX_COLUMNS = 200

/** A cell is cut here: nobody names a device in more letters. */
export const MAX_CELL_LENGTH = 500
