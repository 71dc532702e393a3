import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isInstalled } from './installed.mjs'

type Packages = Record<string, { version: string; optional?: boolean }>

async function projectWith(wanted: Packages, there: Packages): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'umlauf-project-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'node_modules'))
  const note = join(folder, 'node_modules/.package-lock.json')
  await writeFile(note, JSON.stringify({ packages: there }))
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...wanted } }))
  // As after a copy: what was installed looks older than what asks for it.
  await utimes(note, 0, 0)
  return folder
}

const pg = { 'node_modules/pg': { version: '8.0.0' } }
const elsewhere = { 'node_modules/for-macs': { version: '1.0.0', optional: true } }

test.each([
  ['the same packages, copied from elsewhere', pg, pg, true],
  ['without what is for another platform', { ...pg, ...elsewhere }, pg, true],
  ['another version', pg, { 'node_modules/pg': { version: '7.9.9' } }, false],
  ['a package too few', { ...pg, 'node_modules/hono': { version: '4.0.0' } }, pg, false],
])('F-22 packages are judged by what they are, not by their time: %s', async (_, wanted, there, fits) => {
  expect(isInstalled(await projectWith(wanted, there))).toBe(fits)
})
