import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { rowTable } from './project/row-table.mjs'
import { build, exitOf, install, projectNode, root } from './project/project.mjs'

/**
 * What is measured if nobody says what. `npm run bench -- lighthouse taps` measures these two, which need a quiet machine and a
 * browser, and `npm run bench -- growth` what takes half an hour, most of it to fill a large shop. What one of them is told stands
 * behind its name: `npm run bench -- 'memory --soak 30'`.
 */
const usual = [
  'pages',
  'rendered-pages',
  'start',
  'memory',
  'sales',
  'heavy-work',
  'overload',
  'search',
  'cluster',
  'device-lists',
  'office',
  'back-test',
]
const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean' } } })
const file = join(root, 'var/bench-rows.jsonl')

await install()
await build()
mkdirSync(join(root, 'var'), { recursive: true })
rmSync(file, { force: true })

const broken = []
for (const asked of positionals.length > 0 ? positionals : usual) {
  const [name, ...options] = asked.split(' ')
  const args = ['--import', './bench/without-messages.ts', `bench/${name}.ts`, ...options]
  const exitCode = await exitOf(projectNode(), args, { env: { ...process.env, BENCH_ROWS: file } })
  if (exitCode >= 128) process.exit(exitCode)
  if (exitCode !== 0) broken.push(name)
}

const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
const day = new Date().toISOString().slice(0, 10)
const rows = lines.map((line) => ({ ...JSON.parse(line), day }))
const table = rowTable(rows)
const missed = rows.filter(({ met }) => !met).length + broken.length
process.stdout.write(`\n${table}\n\n${missed} missed\n`)
for (const name of broken) process.stdout.write(`bench/${name}.ts ended with an error.\n`)
if (values.write) writeSpeed()
process.exit(missed)

/** What was measured now replaces what stood there for the same rows, and the machine that did it. */
function writeSpeed() {
  const path = join(root, 'docs/speed.md')
  const [machine] = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  const measured = `On ${availableParallelism()} processors (${machine.model}), ${gigabytes} GB, Node ${process.version}.`
  const page = readFileSync(path, 'utf8')
  const between = /(<!-- table -->\n)([\s\S]*)(\n<!-- end -->)/
  const written = page.replace(
    between,
    (_, start, former, end) => `${start}\n${measured}\n\n${rowTable(rows, former)}\n${end}`,
  )
  writeFileSync(path, written)
}
