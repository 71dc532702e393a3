import { build, install, projectNode, run } from './project/project.mjs'

await install()
await build()
await run(projectNode(), ['bench/pages.ts'])
await run(projectNode(), ['bench/login-flood.ts'])
await run(projectNode(), ['bench/search.ts'])
await run(projectNode(), ['bench/device-lists.ts'])
await run(projectNode(), ['--import', './bench/without-messages.ts', 'bench/office.ts'])
await run(projectNode(), ['--import', './bench/without-messages.ts', 'bench/back-test.ts'])
