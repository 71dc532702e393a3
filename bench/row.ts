import { appendFileSync } from 'node:fs'

/**
 * One line of the table that `npm run bench` prints. The yardstick is measured in the same run on the same machine, or it is a
 * fixed bar that says so.
 */
export type Row = {
  /** `SP-01` and so on. */
  id: string
  measure: string
  ours: string
  yardstick: string
  /** Ours by the yardstick, where dividing them means something. */
  ratio?: number
  bar: string
  met: boolean
}

/** Shown at once, and again in the table at the end of the whole run. */
export function tell(...rows: Row[]): void {
  console.table(rows)
  const file = process.env['BENCH_ROWS']
  if (file !== undefined) appendFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
}
