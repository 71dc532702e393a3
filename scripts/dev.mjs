import { install, projectNode, root, run } from './project.mjs'

await install()
await run(projectNode(), ['scripts/dev-server.ts'], { cwd: root, stdio: 'inherit' })
