import { exitOf, install, projectNode } from './project/project.mjs'

await install()
process.exit(await exitOf(projectNode(), ['scripts/dev-server.ts']))
