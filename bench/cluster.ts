import { once } from 'node:events'
import { execFileSync, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import { freePort } from '#tests/support/services/servers/service.ts'
import { visit } from '#tests/support/drivers/customers/visit.ts'
import { tell } from './row.ts'
import { forSeconds, keepDoing, openSeller } from './sales/selling-visitor.ts'

/**
 * What a second processor adds, with a process for each: pages that are made anew, and whole sales. Whatever a shop needs, its
 * database and those who call, has no more than these processors.
 */
const SECONDS = 10
const AT_ONCE = 32

const folder = await makeTemporaryFolder()
const port = await freePort()

async function openCluster(count: number) {
  const child = spawn(process.execPath, ['build/server/cluster.js', String(count)], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      PORT: String(port),
      DATA_FOLDER: folder.path,
      DEMO_TRADES: '0',
      TRUSTED_PROXIES: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  while (!output.includes('login: ')) await sleep(20)
  // The last one opens a moment after the first has said so.
  await sleep(3_000)
  return async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

async function pagesPerSecond(): Promise<number> {
  const headers = { host: 'de.localhost', 'accept-encoding': 'br' }
  const url = `http://127.0.0.1:${port}/?q=iphone`
  const call = (duration: number) => autocannon({ url, headers, connections: AT_ONCE, duration, workers: 1 })
  await call(3)
  const { requests, '2xx': good } = await call(SECONDS)
  return (requests.average * good) / requests.total
}

async function salesPerSecond(): Promise<number> {
  const sellers = openSeller(port)
  await keepDoing(AT_ONCE, forSeconds(3), sellers.sell)
  const { perSecond } = await keepDoing(AT_ONCE, forSeconds(SECONDS), sellers.sell)
  sellers.close()
  return perSecond
}

/** This process, and all that it starts from now on. */
const keepToProcessors = (processors: string) =>
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', processors, String(process.pid)])

async function run(count: 1 | 2) {
  keepToProcessors(count === 1 ? '0' : '0,1')
  const close = await openCluster(count)
  await visit(port, 'de.localhost', '/')
  const measured = { pages: await pagesPerSecond(), sales: await salesPerSecond() }
  await close()
  return measured
}

const [one, two] = [await run(1), await run(2)]
await folder.remove()
const row = (measure: string, ours: number, theirs: number) => ({
  id: 'SP-12',
  measure: `${measure}, two processes on two processors`,
  ours: `${ours.toFixed(1)}/s`,
  yardstick: `one on one ${theirs.toFixed(1)}/s`,
  ratio: ours / theirs,
  bar: '≥ 1.60',
  met: ours >= 1.6 * theirs,
})
tell(row('pages made anew', two.pages, one.pages), row('whole sales', two.sales, one.sales))
