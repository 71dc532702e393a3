import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findServerUser, preparePlaces } from '#engines/database/embedded/postgres-places.ts'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import { command } from '#tests/support/services/shops/fresh-database.ts'
import { openKillableShop, type KillableShop } from './killable-shop.ts'
import { openLedger, type Ledger } from './ledger.ts'
import { patience, runRounds, printTally, share, type Disaster } from './rounds.ts'
import { openStock, type Stock } from './stock.ts'

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>
let shop: KillableShop
let ledger: Ledger
let stock: Stock
let databaseUrl: string
beforeAll(async () => {
  folder = await makeTemporaryFolder()
  shop = await openKillableShop({ DATA_FOLDER: folder.path })
  const { socket } = await preparePlaces(folder.path, await findServerUser())
  databaseUrl = `postgres://umlauf@localhost/umlauf?host=${encodeURIComponent(socket)}`
  ledger = openLedger(join(folder.path, 'witness.jsonl'))
  stock = await openStock(shop.visit, databaseUrl)
})
afterAll(async () => {
  ledger.close()
  await shop.stop()
  await folder.remove()
})

async function serverPid(): Promise<number> {
  const lock = await readFile(join(folder.path, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
  return Number(lock.split('\n')[0])
}

let killed = 0
async function killDatabase(): Promise<void> {
  killed = await serverPid()
  process.kill(killed, 'SIGKILL')
}

/** Another server than the one that was killed takes questions, and the shop has found it. */
async function isBack(): Promise<boolean> {
  if ([0, killed].includes(await serverPid())) return false
  const answers = await command(databaseUrl, 'select 1').then(
    () => true,
    () => false,
  )
  return answers && (await shop.visit('de.localhost', '/health/ready')).status === 200
}

async function survive(title: string, rounds: number, disaster: Pick<Disaster, 'shopStays' | 'strike' | 'recover'>) {
  const tally = await runRounds({ databaseUrl, visit: shop.visit, ...disaster }, stock, ledger, rounds)
  printTally(title, tally)
  expect(tally.complaints).toEqual([])
  expect(tally.acknowledged + tally.cut).toBeGreaterThan(rounds)
  return tally
}

const kills = share(0.2, 0.5)
const restarts = share(0.2, 0.3)

test(
  `R1 a shop with its own database is killed ${kills} times, and the database goes on`,
  { timeout: patience(kills) },
  async () => {
    await survive('Shop killed, embedded', kills, { shopStays: false, strike: () => shop.kill(), recover: shop.start })
  },
)

test(`R1 a shop is killed ${kills} times together with its own database`, { timeout: patience(kills) }, async () => {
  const strike = async () => {
    await Promise.all([shop.kill(), killDatabase()])
  }
  await survive('Shop and embedded database killed', kills, { shopStays: false, strike, recover: shop.start })
})

test(`R2 a shop starts its own database again ${restarts} times`, { timeout: patience(restarts) }, async () => {
  const recover = async () => {
    await expect.poll(isBack).toBe(true)
  }
  const { cut } = await survive('Embedded database killed', restarts, {
    shopStays: true,
    strike: killDatabase,
    recover,
  })
  expect(cut).toBe(0)
})
