import { spawn } from 'node:child_process'
import { access } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { freePort, installPackage, stopProcess, waitForPort } from './service.ts'
import type { Service } from './service.ts'

const places = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server']

/** A real Redis on a free loopback port that writes nothing to disk. */
export async function startRedis(askedPort?: number): Promise<Service> {
  const program = (await findProgram()) ?? (await installed())
  if (typeof program !== 'string') return program

  const port = askedPort ?? (await freePort())
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const server = spawn(program, flags, { cwd: tmpdir(), stdio: 'ignore' })
  const stop = () => stopProcess(server, 'SIGKILL')
  if (await waitForPort(port, server)) return { url: `redis://127.0.0.1:${port}`, stop }

  await stop()
  return { missing: `${program} did not start` }
}

async function installed(): Promise<string | { missing: string }> {
  const missing = await installPackage('redis-server')
  if (missing) return { missing }
  return (await findProgram()) ?? { missing: 'apt-get installed redis-server, but the program is not where we look' }
}

async function findProgram(): Promise<string | undefined> {
  for (const place of places) {
    const found = await access(place).then(
      () => true,
      () => false,
    )
    if (found) return place
  }
  return undefined
}
