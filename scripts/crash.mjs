import { parseArgs } from 'node:util'
import { build, install, projectNode, run } from './project.mjs'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '500' } } })

await install()
await build()
await run(projectNode(), ['node_modules/.bin/vitest', 'run', 'tests/crash'], {
  env: { ...process.env, NODE_ENV: 'test', CRASH_ROUNDS: values.rounds },
})
