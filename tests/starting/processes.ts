import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { around } from '../../scripts/project/sweep.mjs'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import { eventually } from '#tests/support/limits/eventually.ts'
import { freePort } from '#tests/support/services/servers/service.ts'

export type Started = {
  pid: number
  output(): string
  /** Until it has written this. */
  prints(words: string): Promise<unknown>
  exited: Promise<number | null>
}

/** A program of the project in a group of its own, as a terminal starts it. */
export const start = (args: readonly string[], env: Record<string, string>, cwd = process.cwd()): Started =>
  run(process.execPath, args, env, cwd)

/** The same by npm, as people start it. */
export const npm = (args: readonly string[], env: Record<string, string>, cwd = process.cwd()): Started =>
  run('npm', args, env, cwd)

function run(program: string, args: readonly string[], env: Record<string, string>, cwd: string): Started {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(program, args, {
    cwd,
    env: { PATH, HOME, TMPDIR, NODE_ENV: 'production', ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = once(child, 'close').then(([code]) => code as number | null)
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGKILL')
    await exited
  })
  const prints = (words: string) => eventually(() => output.includes(words) || child.exitCode !== null)
  return { pid: child.pid!, output: () => output, prints, exited }
}

/** An empty data folder, and a port that is free. Tells who still has to do with the folder. */
export async function somewhere() {
  const folder = await makeTemporaryFolder()
  onTestFinished(folder.remove)
  const port = await freePort()
  return {
    folder: folder.path,
    port,
    env: { DATA_FOLDER: folder.path, PORT: String(port), DEMO_TRADES: '0' },
    left: () => around(folder.path),
  }
}

export const theShop = ['build/server/server.js']
