import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const IMPORT = /^(?:import|export) (?!type )[^'"]*?['"]((?:#tests\/|\.)[^'"]+)['"]|import\('((?:#tests\/|\.)[^']+)'\)/gm

/** Whole-shop tests always do; everything else, if what it stands on comes to the servers of a run. */
const always = /^tests\/(?:http|journeys|crash|starting|printed|support\/services)\//

const known = new Map<string, boolean>()

/** Whether a test, or what it imports, talks to a server that has to be started first. Otherwise it is a plain rule. */
export function needsServers(file: string): boolean {
  const answer = known.get(file)
  if (answer !== undefined) return answer
  // Whoever comes back here while this is being found out, comes in a circle.
  known.set(file, false)
  const needs = always.test(file) || importsOf(file).some(needsServers)
  known.set(file, needs)
  return needs
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const found = [...text.matchAll(IMPORT)].map(([, named, lazy]) => (named ?? lazy)!)
  return found
    .map((name) => (name.startsWith('#tests/') ? name.slice(1) : join(dirname(file), name)))
    .filter((path) => (path.startsWith('tests/') || path.endsWith('.contract.ts')) && existsSync(path))
}
