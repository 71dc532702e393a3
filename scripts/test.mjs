import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitOf, install, projectNode, root } from './project/project.mjs'
import { sweep } from './project/sweep.mjs'

const everything = process.argv.includes('--all')
const chosen = process.argv.slice(2).filter((word) => word !== '--all')
const results = join(root, 'var/test-results.json')
const missing = join(root, 'var/missing-services.json')
const cutOff = join(root, 'var/cut-off-tests.json')
const reporters = ['default', './tests/support/order/unsteady-tests.ts', 'json']
const bin = (name) => join(root, 'node_modules/.bin', name)
const say = (line) => process.stdout.write(`${line}\n`)

/** A change that does not follow the house style does not land. Looked at beside the tests, told after them. */
async function checks() {
  const env = { NODE_ENV: '', ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` }
  const broken = []
  for (const name of ['format:check', 'lint', 'types', 'dead-code']) {
    const said = join(root, `var/check-${name.replace(':', '-')}.txt`)
    const file = openSync(said, 'w')
    const exitCode = await exitOf('npm', ['run', '--silent', name], { env, stdio: ['ignore', file, file] })
    closeSync(file)
    if (exitCode !== 0) broken.push({ name, said })
  }
  return broken
}

/** What kind of test a file is, by where it stands. */
const kindOf = (file) => /\/(tests\/\w+|src\/\w+|scripts)\//.exec(file.slice(root.length))?.[1] ?? 'others'

function printWhereTimeWent(testResults) {
  const kinds = new Map()
  for (const { name, startTime, endTime, assertionResults } of testResults) {
    const { files = 0, tests = 0, seconds = 0 } = kinds.get(kindOf(name)) ?? {}
    kinds.set(kindOf(name), {
      files: files + 1,
      tests: tests + assertionResults.length,
      seconds: seconds + (endTime - startTime) / 1000,
    })
  }
  say('\nWhere the time went (files run side by side):')
  for (const [kind, { files, tests, seconds }] of [...kinds].toSorted(
    ([, one], [, other]) => other.seconds - one.seconds,
  ))
    say(`  ${kind.padEnd(14)} ${seconds.toFixed(0).padStart(6)} s  ${files} files, ${tests} tests`)
}

/** The last lines say where the time went, what was not tried, and how it went. */
function summary(ended) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(results, 'utf8'))
  printWhereTimeWent(testResults)

  const notTried = existsSync(missing) ? JSON.parse(readFileSync(missing, 'utf8')) : []
  for (const why of notTried) say(`\n!!! NOT TRIED: ${why}`)
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = numFailedTests + brokenFiles.length
  const strayError = ended !== 0 && failed === 0
  if (strayError) say('\n!!! An error outside of any test: see “Unhandled Errors” above')
  say(`\nTests: ${numPassedTests} passed, ${strayError ? 1 : failed} failed`)
}

const runTests = (files) =>
  exitOf(
    projectNode(),
    [bin('vitest'), 'run', ...reporters.map((name) => `--reporter=${name}`), `--outputFile.json=${results}`, ...files],
    { env: { ...process.env, NODE_ENV: 'test', TMPDIR: place, ...(everything && { TEST_ALL: '1' }) } },
  )

/** Before a landing a process that was ended from outside does not decide either: its files are tried once more. */
async function tryCutOffAgain(ended) {
  if (ended === 0 || !process.env.CI || !existsSync(cutOff)) return ended
  const first = JSON.parse(readFileSync(results, 'utf8'))
  if (first.numFailedTests > 0) return ended

  const files = JSON.parse(readFileSync(cutOff, 'utf8'))
  rmSync(cutOff)
  for (const file of files) say(`\n!!! UNSTEADY, its process was ended in the middle, tried once more: ${file}`)
  const endedAgain = await runTests(files)
  const again = JSON.parse(readFileSync(results, 'utf8'))
  const others = first.testResults.filter(({ name }) => !files.some((file) => name.endsWith(`/${file}`)))
  const numPassedTests = first.numPassedTests + again.numPassedTests
  const testResults = [...others, ...again.testResults]
  writeFileSync(results, JSON.stringify({ ...again, numPassedTests, testResults }))
  return endedAgain
}

await install()
mkdirSync(join(root, 'var'), { recursive: true })
for (const old of [results, missing, cutOff]) rmSync(old, { force: true })
// Every server of the tests lives in here, so that none is left behind, however the run ends.
const place = mkdtempSync(join(tmpdir(), 'umlauf-tests-'))
chmodSync(place, 0o755)
const checking = process.env.CI ? checks() : []
const ended = await tryCutOffAgain(await runTests(chosen))
await sweep(place)
const broken = await checking
for (const { name, said } of broken) say(`\n!!! npm run ${name} failed:\n${readFileSync(said, 'utf8')}`)
if (existsSync(results)) summary(ended)
process.exit(ended || (broken.length > 0 ? 1 : 0))
