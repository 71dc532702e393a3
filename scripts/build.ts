import { spawnSync } from 'node:child_process'
import { utimesSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { compressAssets } from './assets/compress-assets.ts'
import { drawIcons } from './assets/draw-icons.ts'
import { keepCompiled } from './assets/keep-compiled.ts'

const began = new Date()
await rm('build', { recursive: true, force: true })

const { status } = spawnSync(
  process.execPath,
  ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'],
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
)
if (status !== 0) process.exit(status ?? 1)

keepCompiled('build/server/run-shop.js', 'build/compiled')
await drawIcons('build/client')
await compressAssets('build/client')
writeFileSync('build/finished', '')
// What was changed meanwhile is not in it: then it is built once more.
utimesSync('build/finished', began, began)
