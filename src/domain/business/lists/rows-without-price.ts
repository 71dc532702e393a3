import type { Answers } from '#domain/offers/questions/follow-answers.ts'
import type { SellerGrade } from '#domain/offers/questions/grades.ts'
import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import type { RowProblem } from './device-list.ts'
import { portionsOf } from './files/list-portions.ts'
import { findList } from './find-list.ts'
import { readCells } from './matching/read-row.ts'
import type { StoredList, StoredRow } from './stored-list.ts'

/** A row that our lists know no price for, with all that is known about it. */
export type RowWithoutPrice = {
  line: number
  said: string
  /** What the company calls the device. */
  name: string
  problem: RowProblem
  detail: string
  quantity: number
  imei: string | null
  grade: SellerGrade | null
  device: number | null
  faults: Answers
}

/** Nothing stands in them, or they stand there already. */
const notWorthAsking: ReadonlySet<RowProblem> = new Set(['row-empty', 'imei-twice'])

/** The rows of a list about which only a person can say what they bring; nothing if there is no such list, or not yet. */
export async function rowsWithoutPrice(
  engines: Pick<Engines, 'db' | 'vault' | 'now'>,
  shop: Shop,
  token: string,
): Promise<RowWithoutPrice[] | undefined> {
  const list = await findList(engines, shop, token)
  if (!list?.sums) return undefined
  const found: RowWithoutPrice[] = []
  for await (const rows of portionsOf(engines.db, list.id)) found.push(...rows.flatMap((row) => unpriced(row, list)))
  return found
}

const MAX_SAID_LENGTH = 300

function unpriced({ line, cells, result }: StoredRow, { columns }: StoredList): RowWithoutPrice[] {
  if (!result || result.ok || notWorthAsking.has(result.reason)) return []
  const { manufacturer, name, number, storage } = readCells(cells, columns)
  const { reason: problem, detail, quantity, imei, grade, device = null, faults } = result
  const called = [manufacturer, name, number, storage].filter(Boolean).join(' ')
  return [
    {
      line,
      said: cells.filter(Boolean).join(' · ').slice(0, MAX_SAID_LENGTH),
      name: (called || detail).slice(0, MAX_SAID_LENGTH),
      problem,
      detail,
      quantity,
      imei,
      grade,
      device,
      faults,
    },
  ]
}
