import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { catalogueTexts, type CatalogueTexts } from '#domain/catalogue/catalogue-texts.ts'
import { checkRows } from '#domain/catalogue/check-rows.ts'
import { refreshStatistics } from '#domain/catalogue/import-store.ts'
import { questionnaireFile, type QuestionnaireFile } from '#domain/catalogue/questionnaire-file.ts'
import { writeCatalogue } from '#domain/catalogue/write-catalogue.ts'
import { writePopularity, writeTypeAllocationCodes, type ModelName } from '#domain/catalogue/write-facts.ts'
import { writePriceHistory } from '#domain/catalogue/write-price-history.ts'
import { writeQuestionnaires } from '#domain/catalogue/write-questionnaires.ts'
import type { Transaction } from '#engines/database/database.ts'
import { readCatalogueFile, readTable } from './catalogue-files.ts'

/** Tables beside the models. */
const otherTables = new Set(['popular.csv', 'tacs.csv'])

const MONTHS = 12

export type Progress = (step: string) => void

export async function readTexts(file: string): Promise<CatalogueTexts> {
  return v.parse(catalogueTexts, JSON.parse(await readFile(file, 'utf8')))
}

async function filesIn(pattern: string): Promise<string[]> {
  const files: string[] = []
  for await (const file of glob(pattern)) files.push(file)
  return files.toSorted()
}

export async function readModels(folder: string) {
  const files = (await filesIn(join(folder, 'catalogue/*.csv'))).filter((file) => !otherTables.has(basename(file)))
  const raw = await Promise.all(files.map(readCatalogueFile))
  const { rows, problems } = checkRows(raw.flat())
  const [first] = problems
  if (first) throw new Error(`${first.source}, line ${first.line}, ${first.column}: ${first.message}`)
  return rows
}

export async function readQuestionnaires(folder: string): Promise<QuestionnaireFile[]> {
  const files = await filesIn(join(folder, 'questionnaires/*.json'))
  return Promise.all(files.map(async (file) => v.parse(questionnaireFile, JSON.parse(await readFile(file, 'utf8')))))
}

/** Thousands of real devices with a year of prices, so that the first start looks like a shop. */
export async function seedCatalogue(turn: Transaction, folder: string, today: Date, progress: Progress): Promise<void> {
  const rows = await readModels(folder)
  await writeQuestionnaires(turn, await readQuestionnaires(folder))
  progress(`${rows.length} models`)
  const devices = await writeCatalogue(turn, rows, await readTexts(join(folder, 'catalogue/texts.json')))
  progress(`${devices.length} devices`)
  await writePriceHistory(turn, devices, { today, months: MONTHS, note: 'demo' })
  progress('prices of twelve months')

  const popular = (await readTable(join(folder, 'catalogue/popular.csv'))) as ModelName[]
  await writePopularity(turn, popular)
  const tacs = (await readTable(join(folder, 'catalogue/tacs.csv'))) as (ModelName & { tac: string })[]
  await writeTypeAllocationCodes(turn, tacs)
  await refreshStatistics(turn)
}
