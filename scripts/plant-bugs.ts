import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needsServers } from '#tests/support/order/needs-servers.ts'
import { copyProject } from './project/copy-project.ts'
import { planted, type PlantedBug } from './planted-bugs/all.ts'
import { exitOf } from './project/project.mjs'
import { sweep } from './project/sweep.mjs'

type Report = {
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[]
}

/** Noticed by a test · noticed by none · the tests did not come to judge it. */
type Outcome = 'died' | 'SURVIVED' | 'NOT JUDGED'

const STOPPED_FROM = 128
const say = (line: string): void => void process.stdout.write(`${line}\n`)

// Not in the project itself: whoever edits there meanwhile would meet the bugs.
const place = mkdtempSync(join(tmpdir(), 'umlauf-bugs-'))
const copy = join(place, 'copy')
const cleanBuild = join(place, 'clean-build')
const report = join(place, 'report.json')
const said = join(place, 'said.txt')

/** Runs tests in the copy. Without a report they did not even start. */
async function reportOf(tests: readonly string[], options: readonly string[] = []): Promise<Report | undefined> {
  rmSync(report, { force: true })
  // Tests that try twice would only take longer to notice.
  const { CI: _, ...env } = process.env
  const output = openSync(said, 'w')
  const exitCode = await exitOf(
    process.execPath,
    ['node_modules/.bin/vitest', 'run', '--reporter=json', `--outputFile=${report}`, ...options, ...tests],
    { cwd: copy, env: { ...env, NODE_ENV: 'test', TMPDIR: place }, stdio: ['ignore', output, output] },
  )
  closeSync(output)
  if (exitCode >= STOPPED_FROM) throw new Error('Stopped')
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report) : undefined
}

/** What hinders a judgement: tests that fail without any bug would notice every bug. */
async function whyNotClean(tests: readonly string[]): Promise<string[]> {
  const found = await reportOf(tests)
  if (!found) return [readFileSync(said, 'utf8')]
  return tests.filter((test) => {
    const file = found.testResults.find(({ name }) => name === join(copy, test))
    return file?.status !== 'passed' || !file.assertionResults.some(({ status }) => status === 'passed')
  })
}

/** Only what comes in through a door meets the built shop; everything else is not worth a build. */
const meetsBuild = (test: string): boolean => test.startsWith('tests/') && needsServers(test)

const finished = join(copy, 'build/finished')

function pretendFresh(): void {
  if (existsSync(finished)) utimesSync(finished, new Date(), new Date())
}

function restoreBuild(): void {
  rmSync(join(copy, 'build'), { recursive: true, force: true })
  cpSync(cleanBuild, join(copy, 'build'), { recursive: true })
  pretendFresh()
}

/** The file with its bug. A list that no longer fits the shop has to be mended first. */
function withBug({ name, file, from, to }: PlantedBug, sound: string): string {
  const times = sound.split(from).length - 1
  if (times !== 1) throw new Error(`“${name}”: ${file} has the text to be changed ${times} times instead of once.`)
  return sound.replace(from, () => to)
}

async function plant(bug: PlantedBug): Promise<Outcome> {
  const path = join(copy, bug.file)
  const sound = readFileSync(path, 'utf8')
  writeFileSync(path, withBug(bug, sound))
  const rebuilds = bug.tests.some(meetsBuild)
  // Not by the time of the change: clocks of files are coarse, and a bug of the same moment would not be built.
  if (rebuilds) rmSync(finished, { force: true })
  else pretendFresh()
  const found = await reportOf(bug.tests, ['--bail=1'])
  writeFileSync(path, sound)
  if (rebuilds) restoreBuild()
  if (!found) return 'NOT JUDGED'
  // A file that could not be read fails too, but no test has said anything.
  if (found.testResults.some((file) => file.assertionResults.some(({ status }) => status === 'failed'))) return 'died'
  return found.testResults.every(({ status }) => status === 'passed') ? 'SURVIVED' : 'NOT JUDGED'
}

async function plantAll(bugs: readonly PlantedBug[]): Promise<number> {
  // Servers of the tests may run as somebody else, who reads here too.
  chmodSync(place, 0o755)
  copyProject(copy)
  for (const bug of bugs) withBug(bug, readFileSync(join(copy, bug.file), 'utf8'))
  const tests = [...new Set(bugs.flatMap((bug) => bug.tests))]
  say(`Running ${tests.length} test files without any bug …`)
  const broken = await whyNotClean(tests)
  if (broken.length > 0) throw new Error(`Nothing was planted. Not green without any bug:\n${broken.join('\n')}`)
  if (existsSync(finished)) cpSync(join(copy, 'build'), cleanBuild, { recursive: true })

  let survivors = 0
  for (const bug of bugs) {
    const began = Date.now()
    const outcome = await plant(bug)
    if (outcome !== 'died') survivors += 1
    say(`${outcome.padEnd(10)} ${bug.name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
    if (outcome === 'NOT JUDGED') say(readFileSync(said, 'utf8'))
  }
  say(`Planted bugs: ${bugs.length}, survivors: ${survivors}`)
  return survivors
}

const word = process.argv[2] ?? ''
const chosen = planted.filter(({ name }) => name.includes(word))
try {
  if (chosen.length === 0) throw new Error(`No planted bug has “${word}” in its name.`)
  if ((await plantAll(chosen)) > 0) process.exitCode = 1
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await sweep(place)
}
