import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { catalogueTexts, type CatalogueTexts } from '#domain/catalogue/entries/catalogue-texts.ts'
import { checkRows } from '#domain/catalogue/imports/check-rows.ts'
import { overrideFile } from '#domain/catalogue/questionnaires/override-file.ts'
import { questionnaireFile } from '#domain/catalogue/questionnaires/questionnaire-file.ts'
import type { CatalogueSeed } from '#domain/catalogue/imports/seed-catalogue.ts'
import type { Questionnaires } from '#domain/catalogue/questionnaires/write-questionnaires.ts'
import { readCatalogueFile, readTable } from './catalogue-files.ts'

/** Tables beside the models. */
const otherTables = new Set(['popular.csv', 'repair-costs.csv', 'tacs.csv'])

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

export async function readQuestionnaires(folder: string): Promise<Questionnaires> {
  const [questionnaires, overrides] = await Promise.all([
    readAll(join(folder, 'questionnaires/*.json'), questionnaireFile),
    readAll(join(folder, 'questionnaires/overrides/*.json'), overrideFile),
  ])
  return { questionnaires, overrides }
}

async function readAll<Schema extends v.GenericSchema>(pattern: string, schema: Schema) {
  const files = await filesIn(pattern)
  return Promise.all(files.map(async (file) => v.parse(schema, JSON.parse(await readFile(file, 'utf8')))))
}

/** Thousands of real devices with a year of prices, so that the first start looks like a shop. */
export async function readDemoCatalogue(folder: string): Promise<CatalogueSeed> {
  const table = <Row>(name: string) => readTable(join(folder, 'catalogue', name)) as Promise<Row[]>
  const [models, texts, questionnaires, popular, typeAllocationCodes, repairCosts] = await Promise.all([
    readModels(folder),
    readTexts(join(folder, 'catalogue/texts.json')),
    readQuestionnaires(folder),
    table<CatalogueSeed['popular'][number]>('popular.csv'),
    table<CatalogueSeed['typeAllocationCodes'][number]>('tacs.csv'),
    table<CatalogueSeed['repairCosts'][number]>('repair-costs.csv'),
  ])
  return { models, texts, questionnaires, popular, typeAllocationCodes, repairCosts }
}
