import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sweep } from './sweep.mjs'
import { build, exitOf, install, projectNode, root, run, step } from './project.mjs'

const everything = process.argv.includes('--all')
const chosen = process.argv.slice(2).filter((word) => word !== '--all')
const results = join(root, 'var/test-results.json')
const missing = join(root, 'var/missing-services.json')
const reporters = ['default', './scripts/unsteady-tests.ts', 'json']
const bin = (name) => join(root, 'node_modules/.bin', name)

const isRoot = () => process.getuid?.() === 0

/** The browser of the journeys: the machine's own, else Debian's. */
async function browser() {
  const known = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
  if (process.env.CHROMIUM || known.some((name) => existsSync(`/usr/bin/${name}`))) return
  if (!isRoot()) throw new Error('The journeys need Chromium: install it, or name it in CHROMIUM.')
  await step("Installing Debian's Chromium", async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  })
}

/** A change that does not follow the house style does not land. */
async function checks() {
  const checked = { NODE_ENV: '', ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` }
  for (const name of ['format:check', 'lint', 'types', 'dead-code']) {
    await step(`npm run ${name}`, () => run('npm', ['run', '--silent', name], { env: checked }))
  }
}

/** The last lines say what was tried, what was not, and how it went. */
function summary(ended) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(results, 'utf8'))
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const notTried = existsSync(missing) ? JSON.parse(readFileSync(missing, 'utf8')) : []
  for (const why of notTried) process.stdout.write(`\n!!! NOT TRIED: ${why}\n`)
  const failed = numFailedTests + brokenFiles.length
  const strayError = ended !== 0 && failed === 0
  if (strayError) process.stdout.write('\n!!! An error outside of any test: see “Unhandled Errors” above\n')
  process.stdout.write(`\nTests: ${numPassedTests} passed, ${strayError ? 1 : failed} failed\n`)
}

await install()
if (process.env.CI) await checks()
await build()
await browser()

mkdirSync(join(root, 'var'), { recursive: true })
rmSync(results, { force: true })
// Every server of the tests lives in here, so that none is left behind, however the run ends.
const place = mkdtempSync(join(tmpdir(), 'umlauf-tests-'))
chmodSync(place, 0o755)
const exitCode = await exitOf(
  projectNode(),
  [bin('vitest'), 'run', ...reporters.map((name) => `--reporter=${name}`), `--outputFile.json=${results}`, ...chosen],
  { env: { ...process.env, NODE_ENV: 'test', TMPDIR: place, ...(everything && { TEST_ALL: '1' }) } },
)
await sweep(place)
if (existsSync(results)) summary(exitCode)
process.exit(exitCode)
