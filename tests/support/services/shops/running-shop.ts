import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import { freePort } from '#tests/support/services/servers/service.ts'
import { visit, type Answer, type VisitOptions } from '#tests/support/drivers/customers/visit.ts'
import { nodeArguments, nodeEnvironment } from '../../../../scripts/project/server-process.mjs'

export type RunningShop = {
  pid: number
  port: number
  dataFolder: string
  /** `name:password` of the back office. */
  login: string
  /** Everything it has written so far. */
  output(): string
  visit(host: string, path: string, options?: VisitOptions): Promise<Answer>
  signal(signal: NodeJS.Signals): void
  exited: Promise<number | null>
  /** Without a warning, as when the power goes. */
  kill(): Promise<void>
  stop(): Promise<void>
}

type StartOptions = {
  /** It is killed together with whatever it has started, but does not hear Ctrl+C. */
  ownGroup?: boolean
  /** Where another build of the shop lies. */
  folder?: string
}

/** Ends the shop when whoever started it is gone, however that came: a run that is broken off leaves none behind. */
const endsWithItsTest = `data:text/javascript,${encodeURIComponent(`
  import { isMainThread } from 'node:worker_threads'
  if (isMainThread) process.stdin.once('close', () => process.kill(process.pid, 'SIGTERM')).resume().unref()`)}`

/** The built shop in a process of its own, on a free port, with an empty data folder. */
export async function startShop(
  env: Record<string, string>,
  { ownGroup = false, folder = '.' }: StartOptions = {},
): Promise<RunningShop> {
  const temporary = env['DATA_FOLDER'] === undefined ? await makeTemporaryFolder() : undefined
  const dataFolder = temporary?.path ?? env['DATA_FOLDER']!
  const port = Number(env['PORT'] ?? (await freePort()))
  const child = spawn(process.execPath, [...nodeArguments, '--import', endsWithItsTest, 'build/server/server.js'], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      ...nodeEnvironment,
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      PORT: String(port),
      DATA_FOLDER: dataFolder,
      // Every shop of a run is the same program.
      NODE_COMPILE_CACHE: join(tmpdir(), 'umlauf-compiled'),
      // Tests count what they make themselves.
      DEMO_TRADES: '0',
      ...env,
    },
    cwd: folder,
    detached: ownGroup,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = once(child, 'exit').then(([code]) => code as number | null)

  await until(
    () => isOpen(port, env['ROLE'] === 'worker', output),
    () => output,
    exited,
  )
  const kill = async () => {
    process.kill(ownGroup ? -child.pid! : child.pid!, 'SIGKILL')
    await exited
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
    await temporary?.remove()
  }
  return {
    pid: child.pid!,
    port,
    dataFolder,
    login: /login: (\S+) \/ (\S+)/.exec(output)?.slice(1).join(':') ?? '',
    output: () => output,
    visit: (host, path, options) => visit(port, host, path, options),
    signal: (signal) => child.kill(signal),
    exited,
    kill,
    stop,
  }
}

/** A worker has no door, so that only its log tells. Demo shops also say how to sign in. */
async function isOpen(port: number, isWorker: boolean, output: string): Promise<boolean> {
  if (isWorker) return output.includes('working off jobs')
  const ready = await visit(port, 'localhost', '/health/ready').catch(() => undefined)
  return ready?.status === 200 && /login: |"environment":"production"/.test(output)
}

/** If it ends first, what it said tells why. No clock decides here: a shop that lives may take as long as it needs. */
async function until(isDone: () => Promise<boolean>, output: () => string, exited: Promise<unknown>): Promise<void> {
  let ended = false
  void exited.then(() => (ended = true))
  while (!(await isDone())) {
    if (ended) throw new Error(`The shop did not start:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
