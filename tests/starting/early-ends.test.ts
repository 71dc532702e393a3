import { existsSync } from 'node:fs'
import { mkdir, readdir, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#tests/support/limits/eventually.ts'
import { visit } from '#tests/support/drivers/customers/visit.ts'
import { npm, somewhere, start, theShop } from './processes.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

const demoBegins = 'demo: '

test('F-21 a port in use is said at once and in words, and nothing was made', async () => {
  const { folder, port, env } = await somewhere()
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())

  const shop = start(theShop, env)

  expect(await shop.exited).toBe(1)
  expect(shop.output()).toBe(
    `Port ${port} is in use: another shop or program listens there. End it, or set PORT to a free one, for example PORT=3001 npm start.\n`,
  )
  expect(await readdir(folder)).toEqual([])
})

longTest(
  'F-21 whoever comes while the shop starts is asked to come back; a signal then leaves nobody behind',
  async () => {
    const { port, env, left } = await somewhere()
    const shop = start(theShop, env)
    await shop.prints(demoBegins)

    const [page, ready, live] = await Promise.all(
      ['/', '/health/ready', '/health/live'].map((path) => visit(port, 'de.localhost', path)),
    )
    expect([page!.status, ready!.status, live!.status]).toEqual([503, 503, 200])
    expect([page!.headers['retry-after'], ready!.headers['retry-after']]).toEqual(['2', '2'])
    expect(ready!.json()).toMatchObject({ status: 'not-ready' })
    expect(left()).not.toEqual([])

    process.kill(shop.pid, 'SIGTERM')
    expect(await shop.exited).toBe(0)
    expect(shop.output()).not.toMatch(/Error|at .*\.js/)
    expect(left()).toEqual([])
  },
)

test('F-21 Ctrl+C while the database is being made leaves nobody and nothing half behind', async () => {
  const { folder, env, left } = await somewhere()
  const shop = start(theShop, env)
  await eventually(async () => (await readdir(folder)).some((name) => name.startsWith('postgres')))

  process.kill(-shop.pid, 'SIGINT')

  expect(await shop.exited).toBe(0)
  expect(left()).toEqual([])
  expect((await readdir(folder)).filter((name) => name.includes('.new-'))).toEqual([])
})

longTest('F-21 a start that fails after the engines were opened stops the database', async () => {
  const { folder, env, left } = await somewhere()
  const home = join(folder, 'home')
  await mkdir(home)
  for (const name of ['migrations', 'content', 'build']) await symlink(resolve(name), join(home, name))

  const shop = start([resolve(theShop[0]!)], env, home)

  expect(await shop.exited).toBe(1)
  expect(shop.output()).toContain('seeds')
  expect(existsSync(join(folder, 'postgres/PG_VERSION'))).toBe(true)
  expect(left()).toEqual([])
})

const ends = [
  ['start', 'SIGTERM'],
  ['dev', 'SIGTERM'],
  ['dev', 'SIGINT'],
] as const

longTest.each(ends)('F-21 npm run %s ends whole when it gets %s', async (name, signal) => {
  const { env, left } = await somewhere()
  const command = npm(['run', name], { ...env, NODE_ENV: '' })
  await command.prints(demoBegins)
  expect(left()).not.toEqual([])

  process.kill(command.pid, signal)

  expect(await command.exited).toBe(0)
  expect(left()).toEqual([])
})
