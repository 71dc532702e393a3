import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sweep } from '../../scripts/project/sweep.mjs'
import { somewhere, start } from './processes.ts'

test('F-21 a shop that a test has left behind is ended with its data', async () => {
  const { folder } = await somewhere()
  const data = join(folder, 'shop')
  await mkdir(data)
  const shop = start(['--eval', `setInterval(() => {}, 1_000); console.log('open')`], { DATA_FOLDER: data })
  await shop.prints('open')

  await sweep(folder)

  expect(await shop.exited).toBeNull()
})
