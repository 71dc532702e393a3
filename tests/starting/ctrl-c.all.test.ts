import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import { copyProject } from '../../scripts/project/copy-project.ts'
import { npm, somewhere } from './processes.ts'

let copy: string
beforeAll(async () => {
  const folder = await makeTemporaryFolder()
  copy = join(folder.path, 'copy')
  copyProject(copy)
  return folder.remove
})

/** Early moments more often than late ones: that is when most things are being started. */
const moments = Array.from({ length: 10 }, (_, index) => ({ nth: index + 1, after: Math.random() ** 2 * 45_000 }))

/** What the terminal does to everything it has started. */
async function pressKeys(pid: number, after: number): Promise<void> {
  await sleep(after)
  process.kill(-pid, 'SIGINT')
}

test.each(moments)('F-21 Ctrl+C at a random moment of npm start leaves nobody behind ($nth)', async ({ after }) => {
  const { folder, env, left } = await somewhere()
  const shop = npm(['start'], { ...env, NODE_ENV: '', TMPDIR: folder }, copy)

  await pressKeys(shop.pid, after)
  await shop.exited

  expect(left(), `after ${after} ms:\n${shop.output()}`).toEqual([])
})

const kinds = ['src/shop/money/money.test.ts', 'tests/journeys/selling/cart.test.ts', 'tests/crash/shop-killed.test.ts']

test.each(moments)('F-21 Ctrl+C at a random moment of npm test leaves nobody behind ($nth)', async ({ after }) => {
  const { folder, left } = await somewhere()
  const place = join(folder, 'place')
  await mkdir(place)
  const tests = npm(['test', '--', ...kinds], { NODE_ENV: '', TMPDIR: place }, copy)

  await pressKeys(tests.pid, after)
  await tests.exited

  expect(left(), `after ${after} ms:\n${tests.output()}`).toEqual([])
  expect((await readdir(place)).filter((name) => name.startsWith('umlauf'))).toEqual([])
})
