import { join } from 'node:path'
import { nodeArguments, nodeEnvironment } from './project/server-process.mjs'
import { build, exitOf, install, projectNode, root } from './project/project.mjs'

await install()
await build()
const env = { NODE_ENV: 'production', ...nodeEnvironment, ...process.env }
process.exit(await exitOf(projectNode(), [...nodeArguments, join(root, 'build/server/server.js')], { env }))
