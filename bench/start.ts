import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import { freePort } from '#tests/support/services/servers/service.ts'
import { visit } from '#tests/support/drivers/customers/visit.ts'
import { tell } from './row.ts'

/**
 * How long a visitor who is there already waits for his first page: of a shop that is opened for the first time, one that has
 * data, and `npm start` as it is typed. Beside them a Node that loads nothing, and does so as often.
 */
const ROUNDS = 5

type Command = { program: string; args: string[]; env?: Record<string, string> }
type Started = { seconds: number; cpuSeconds: number }

const TICKS_PER_SECOND = 100

/** Of the process alone: its database is not it. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

async function startOnce({ program, args, env }: Command, port: number): Promise<Started> {
  const start = performance.now()
  const child = spawn(program, args, {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  while ((await visit(port, 'de.localhost', '/').catch(() => undefined))?.status !== 200) await sleep(5)
  const started = { seconds: (performance.now() - start) / 1000, cpuSeconds: cpuSeconds(child.pid!) }
  while (!output.includes('login: ')) await sleep(20)
  child.kill('SIGTERM')
  await once(child, 'exit')
  return started
}

/** A Node without a program, from its call to its end. */
async function emptyNode(): Promise<number> {
  const start = performance.now()
  await once(spawn(process.execPath, ['--eval', '0']), 'exit')
  return (performance.now() - start) / 1000
}

const best = (numbers: number[]): number => Math.min(...numbers)

const folder = await makeTemporaryFolder()
const port = await freePort()
const server: Command = { program: process.execPath, args: [join('build', 'server', 'server.js')] }
const npm: Command = { program: 'npm', args: ['start', '--silent'] }
const inFolder = (command: Command): Command => ({ ...command, env: { DATA_FOLDER: folder.path } })

const fresh = await startOnce(inFolder(server), port)
const [nodes, withData, byNpm]: [number[], Started[], Started[]] = [[], [], []]
for (let round = 0; round < ROUNDS; round += 1) {
  nodes.push(await emptyNode())
  withData.push(await startOnce(inFolder(server), port))
  byNpm.push(await startOnce(inFolder(npm), port))
}
await folder.remove()

const node = best(nodes)
const row = (measure: string, seconds: number, bar: number, more = '') => ({
  id: 'SP-04',
  measure,
  ours: `${seconds.toFixed(2)} s${more}`,
  yardstick: `empty Node ${node.toFixed(2)} s`,
  ratio: seconds / node,
  bar: `≤ ${bar.toFixed(1)} s`,
  met: seconds <= bar,
})
const cpu = `, of it ${best(withData.map(({ cpuSeconds: each }) => each)).toFixed(2)} s CPU`
tell(
  row('start with data to the first page', best(withData.map(({ seconds }) => seconds)), 1.0, cpu),
  row('npm start again', best(byNpm.map(({ seconds }) => seconds)), 1.5),
  row('first start with demo data, after install', fresh.seconds, 10),
)
