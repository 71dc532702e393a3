import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, install, projectNode, root, run } from './project/project.mjs'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '500' } } })

await install()
await build()
mkdirSync(join(root, 'var'), { recursive: true })
await run(projectNode(), ['node_modules/.bin/vitest', 'run', 'tests/crash'], {
  env: { ...process.env, NODE_ENV: 'test', TEST_ALL: '1', CRASH_ROUNDS: values.rounds },
})
