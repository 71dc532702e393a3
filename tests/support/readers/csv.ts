import { parse } from 'csv-parse/sync'

/** The cells of a file, read by others than us: what we write must be a table for everybody. */
export const readCells = (text: string, delimiter: ',' | ';' = ';'): string[][] =>
  parse(text, { bom: true, delimiter, relax_column_count: true })
