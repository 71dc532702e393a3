import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { Answers } from '#domain/offers/questions/follow-answers.ts'
import { sellerGrades, type SellerGrade } from '#domain/offers/questions/grades.ts'
import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { MAX_ROW_PIECES } from '#domain/business/lists/device-list.ts'
import { findList } from '#domain/business/lists/find-list.ts'
import { changeSums, lockList } from '#domain/business/lists/list-store.ts'
import { describeRow, priceRow, readDetails } from '#domain/business/lists/matching/describe-row.ts'
import { openAskedDevices } from '#domain/business/lists/matching/faults/price-faults.ts'
import { readCells, readRowImei } from '#domain/business/lists/matching/read-row.ts'
import { removeRow, rowAt, writeResults, type RowResult } from '#domain/business/lists/row-store.ts'
import type { StoredList, StoredRow } from '#domain/business/lists/stored-list.ts'
import { sumList } from '#domain/business/lists/sum-list.ts'
import { faultsIn } from './row-questions.ts'
import { rowsAlike } from './rows-alike.ts'

type Needs = Pick<Engines, 'db' | 'vault' | 'now'>

/** Which row of which list. */
export type RowAddress = { token: string; position: number }

export type MendResult =
  | { ok: true }
  | { ok: false; reason: 'no-such-list' | 'no-such-row' | 'no-such-device' | 'quantity-invalid' }

/** What becomes of a row, and perhaps of others like it: other results, or nothing if it goes. */
type Mend = (row: StoredRow, list: StoredList) => Promise<RowResult[] | 'removed' | Extract<MendResult, { ok: false }>>

/** One change of one row. Prices are read before; then the list is held, and row and sums are written together. */
async function mend(engines: Needs, shop: Shop, { token, position }: RowAddress, by: Mend): Promise<MendResult> {
  const list = await findList(engines, shop, token)
  if (!list) return { ok: false, reason: 'no-such-list' }
  const row = list.sums ? await rowAt(engines.db, list.id, position) : undefined
  if (!row) return { ok: false, reason: 'no-such-row' }
  const result = await by(row, list)
  if (typeof result === 'object' && 'ok' in result) return result

  await engines.db.transaction().execute(async (tx) => {
    await lockList(tx, list.id)
    if (result === 'removed') await removeRow(tx, list.id, position)
    else await writeResults(tx, list.id, result)
    const rules = await findRules({ db: tx, now: engines.now })
    await changeSums(tx, list.id, await sumList(tx, rules, list.id))
  })
  return { ok: true }
}

/** Which device it is: one that was suggested, or one that somebody has looked for. */
export type TakenDevice = { device: number; /** Also for all rows that call it the same. */ withAlike: boolean }

/** Takes a device for a row. All else is read from the row. */
export const takeDevice = (
  engines: Needs,
  shop: Shop,
  at: RowAddress,
  { device, withAlike }: TakenDevice,
): Promise<MendResult> =>
  mend(engines, shop, at, async (row, list) => {
    const askAbout = openAskedDevices(engines, shop.country)
    const asked = await askAbout(device)
    if (!asked) return { ok: false, reason: 'no-such-device' }
    const known = { id: device, fullName: asked.name, price: asked.terms }
    const rows = withAlike ? [row, ...(await rowsAlike(engines.db, list, row))] : [row]
    const results: RowResult[] = []
    for (const { position, cells, result } of rows) {
      const said = readCells(cells, list.columns)
      const isTwice = result?.ok === false && result.reason === 'imei-twice'
      const details = readDetails(said, isTwice ? null : readRowImei(said.imei).imei, undefined)
      results.push({ position, result: await describeRow(known, said, details, askAbout) })
    }
    return results
  })

/** What somebody says about a row instead of what stands in it. */
export type RowChange = { device: number; grade: string; quantity: string; answers: Answers }

/** Says how a device looks, what is wrong with it, and how many there are. Whoever has done so has looked: no remark is left. */
export const mendRow = (engines: Needs, shop: Shop, at: RowAddress, change: RowChange): Promise<MendResult> =>
  mend(engines, shop, at, async ({ result }) => {
    const quantity = Number(change.quantity.trim())
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_ROW_PIECES)
      return { ok: false, reason: 'quantity-invalid' }
    const askAbout = openAskedDevices(engines, shop.country)
    const asked = await askAbout(change.device)
    if (!asked) return { ok: false, reason: 'no-such-device' }
    const grade: SellerGrade | null = sellerGrades.find((each) => each === change.grade) ?? null
    const faults = faultsIn(asked.questions, change.answers)
    const details = { grade, quantity, imei: result?.imei ?? null, faults, remarks: [], choices: [] }
    const known = { id: change.device, fullName: asked.name, price: asked.terms }
    return [{ position: at.position, result: await priceRow(known, details, askAbout) }]
  })

/** A row that is no device, or shall not be sold. */
export const removeFromList = (engines: Needs, shop: Shop, at: RowAddress): Promise<MendResult> =>
  mend(engines, shop, at, async () => 'removed')
