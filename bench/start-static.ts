import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A server of its own that sends one page as it is. */
export async function startStatic(html: string) {
  const folder = await mkdtemp(join(tmpdir(), 'umlauf-bench-'))
  const file = join(folder, 'page.html')
  await writeFile(file, html)
  const child = fork('bench/static-server.ts', [file])
  const [port] = (await once(child, 'message')) as [number]
  const stop = async () => {
    child.kill()
    await rm(folder, { recursive: true })
  }
  return { url: `http://127.0.0.1:${port}/`, stop }
}
