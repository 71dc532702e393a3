import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A server of its own that sends one page as it is. */
export async function startStatic(page: Uint8Array, headers: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'umlauf-bench-'))
  const file = join(folder, 'page')
  await writeFile(file, page)
  const child = fork('bench/pages/static-server.ts', [file, JSON.stringify(headers)])
  const [port] = (await once(child, 'message')) as [number]
  const stop = async () => {
    child.kill()
    await rm(folder, { recursive: true })
  }
  return { pid: child.pid!, port, url: `http://127.0.0.1:${port}/`, stop }
}
