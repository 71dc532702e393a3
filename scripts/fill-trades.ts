import { fillTrades } from '#demo/fill/fill-trades.ts'
import { openLog } from '#engines/log/open-log.ts'
import { readConfig, type Config } from '#server/config/config.ts'
import { openConfiguredEngines } from '#server/open-configured-engines.ts'
import { runChore } from './run-chore.ts'

// Writes made-up trades, straight into the tables, to see how the office gets along with many: npm run fill-trades -- 100000
// A thousand of them are a day. They cannot be told from others afterwards, so only a shop on one's own machine takes them.

const MAX_TRADES = 2_000_000

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

function whyNot({ production, DATABASE_URL: url }: Config, count: number): string | undefined {
  if (!Number.isSafeInteger(count) || count < 1 || count > MAX_TRADES)
    return 'How many? npm run fill-trades -- 100000'
  if (production) return 'A shop in production gets its trades from sellers.'
  if (url !== undefined && !loopback.has(new URL(url).hostname))
    return `The database is on ${new URL(url).hostname}. Only one on this machine is filled.`
  return undefined
}

await runChore(async () => {
  const count = Number(process.argv[2])
  const config = readConfig(process.env)
  const refusal = whyNot(config, count)
  if (refusal !== undefined) {
    console.error(refusal)
    return 1
  }
  const log = openLog({ level: config.logLevel })
  const opened = await openConfiguredEngines(config, log, { release: 'fill', work: false })
  await using engines = opened.engines
  const start = performance.now()
  await fillTrades(engines.background, count)
  console.log(`${count} trades in ${Math.round((performance.now() - start) / 1_000)} s.`)
  return 0
})
