import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { makeTemporaryFolder } from '#engines/database/temporary-folder.ts'
import { freePort } from './service.ts'
import { visit, type Answer, type VisitOptions } from '#tests/support/drivers/visit.ts'

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
  /** Without a warning, as when the power goes. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/**
 * The built shop in a process of its own, on a free port, with an empty data folder. With a group of its own it is
 * killed together with whatever it has started, but does not hear Ctrl+C.
 */
export async function startShop(env: Record<string, string>, { ownGroup = false } = {}): Promise<RunningShop> {
  const temporary = env['DATA_FOLDER'] === undefined ? await makeTemporaryFolder() : undefined
  const dataFolder = temporary?.path ?? env['DATA_FOLDER']!
  const port = Number(env['PORT'] ?? (await freePort()))
  const child = spawn(process.execPath, ['build/server/server.js'], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      PORT: String(port),
      DATA_FOLDER: dataFolder,
      // Tests count what they make themselves.
      DEMO_TRADES: '0',
      ...env,
    },
    detached: ownGroup,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = once(child, 'exit').then(([code]) => code as number | null)

  await untilOpen(port, () => output, exited)
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

/** Until it takes visitors and has said how to sign in; if it ends first, what it said tells why. */
async function untilOpen(port: number, output: () => string, exited: Promise<number | null>): Promise<void> {
  let ended = false
  void exited.then(() => (ended = true))
  // No clock decides here either: a shop that lives may take as long as it needs.
  for (;;) {
    if (ended) throw new Error(`The shop did not start:\n${output()}`)
    const ready = await visit(port, 'localhost', '/health/ready').catch(() => undefined)
    if (ready?.status === 200 && (/login: /.test(output()) || /"environment":"production"/.test(output()))) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
