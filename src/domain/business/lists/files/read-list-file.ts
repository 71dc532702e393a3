import type { Engines } from '#engines/engines.ts'
import type { SpreadsheetRow } from '#engines/spreadsheets/spreadsheets.ts'
import { columnsByContent } from '#domain/business/lists/matching/columns-by-content.ts'
import { LIST_BYTES, LIST_ROWS, type ListColumns, type ListReading } from '#domain/business/lists/device-list.ts'
import { columnsByHeading, namesDevice } from '#domain/business/lists/matching/list-columns.ts'

/** Titles, dates and addresses may stand above the headings. */
const ABOVE = 30

const reasons = {
  empty: 'file-empty',
  unreadable: 'file-unreadable',
  'too-many-rows': 'too-many-rows',
  'too-much-work': 'too-much-work',
  busy: 'busy',
} as const

/** Reads what a company has exported: finds the table, its headings, and which column is which. */
export async function readListFile(
  { spreadsheets }: Pick<Engines, 'spreadsheets'>,
  bytes: Uint8Array,
): Promise<ListReading> {
  if (bytes.length > LIST_BYTES) return { ok: false, reason: 'file-too-large' }
  const sheet = await spreadsheets.read(bytes, { rows: LIST_ROWS + ABOVE })
  if (!sheet.ok) return { ok: false, reason: reasons[sheet.reason] }

  const headed = findHeader(sheet.rows)
  const rows = headed ? sheet.rows.slice(headed.index + 1) : sheet.rows
  if (rows.length === 0) return { ok: false, reason: 'file-empty' }
  if (rows.length > LIST_ROWS) return { ok: false, reason: 'too-many-rows' }
  const columns = headed?.columns ?? columnsByContent(rows.map(({ cells }) => cells))
  if (!namesDevice(columns)) return { ok: false, reason: 'no-columns' }

  return {
    ok: true,
    header: headed ? sheet.rows[headed.index]!.cells : [],
    rows: rows.map(({ cells }) => cells),
    lines: rows.map(({ line }) => line),
    columns,
  }
}

/** The row above the devices in which most columns have a name that we know. */
function findHeader(rows: readonly SpreadsheetRow[]): { index: number; columns: ListColumns } | undefined {
  const found = rows.slice(0, ABOVE).map(({ cells }, index) => ({ index, columns: columnsByHeading(cells) }))
  const headers = found.filter(({ columns }) => namesDevice(columns))
  const size = ({ columns }: { columns: ListColumns }) => Object.keys(columns).length
  return headers.reduce<(typeof found)[number] | undefined>(
    (best, each) => (best && size(best) >= size(each) ? best : each),
    undefined,
  )
}
