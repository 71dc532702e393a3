import type { Engines } from '#engines/engines.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { CatalogueTexts } from '#domain/catalogue/entries/catalogue-texts.ts'
import { checkRows } from './check-rows.ts'
import { editedAmong, refreshStatistics, type KeptEntry } from './import-store.ts'
import type { RawRow, RowProblem } from './model-row.ts'
import { priceDay } from '#domain/catalogue/prices/price-day.ts'
import { leadingPrices, writePriceList } from '#domain/catalogue/prices/price-store.ts'
import { writeCatalogue, type WrittenDevice } from './write-catalogue.ts'
import { writeQuestionnaires, type Questionnaires } from '#domain/catalogue/questionnaires/write-questionnaires.ts'

export type ImportResult =
  | {
      ok: true
      models: number
      devices: number
      newDevices: number
      newPrices: number
      /** What the office has set itself, and the file did not change. */
      kept: KeptEntry[]
      /** Questionnaires that colleagues have written since, and the files did not change. */
      keptQuestionnaires: string[]
    }
  | { ok: false; problems: RowProblem[] }

type Options = { dryRun?: boolean; note?: string; questionnaires?: Questionnaires }

/** A merchant's own catalogue: everything or nothing. A dry run does the same, tells the same, and takes it back. */
export async function importCatalogue(
  { db, now, announcements }: Pick<Engines, 'db' | 'now' | 'announcements'>,
  raw: readonly RawRow[],
  texts: CatalogueTexts,
  { dryRun = false, note = 'import', questionnaires }: Options = {},
): Promise<ImportResult> {
  const { rows, problems } = checkRows(raw)
  if (problems.length > 0) return { ok: false, problems }

  const tx = await db.startTransaction().execute()
  try {
    const before = await countDevices(tx)
    const devices = await writeCatalogue(tx, rows, texts)
    const keptQuestionnaires = questionnaires ? await writeQuestionnaires(tx, questionnaires, now()) : []
    const newDevices = (await countDevices(tx)) - before
    const newPrices = await writeChangedPrices(tx, devices, { liveFrom: now(), note })
    const kept = await editedAmong(
      tx,
      devices.map(({ id }) => id),
    )
    await refreshStatistics(tx)
    await announcements.announce('catalogue', tx)
    await (dryRun ? tx.rollback() : tx.commit()).execute()
    const counted = { models: rows.length, devices: devices.length, newDevices, newPrices }
    return { ok: true, ...counted, kept, keptQuestionnaires }
  } catch (error) {
    await tx.rollback().execute()
    throw error
  }
}

async function countDevices(tx: Transaction): Promise<number> {
  const { count } = await tx
    .selectFrom('devices')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** A new price list, with only what differs from the one before. */
async function writeChangedPrices(
  tx: Transaction,
  devices: readonly WrittenDevice[],
  list: { liveFrom: Date; note: string },
): Promise<number> {
  const ids = devices.map(({ id }) => id)
  const current = await leadingPrices(tx, { segment: 'consumer', moment: list.liveFrom }, ids)
  const prices = devices
    .filter(({ id, cents }) => current.get(id) !== cents)
    .map(({ id, cents }) => ({ deviceId: id, cents }))
  if (prices.length > 0)
    await writePriceList(tx, { ...list, validFrom: priceDay(list.liveFrom), segment: 'consumer', prices })
  return prices.length
}
