import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import { command } from '#tests/support/services/shops/fresh-database.ts'
import { openKillableShop, type KillableShop } from './killable-shop.ts'
import { openLedger } from './ledger.ts'
import { openOwnPostgres } from './own-postgres.ts'
import { patience, runRounds, printTally, share } from './rounds.ts'
import { openStock } from './stock.ts'

const rounds = share(0.2, 0.3)

/** Longer than it takes to notice. */
const OUTAGE = 500

const home = ({ visit }: KillableShop) => visit('de.localhost', '/').then(({ status }) => status)
/** Nobody asks for it while there is a database. */
const neverKept = ({ visit }: KillableShop) =>
  visit('de.localhost', '/verkaufen/tablet').then(({ status, headers }) => `${status} after ${headers['retry-after']}`)
const ready = ({ visit }: KillableShop) => visit('de.localhost', '/health/ready').then(({ status }) => status)

test(
  `R2 a database that is killed ${rounds} times while people sell loses no trade, and the shop asks them to wait`,
  { timeout: patience(rounds) },
  async () => {
    const folder = await makeTemporaryFolder()
    const postgres = await openOwnPostgres(folder.path)
    const shop = await openKillableShop({ DATABASE_URL: postgres.url, DATA_FOLDER: folder.path })
    const ledger = openLedger(join(folder.path, 'witness.jsonl'))
    onTestFinished(async () => {
      ledger.close()
      await shop.stop()
      await postgres.stop()
      await folder.remove()
    })
    const stock = await openStock(shop.visit, postgres.url)
    const cachedPages: number[] = []
    const newPages: string[] = []
    const whileAway: number[] = []

    let strikes = 0
    const strike = async () => {
      await home(shop)
      // The shop may just have found the database again, and not know yet what it has missed.
      if (strikes % 2 === 0) await command(postgres.url, "select pg_notify('umlauf', 'unknown')")
      strikes += 1
      await postgres.kill()
    }
    const recover = async () => {
      const until = Date.now() + OUTAGE
      while (Date.now() < until) {
        cachedPages.push(await home(shop))
        newPages.push(await neverKept(shop))
        whileAway.push(await ready(shop))
        await sleep(20)
      }
      await postgres.start()
      await expect.poll(() => ready(shop)).toBe(200)
    }
    const disaster = { databaseUrl: postgres.url, visit: shop.visit, shopStays: true, strike, recover }
    const tally = await runRounds(disaster, stock, ledger, rounds)

    printTally('Database killed', tally)
    expect(tally.complaints).toEqual([])
    expect(tally.cut).toBe(0)
    expect(tally.later).toBeGreaterThan(rounds)
    expect(new Set(cachedPages)).toEqual(new Set([200]))
    expect(new Set(newPages)).toEqual(new Set(['503 after 1']))
    expect(new Set(whileAway)).toEqual(new Set([503]))
    expect(shop.output()).not.toMatch(/"msg":"stopping"|uncaught/)
  },
)
