import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildOpenSearch } from '../../../../scripts/opensearch/build-opensearch.ts'
import { provesAll } from '#tests/support/limits/runs.ts'
import { freePort, installPackage, stopProcess, waitForPort } from './service.ts'
import type { Service } from './service.ts'

/** A server that somebody has started for us; else, in a whole run, one of our own. */
export async function startOpenSearch(): Promise<Service> {
  const given = process.env['OPENSEARCH_URL']
  if (given) return findOpenSearch(given)
  if (!provesAll) return { missing: 'OpenSearch, which only npm run test:all starts' }
  const classPath = await build()
  if (typeof classPath !== 'string') return classPath

  const folder = await mkdtemp(join(tmpdir(), 'umlauf-opensearch-'))
  const port = await freePort()
  // It lives for minutes: compiling itself thoroughly would take longer than it saves.
  const flags = ['-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-cp', classPath]
  const server = spawn('java', [...flags, 'OneNode', folder, String(port)], { cwd: folder, stdio: 'ignore' })
  const stop = async () => {
    await stopProcess(server, 'SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
  if (await waitForPort(port, server)) return { url: `http://127.0.0.1:${port}`, stop }

  await stop()
  return { missing: 'OpenSearch was built, but did not start' }
}

async function findOpenSearch(url: string): Promise<Service> {
  const answer = await fetch(url).catch(() => undefined)
  return answer?.ok ? { url, stop: async () => {} } : { missing: `no OpenSearch answers at OPENSEARCH_URL (${url})` }
}

async function build(): Promise<string | { missing: string }> {
  const missing = (await hasJava()) ? undefined : await installPackage('default-jdk-headless')
  if (missing) return { missing: `OpenSearch: ${missing}` }
  return buildOpenSearch().catch((error: unknown) => ({ missing: `OpenSearch could not be built: ${lastLine(error)}` }))
}

/** Programs say last what stood in the way. */
const lastLine = (error: unknown): string => String(error).trim().split('\n').at(-1)!

const hasJava = (): Promise<boolean> =>
  promisify(execFile)('javac', ['-version']).then(
    () => true,
    () => false,
  )
