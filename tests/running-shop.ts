import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { visit, type Answer, type VisitOptions } from './visit.ts'

export type RunningShop = {
  port: number
  dataFolder: string
  /** `name:password` of the back office. */
  login: string
  /** Everything it has written so far. */
  output(): string
  visit(host: string, path: string, options?: VisitOptions): Promise<Answer>
  signal(signal: NodeJS.Signals): void
  exited: Promise<number | null>
  stop(): Promise<void>
}

/** The built shop in a process of its own, on a free port, with an empty data folder. */
export async function startShop(env: Record<string, string>): Promise<RunningShop> {
  const dataFolder = env['DATA_FOLDER'] ?? (await mkdtemp(join(tmpdir(), 'umlauf-shop-')))
  const child = spawn(process.execPath, ['build/server/server.js'], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      PORT: '0',
      DATA_FOLDER: dataFolder,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = once(child, 'exit').then(([code]) => code as number | null)

  const port = await portOf(() => output, exited)
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
    if (env['DATA_FOLDER'] === undefined) await rm(dataFolder, { recursive: true, force: true })
  }
  return {
    port,
    dataFolder,
    login: /login: (\S+) \/ (\S+)/.exec(output)?.slice(1).join(':') ?? '',
    output: () => output,
    visit: (host, path, options) => visit(port, host, path, options),
    signal: (signal) => child.kill(signal),
    exited,
    stop,
  }
}

/** The shop says where it listens; if it ends first, what it said tells why. */
async function portOf(output: () => string, exited: Promise<number | null>): Promise<number> {
  let ended = false
  void exited.then(() => (ended = true))
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const found = /"port":(\d+)[^\n]*"listening"/.exec(output()) ?? /"listening"[^\n]*"port":(\d+)/.exec(output())
    if (found && (/login:/.test(output()) || /"environment":"production"/.test(output()))) return Number(found[1])
    if (ended) throw new Error(`The shop did not start:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`The shop was not ready in time:\n${output()}`)
}
