import { chmod, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import { openDailyLog } from './daily-log.ts'
import { silentLog } from './log.ts'

let temporary: Awaited<ReturnType<typeof makeTemporaryFolder>>
let folder: string
let time: Date
beforeEach(async () => {
  temporary = await makeTemporaryFolder()
  folder = join(temporary.path, 'logs')
  time = new Date('2026-03-01T23:59:59Z')
})
afterEach(() => temporary.remove())

const openLog = (log = silentLog) => openDailyLog({ folder, name: 'search', now: () => time }, log)
const linesOf = async (file: string) =>
  (await readFile(join(folder, file), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

test('S8.10 each day has a file of its own, by the clock of the shop', async () => {
  const daily = openLog()
  daily.write({ locale: 'de_DE' }, 'first')
  daily.write({ locale: 'fr_FR' }, 'second')
  time = new Date('2026-03-02T00:00:01Z')
  daily.write({}, 'third')
  await daily.close()

  expect(await readdir(folder)).toEqual(['search-2026-03-01.log', 'search-2026-03-02.log'])
  expect(await linesOf('search-2026-03-01.log')).toEqual([
    { time: '2026-03-01T23:59:59.000Z', locale: 'de_DE', msg: 'first' },
    { time: '2026-03-01T23:59:59.000Z', locale: 'fr_FR', msg: 'second' },
  ])
  expect(await linesOf('search-2026-03-02.log')).toMatchObject([{ msg: 'third' }])
})

test('a day goes on in its file after a new start', async () => {
  for (const msg of ['before', 'after']) {
    const daily = openLog()
    daily.write({}, msg)
    await daily.close()
  }

  expect(await linesOf('search-2026-03-01.log')).toMatchObject([{ msg: 'before' }, { msg: 'after' }])
})

test('files of more than thirty days ago go, whatever else lies there stays', async () => {
  const daily = openLog()
  daily.write({}, 'today')
  await daily.close()
  const beside = ['search-2026-01-30.log', 'search-2026-01-31.log', 'search-2025-12-24.log', 'trades-2025-01-01.log']
  for (const file of beside) await writeFile(join(folder, file), '')

  time = new Date('2026-03-02T08:00:00Z')
  const next = openLog()
  next.write({}, 'tomorrow')
  await next.close()

  expect(await readdir(folder)).toEqual([
    'search-2026-01-31.log',
    'search-2026-03-01.log',
    'search-2026-03-02.log',
    'trades-2025-01-01.log',
  ])
})

test('nothing of a person gets into it, whatever was typed', async () => {
  const daily = openLog()
  const texts = ['ana@example.com', 'DE89370400440532013000', 'V1StGXR8_Z5jdHi6B-myT', 'token=hunter2']
  for (const text of texts) daily.write({ text, err: new Error(`no ${text}`), password: 'hunter2' }, `Failed: ${text}`)
  await daily.close()

  const written = await readFile(join(folder, 'search-2026-03-01.log'), 'utf8')
  expect(written).not.toMatch(/ana@|DE8937|V1StGXR8|hunter2/)
  expect(await linesOf('search-2026-03-01.log')).toHaveLength(texts.length)
})

test('what cannot be written is told to the main log, and harms nobody', async () => {
  const warn = vi.fn()
  await writeFile(folder, 'a file where the folder should be')
  await chmod(folder, 0o444)
  const daily = openLog({ ...silentLog, warn })
  const circle: Record<string, unknown> = {}
  circle['self'] = [[[[[[[circle]]]]]]]

  daily.write({}, 'lost')
  daily.write({ circle, number: 1n }, 'lost too')
  await daily.close()

  expect(warn).toHaveBeenCalledTimes(2)
})
