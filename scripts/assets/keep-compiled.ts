import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const load = `import { enableCompileCache, flushCompileCache } from 'node:module'
const [program, folder] = process.argv.slice(1)
enableCompileCache(folder)
await import(program)
flushCompileCache()
process.exit()`

/** Loads the program once, without starting it, so that no start has to compile it. */
export function keepCompiled(program: string, folder: string): void {
  const args = ['--input-type=module', '--eval', load, resolve(program), resolve(folder)]
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${program} cannot be loaded.`)
}
