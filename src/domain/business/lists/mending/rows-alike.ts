import type { Database } from '#engines/database/database.ts'
import type { ListColumns } from '#domain/business/lists/device-list.ts'
import { portionsOf } from '#domain/business/lists/files/list-portions.ts'
import { readCells } from '#domain/business/lists/matching/read-row.ts'
import type { StoredList, StoredRow } from '#domain/business/lists/stored-list.ts'

/** What a row calls its device, in all columns that do. */
function calledIn({ cells }: StoredRow, columns: ListColumns): string {
  const { manufacturer, name, number, storage } = readCells(cells, columns)
  return JSON.stringify([manufacturer, name, number, storage])
}

/** The other rows of a list whose device nobody knows yet, and that call it the same as this one. */
export async function rowsAlike(
  db: Database,
  { id, columns }: Pick<StoredList, 'id' | 'columns'>,
  row: StoredRow,
): Promise<StoredRow[]> {
  const called = calledIn(row, columns)
  const alike: StoredRow[] = []
  for await (const rows of portionsOf(db, id)) {
    const unknown = rows.filter(
      ({ position, result }) => position !== row.position && result && result.device === undefined,
    )
    alike.push(...unknown.filter((each) => calledIn(each, columns) === called))
  }
  return alike
}
