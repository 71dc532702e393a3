import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build, install, projectNode, root } from './project.mjs'

await install()
await build()

const shop = spawn(projectNode(), [join(root, 'build/server/server.js')], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal))
shop.once('exit', (code) => process.exit(code ?? 1))
