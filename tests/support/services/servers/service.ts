import { execFile } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** A service that tests use, or the reason, in one sentence, why this machine does not have it. */
export type Service = { url: string; stop(): Promise<void> } | { missing: string }

const run = promisify(execFile)

let installing: Promise<unknown> = Promise.resolve()

/** Installs a Debian package if we may, one after the other. Returns nothing when it worked, else what stood in the way. */
export function installPackage(name: string): Promise<string | undefined> {
  const installed = installing.then(() => install(name))
  installing = installed
  return installed
}

async function install(name: string): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return `${name} is not installed, and only root could install it`
  const options = { env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive' } }
  const get = () => run('apt-get', ['install', '-y', '--no-install-recommends', name], options)
  try {
    await get().catch(async () => {
      await run('apt-get', ['update'], options)
      await get()
    })
    return undefined
  } catch {
    return `${name} is not installed, and apt-get could not install it`
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

export async function waitForPort(port: number, process: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < 8_000 && process.exitCode === null; tries++) {
    const socket = connect(port, '127.0.0.1')
    const answered = await Promise.race([once(socket, 'connect'), once(socket, 'error')]).then(
      () => !socket.errored,
      () => false,
    )
    socket.destroy()
    if (answered) return true
    await sleep(25)
  }
  return false
}

export async function stopProcess(process: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return
  process.kill(signal)
  await once(process, 'exit')
}
