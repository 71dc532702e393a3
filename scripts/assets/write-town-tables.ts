import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Writes which towns have a postal code, from the tables that are open: for France the one of Etalab, which has it from La Poste.
 * Decision 79 says why there are no others yet.
 */
const VERSION = '6.0.0'
const folder = resolve('var/town-tables')

type Commune = { nom: string; type: string; population?: number; codesPostaux?: string[] }

mkdirSync(folder, { recursive: true })
const packed = execFileSync('npm', ['pack', '--silent', `@etalab/decoupage-administratif@${VERSION}`], { cwd: folder })
execFileSync('tar', ['xzf', packed.toString().trim()], { cwd: folder })
const read: Commune[] = JSON.parse(readFileSync(resolve(folder, 'package/data/communes.json'), 'utf8'))

/** The largest first; quarters of Paris, Lyon and Marseille and former communes stand in no address of their own. */
const communes = read
  .filter(({ type }) => type === 'commune-actuelle')
  .toSorted((one, other) => (other.population ?? 0) - (one.population ?? 0))

const byCode = new Map<string, Set<string>>()
for (const { nom, codesPostaux = [] } of communes)
  for (const code of codesPostaux) byCode.set(code, (byCode.get(code) ?? new Set()).add(nom))

const lines = [...byCode].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([code, names]) => [code, ...names])
const table = lines.map(([code, ...names]) => `${code} ${names.join('|')}\n`).join('')
writeFileSync(
  'src/shop/addresses/towns/fr.ts',
  `/** Written by \`scripts/assets/write-town-tables.ts\`. Source: La Poste and Insee, published by Etalab under the Licence Ouverte 2.0. */
export const towns = \`\n${table}\`
`,
)
