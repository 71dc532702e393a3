import { join } from 'node:path'
import { build, exitOf, install, projectNode, root } from './project/project.mjs'

await install()
await build()
const env = { NODE_ENV: 'production', ...process.env }
process.exit(await exitOf(projectNode(), [join(root, 'build/server/server.js')], { env }))
