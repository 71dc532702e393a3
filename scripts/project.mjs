// Runs on whatever Node the machine has, before anything is installed: plain JavaScript, no packages.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const at = (...path) => join(root, ...path)

// A command that failed has already said why: one line more is enough.
process.on('uncaughtException', ({ message }) => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
})

/** The Node that the project brings along; on a platform without one, the machine's own. */
export function projectNode() {
  const own = at('node_modules', `node-linux-${process.arch}`, 'bin', 'node')
  if (existsSync(own)) return own
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Error('This platform needs Node 24 or newer: the bundled one is for Linux on x64 and arm64.')
}

/** Says what is happening, and afterwards how long it took. */
export async function step(title, work) {
  const started = Date.now()
  process.stdout.write(`• ${title} …\n`)
  await work()
  process.stdout.write(`  done in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
}

/** Ends the calling script when the command fails. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options })
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} failed`))))
  })
}

const modifiedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0)

/** When the newest file under these paths was changed. */
function newestChange(paths) {
  let newest = 0
  for (const path of paths) {
    if (!existsSync(path)) continue
    if (!statSync(path).isDirectory()) newest = Math.max(newest, modifiedAt(path))
    else for (const entry of readdirSync(path)) newest = Math.max(newest, newestChange([join(path, entry)]))
  }
  return newest
}

/** Installs the packages if they are missing or older than the lock file. */
export async function install() {
  if (modifiedAt(at('node_modules/.package-lock.json')) >= modifiedAt(at('package-lock.json'))) return
  await step('Installing packages (about a minute, once)', async () => {
    const npm = process.env.npm_execpath
    const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []]
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
    // A registry mirror may lack a package of another platform; then `ci` refuses and `install` copes.
    if (spawnSync(command, [...args, 'ci', ...quiet], { cwd: root, stdio: 'ignore' }).status === 0) return
    await run(command, [...args, 'install', '--no-save', ...quiet])
  })
}

const sources = [
  'src',
  'messages',
  'content',
  'public',
  'scripts/compile-words.ts',
  'vite.config.ts',
  'package-lock.json',
]

/** Builds the shop if its sources are newer than the last build. */
export async function build({ force = false } = {}) {
  const fresh = modifiedAt(at('build/finished')) >= newestChange(sources.map((path) => at(path)))
  if (fresh && !force) return
  await step('Building the shop', () => run(projectNode(), [at('scripts/build.ts')]))
}
