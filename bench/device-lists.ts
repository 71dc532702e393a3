import { firstRules } from '#tests/support/readers/first-rules.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { LIST_ROWS, type ListReading } from '#domain/business/lists/device-list.ts'
import { deviceFinder } from '#domain/business/lists/matching/find-device-of-row.ts'
import { matchWith } from '#domain/business/lists/matching/match-row.ts'
import { gatherModels } from '#domain/business/lists/matching/known-models.ts'
import { readListFile } from '#domain/business/lists/files/read-list-file.ts'
import { openEmbeddedSearch } from '#engines/search/embedded-search.ts'
import { openThreadReaders } from '#engines/readers/thread-readers.ts'
import { openSpreadsheets } from '#engines/spreadsheets/open-spreadsheets.ts'
import { cents } from '#shop/money/money.ts'
import { withCheckDigit } from '#tests/support/fixtures/imeis.ts'
import { writeOds, writeXlsx } from '#tests/support/fixtures/spreadsheets.ts'
import { demoDevices } from './devices/demo-devices.ts'

/**
 * How long the longest list takes, from the bytes to a price or a reason in every row, and for how long at a stretch nobody
 * else gets his turn. The measure is the same run's time of another reader, for reading, and of a tenth of the rows, for
 * judging: eleven times as long for ten times as much is fine, a hundred times is not.
 */
const spreadsheets = openSpreadsheets(openThreadReaders(new URL('../src/server/reading-thread.ts', import.meta.url)))
const locale = 'de_DE'
const devices = demoDevices(locale)
const models = await gatherModels(devices.map((device) => ({ ...device, modelNumbers: [] })))
const prices = new Map(devices.map(({ id }) => [id, { cents: cents(100_00 + id) }]))
const search = openEmbeddedSearch()
await search.replace(locale, devices)
const suggest = async (text: string) =>
  (await search.byText(locale, text, 3)).map(({ id, name }) => ({ device: id, name }))
/** No row of the list tells of faults: nothing is asked about any device. */
const askAbout = async () => undefined

/** Every row is another one, so that nothing is found in memory; every tenth means nothing that we know. */
const rowOf = (index: number): string[] => {
  const { manufacturer, name } = devices[(index * 7919) % devices.length]!
  const called = index % 10 === 0 ? `${manufacturer} ${name} X${index}` : `${manufacturer} ${name} schwarz`
  return [withCheckDigit(`${10_000_000 + index}000001`), called, 'B', '1']
}
const table = [['IMEI', 'Gerät', 'Zustand', 'Anzahl'], ...Array.from({ length: LIST_ROWS }, (_, index) => rowOf(index))]
const text = table.map((row) => row.join(';')).join('\r\n')
const files = {
  csv: new TextEncoder().encode(text),
  xlsx: writeXlsx([{ rows: table }]),
  ods: writeOds([{ rows: table }]),
}

/** The best of three: what the machine does besides only ever makes it longer. The pause is the longest of that one. */
async function measure<Result>(work: () => Promise<Result>) {
  let best = { milliseconds: Infinity, pause: 0, result: undefined as Result | undefined }
  for (let round = 0; round < 3; round += 1) {
    let [pause, before, isDone] = [0, performance.now(), false]
    const watch = async () => {
      while (!isDone) {
        await nextTurn()
        const now = performance.now()
        ;[pause, before] = [Math.max(pause, now - before), now]
      }
    }
    const watching = watch()
    const start = performance.now()
    const result = await work()
    const milliseconds = performance.now() - start
    isDone = true
    await watching
    if (milliseconds < best.milliseconds) best = { milliseconds, pause, result }
  }
  return { ...best, result: best.result! }
}

async function match(list: Extract<ListReading, { ok: true }>, rows: number): Promise<number> {
  const matcher = matchWith({
    find: deviceFinder({ models, codes: new Map() }),
    rules: firstRules,
    prices,
    suggest,
    askAbout,
  })
  let found = 0
  for (const [index, cells] of list.rows.slice(0, rows).entries()) {
    if (index % 20 === 0) await nextTurn()
    const row = await matcher.matchRow({ line: list.lines[index]!, cells }, list.columns)
    if (row.ok) found += 1
  }
  return found
}

const peer = await measure(async () => parse(text, { delimiter: ';' }))
const shown = (work: string, milliseconds: number, pause: number, ratio: number) => ({
  work,
  ms: Math.round(milliseconds),
  'longest pause ms': Math.round(pause),
  ratio: Number(ratio.toFixed(2)),
})
const report = []
let list: ListReading | undefined
for (const [kind, file] of Object.entries(files)) {
  const read = await measure(() => readListFile({ spreadsheets }, file))
  if (!read.result.ok || read.result.rows.length !== LIST_ROWS) throw new Error(`The .${kind} was not read`)
  list = read.result
  report.push(
    shown(`read .${kind} (× csv-parse)`, read.milliseconds, read.pause, read.milliseconds / peer.milliseconds),
  )
}
if (!list?.ok) throw new Error('Nothing was read')

const whole = list
const tenth = await measure(() => match(whole, LIST_ROWS / 10))
const all = await measure(() => match(whole, LIST_ROWS))
const growth = all.milliseconds / tenth.milliseconds
report.push(shown('judge (× a tenth of the rows)', all.milliseconds, all.pause, growth))
console.log(`${LIST_ROWS} rows, ${all.result} of them with a price`)
console.table(report)
if (growth > 20 || all.result < LIST_ROWS * 0.85) process.exit(1)
