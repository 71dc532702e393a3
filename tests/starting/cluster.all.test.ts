import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { eventually } from '#tests/support/limits/eventually.ts'
import { visit } from '#tests/support/drivers/customers/visit.ts'
import { somewhere, start } from './processes.ts'

const theCluster = (count: number) => ['build/server/cluster.js', String(count)]

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

test('SP-12 two processes share a port, one that dies is replaced while the other answers, and both end together', async () => {
  const { port, env, left } = await somewhere()
  const shop = start(theCluster(2), env)
  const ask = async () => (await visit(port, 'de.localhost', '/').catch(() => undefined))?.status
  await eventually(async () => (await ask()) === 200)
  await shop.prints('login: ')
  const both = childrenOf(shop.pid)
  expect(both).toHaveLength(2)
  expect(shop.output().match(/umlauf is open/g)).toHaveLength(1)

  process.kill(both[0]!, 'SIGKILL')
  await eventually(() => childrenOf(shop.pid).every((pid) => pid !== both[0]))
  for (let times = 0; times < 20; times += 1) expect(await ask()).toBe(200)
  await eventually(() => childrenOf(shop.pid).length === 2)
  expect(childrenOf(shop.pid)).toContain(both[1])

  process.kill(shop.pid, 'SIGTERM')
  expect(await shop.exited).toBe(0)
  expect(left()).toEqual([])
})

test('SP-12 a cluster whose processes cannot start says why and ends', async () => {
  const { env } = await somewhere()
  const shop = start(theCluster(2), { ...env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' })

  expect(await shop.exited).toBe(1)
  expect(shop.output()).toContain('The database of DATABASE_URL does not answer')
})

test('SP-12 a number that is none is refused', async () => {
  const { env } = await somewhere()
  const shop = start(['build/server/cluster.js', 'many'], env)

  expect(await shop.exited).toBe(1)
  expect(shop.output()).toContain('npm run cluster -- 2')
})
