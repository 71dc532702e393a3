import type { Engines } from '#engines/engines.ts'
import { businessIn } from '#shop/modes/mode.ts'
import type { Shop } from '#shop/shop.ts'
import { countRows, expiresAt, type StoredList, type StoredRow, type RowChoice } from './stored-list.ts'
import { listIdIn } from './list-link.ts'
import { listById } from './list-store.ts'
import { chosenRows } from './row-store.ts'

/** So many rows stand on one page. */
export const ROWS_PER_PAGE = 50

/** The list that a link opens in this shop, as long as it is kept. */
export async function findList(
  { db, vault, now }: Pick<Engines, 'db' | 'vault' | 'now'>,
  shop: Shop,
  token: string,
): Promise<StoredList | undefined> {
  if (businessIn(shop) === 'never') return undefined
  const id = listIdIn(vault, token)
  const list = id === undefined ? undefined : await listById(db, id)
  return list && list.country === shop.country.code && now() < expiresAt(list) ? list : undefined
}

export type RowsPage = { rows: StoredRow[]; choice: RowChoice; page: number; pages: number }

/** A page of the rows of a list that is done; beyond the last page is the last page. */
export async function findRows(
  { db }: Pick<Engines, 'db'>,
  { id, sums }: Pick<StoredList, 'id' | 'sums'>,
  { choice, page: wanted }: { choice: RowChoice; page: number },
): Promise<RowsPage> {
  const pages = Math.max(1, Math.ceil((sums ? countRows(sums, choice) : 0) / ROWS_PER_PAGE))
  const page = Math.min(wanted, pages)
  const rows = await chosenRows(db, id, { choice, limit: ROWS_PER_PAGE, offset: (page - 1) * ROWS_PER_PAGE })
  return { rows, choice, page, pages }
}
