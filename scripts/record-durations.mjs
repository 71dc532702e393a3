import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './project/project.mjs'

// Writes down what every test file took in the last run, for the order of the next ones. Files that are gone are forgotten.
const durations = join(root, 'tests/support/order/durations.json')
const known = existsSync(durations) ? JSON.parse(readFileSync(durations, 'utf8')) : {}
const { testResults } = JSON.parse(readFileSync(join(root, 'var/test-results.json'), 'utf8'))
for (const { name, startTime, endTime } of testResults)
  known[relative(root, name)] = Math.ceil((endTime - startTime) / 1000)
const kept = Object.entries(known).filter(([file]) => existsSync(join(root, file)))
writeFileSync(durations, `${JSON.stringify(Object.fromEntries(kept.toSorted()), null, 2)}\n`)
