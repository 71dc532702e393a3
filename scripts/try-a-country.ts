import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyProject } from './project/copy-project.ts'
import { addCountry, isText, newCountry } from './new-country.ts'
import { run, step } from './project/project.mjs'
import { sweep } from './project/sweep.mjs'

/** The country itself, its messages, and the registry. */
const FILES = 3

/**
 * Adds a sixth country to a copy of the project, as docs/how-to/add-a-country.md says, and asks whether anything there has
 * forgotten it: the compiler, the build, a sale up to the money, and every screen of the office.
 */
const place = mkdtempSync(join(tmpdir(), 'umlauf-country-'))
const copy = join(place, 'copy')

async function inCopy(program: string, ...words: string[]): Promise<void> {
  // Neither tried twice, nor with all that the run around it proves.
  const { CI: _, TEST_ALL: __, ...env } = process.env
  await run(process.execPath, [join('node_modules', program), ...words], {
    cwd: copy,
    env: { ...env, NODE_ENV: 'test', TMPDIR: place, TRIED_COUNTRY: newCountry.code },
  })
}

try {
  // Servers of the tests may run as somebody else, who reads here too.
  chmodSync(place, 0o755)
  copyProject(copy)
  const touched = addCountry(copy)
  const files = touched.filter((path) => !isText(path))
  process.stdout.write(
    `Touched: ${files.length} files (${files.join(', ')}) and ${touched.length - files.length} texts\n`,
  )
  if (files.length !== FILES) throw new Error(`A country is ${FILES} files and its texts.`)

  await step('Checking the types', async () => {
    await inCopy('@react-router/dev/bin.cjs', 'typegen')
    await inCopy('typescript/bin/tsc', '--noEmit')
  })
  await step('Building, starting, selling, inspecting, paying', () =>
    inCopy('.bin/vitest', 'run', 'tests/http/every-country.test.ts', 'tests/journeys/selling/whole-sale.test.ts'),
  )
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await sweep(place)
}
