// Runs on whatever Node the machine has, before anything is installed: plain JavaScript, no packages.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './installed.mjs'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const at = (...path) => join(root, ...path)

// A command that failed has already said why: one line more is enough.
process.on('uncaughtException', ({ message, exitCode = 1 }) => {
  if (exitCode < 128) process.stderr.write(`${message}\n`)
  process.exit(exitCode)
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

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** The terminal and npm both send one; the second would not be a request of its own. */
const ECHO_MILLISECONDS = 1_000

/** Tells whether there was anybody. */
function signalGroup(pid, signal) {
  try {
    return process.kill(-pid, signal)
  } catch {
    return false
  }
}

/**
 * How a command ended. It runs in a group of its own: signals reach it, and whatever it has started, through this script,
 * each of them once; and this script stays until all of them have gone.
 */
export function exitOf(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const stdio = ['ignore', 'inherit', 'inherit']
    const child = spawn(command, args, { cwd: root, stdio, ...options, detached: true })
    let passedOn
    const passOn = (signal) => {
      if (passedOn && Date.now() - passedOn.at < ECHO_MILLISECONDS) return
      passedOn = { signal, at: Date.now() }
      signalGroup(child.pid, signal)
    }
    for (const signal of signals) process.on(signal, passOn)
    child.once('error', reject)
    child.once('exit', async (code, signal) => {
      while (passedOn && signalGroup(child.pid, 0)) await sleep(50)
      for (const each of signals) process.off(each, passOn)
      const stoppedBy = signal ?? (code === 0 ? undefined : passedOn?.signal)
      resolve(stoppedBy ? 128 + constants.signals[stoppedBy] : code)
    })
  })
}

/** Ends the calling script when the command fails, and without a further word when it was stopped. */
export async function run(command, args, options = {}) {
  const exitCode = await exitOf(command, args, options)
  if (exitCode !== 0) throw Object.assign(new Error(`${command} ${args.join(' ')} failed`), { exitCode })
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

/** Installs the packages if others are there than the lock file asks for. */
export async function install() {
  if (isInstalled(root)) return
  await step('Installing packages (about a minute, once)', async () => {
    const npm = process.env.npm_execpath
    const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []]
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
    // A registry mirror may lack a package of another platform; then `ci` refuses and `install` copes.
    const exitCode = await exitOf(command, [...args, 'ci', ...quiet], { stdio: 'ignore' })
    if (exitCode === 0) return
    if (exitCode >= 128) throw Object.assign(new Error('Stopped while installing'), { exitCode })
    await run(command, [...args, 'install', '--no-save', ...quiet])
  })
}

const sources = [
  'src',
  'messages',
  'content',
  'public',
  'scripts/assets/compile-messages.ts',
  'vite.config.ts',
  'package-lock.json',
]

/** Builds the shop if its sources are newer than the last build. */
export async function build({ force = false } = {}) {
  const fresh = modifiedAt(at('build/finished')) >= newestChange(sources.map((path) => at(path)))
  if (fresh && !force) return
  await step('Building the shop', () => run(projectNode(), [at('scripts/build.ts')]))
}
