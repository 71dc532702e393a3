import type { Transaction } from '#engines/database/database.ts'
import type { CatalogueTexts } from '#domain/catalogue/entries/catalogue-texts.ts'
import {
  writePopularity,
  writeResaleGuesses,
  writeTypeAllocationCodes,
  type ModelName,
} from '#domain/catalogue/devices/facts-store.ts'
import { refreshStatistics } from './import-store.ts'
import { writeRepairCosts, type RepairCostRow } from '#domain/catalogue/rules/write-repair-costs.ts'
import type { ModelRow } from './model-row.ts'
import { writeCatalogue } from './write-catalogue.ts'
import { writePriceHistory } from '#domain/catalogue/prices/write-price-history.ts'
import { writeQuestionnaires, type Questionnaires } from '#domain/catalogue/questionnaires/write-questionnaires.ts'

const MONTHS = 12

/** What refurbished devices sell for, of what sellers get: a guess that makes the demo look like a business. */
const RESALE_PERCENT = 135

/** A whole catalogue as the demo has it: with what is popular, what an IMEI tells, and a year of prices. */
export type CatalogueSeed = {
  models: readonly ModelRow[]
  texts: CatalogueTexts
  questionnaires: Questionnaires
  /** The first is sold most often. */
  popular: readonly ModelName[]
  typeAllocationCodes: readonly (ModelName & { tac: string })[]
  repairCosts: readonly RepairCostRow[]
}

export type Progress = (step: string) => void

export async function seedCatalogue(
  tx: Transaction,
  seed: CatalogueSeed,
  today: Date,
  progress: Progress,
): Promise<void> {
  progress(`${seed.models.length} models`)
  const devices = await writeCatalogue(tx, seed.models, seed.texts)
  await writeQuestionnaires(tx, seed.questionnaires, today)
  progress(`${devices.length} devices`)
  await writePriceHistory(tx, devices, { today, months: MONTHS, note: 'demo' })
  progress('prices of twelve months')

  await writePopularity(tx, seed.popular)
  await writeTypeAllocationCodes(tx, seed.typeAllocationCodes)
  await writeRepairCosts(tx, seed.repairCosts, today)
  await writeResaleGuesses(tx, RESALE_PERCENT)
  await refreshStatistics(tx)
}
