import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { importCatalogue, type ImportResult } from '#domain/catalogue/imports/import-catalogue.ts'
import { openLog } from '#engines/log/open-log.ts'
import { CatalogueFileError, readCatalogueFile } from '#demo/catalogue-files.ts'
import { readConfig } from '#server/config/config.ts'
import { readQuestionnaires, readTexts } from '#demo/demo-catalogue.ts'
import { openConfiguredEngines } from '#server/open-configured-engines.ts'
import { runChore } from './run-chore.ts'

// Writes a merchant's own catalogue: npm run import-catalogue -- my-devices.csv [more.json] [--dry-run] [--texts texts.json]
// The columns are those of seeds/catalogue/*.csv; docs/how-to/import-a-catalogue.md explains them.

const MAX_SHOWN = 50

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, texts: { type: 'string' } },
  })
  if (positionals.length === 0) return complain(['Which file? npm run import-catalogue -- my-devices.csv --dry-run'])
  const missing = positionals.filter((file) => !existsSync(file))
  if (missing.length > 0) return complain(missing.map((file) => `There is no file ${file}`))

  const rows = (await Promise.all(positionals.map(readCatalogueFile))).flat()
  const texts = await readTexts(values.texts ?? 'seeds/catalogue/texts.json')
  const config = readConfig(process.env)
  const log = openLog({ level: config.logLevel })
  const opened = await openConfiguredEngines(config, log, { release: 'import', work: false })
  await using engines = opened.engines
  const dryRun = values['dry-run']
  const questionnaires = await readQuestionnaires('seeds')
  return report(await importCatalogue(engines.background, rows, texts, { dryRun, questionnaires }), dryRun)
}

function report(result: ImportResult, dryRun: boolean): number {
  if (!result.ok) {
    const lines = result.problems.map(({ source, line, column, message }) => `${source}:${line} ${column}: ${message}`)
    const rest = lines.length - MAX_SHOWN
    const more = rest > 0 ? [`… and ${rest} more`] : []
    return complain([...lines.slice(0, MAX_SHOWN), ...more, 'Nothing was imported.'])
  }
  const { models, devices, newDevices, newPrices, kept, keptQuestionnaires } = result
  console.log(`${models} models, ${devices} devices, ${newDevices} of them new, ${newPrices} prices changed.`)
  if (kept.length > 0) console.log(`${kept.length} keep what colleagues have set in the office:`)
  for (const { name, fields } of kept.slice(0, MAX_SHOWN)) console.log(`  ${name}: ${fields.join(', ')}`)
  if (kept.length > MAX_SHOWN) console.log(`  … and ${kept.length - MAX_SHOWN} more`)
  if (keptQuestionnaires.length > 0)
    console.log(`Questions that colleagues have written stay: ${keptQuestionnaires.join(', ')}`)
  console.log(dryRun ? 'This was a dry run: nothing was written.' : 'Written. Running shops take it over at once.')
  return 0
}

function complain(lines: string[]): number {
  for (const line of lines) console.error(line)
  return 1
}

await runChore(() =>
  run().catch((error: unknown) => {
    if (error instanceof CatalogueFileError) return complain([error.message])
    throw error
  }),
)
