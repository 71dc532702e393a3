import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface LockedPackage {
  dev?: boolean
  license?: string
}

/** What the Open Source Initiative has approved, as far as we use it. */
const openLicences = new Set([
  'MIT',
  'MIT-0',
  '0BSD',
  'ISC',
  'BSD-3-Clause',
  'Apache-2.0',
  'Unlicense',
  // Whoever changes a file of the package publishes that file; what uses it stays free.
  'MPL-2.0',
  // A library beside the shop that anybody may exchange for his own; what uses it stays free.
  'LGPL-3.0-or-later',
  // For fonts: a font may not be sold by itself.
  'OFL-1.1',
])

/** Says it in a file of its own instead of its package.json: the MIT licence. */
const saidElsewhere: Record<string, string> = { 'node_modules/png-js': 'MIT' }

const isOpen = (choice: string): boolean => choice.split(/ and /i).every((licence) => openLicences.has(licence))

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>
}
const running = Object.entries(packages).filter(([place, { dev }]) => place !== '' && !dev)

test('F-74 every package of the running shop is open source', () => {
  const closed = running
    .map(([place, { license }]) => [place, license ?? saidElsewhere[place] ?? 'none'] as const)
    // Where there is a choice, one open licence is enough; where there are several parts, each needs one.
    .filter(([, licence]) => !licence.split(/ or |[()]/i).some(isOpen))

  expect(running.length).toBeGreaterThan(50)
  expect(closed).toEqual([])
})

/** That an imported package is a declared one is looked at by `npm run dead-code`; this is the way around it. */
test('F-73 no file takes a package from inside another package', () => {
  const files = globSync('{src,scripts,tests,bench}/**/*.{ts,tsx,mjs}')
  const around = files.filter((file) => /createRequire\((?!import\.meta\.url\))/.test(readFileSync(file, 'utf8')))

  expect(files.length).toBeGreaterThan(1000)
  expect(around).toEqual([])
})
