import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import { stockedDatabase } from '#tests/support/services/shops/fresh-database.ts'
import { openKillableShop } from './killable-shop.ts'
import { openLedger } from './ledger.ts'
import { patience, ROUNDS, runRounds, printTally } from './rounds.ts'
import { openStock } from './stock.ts'

test(
  `R1 a shop that is killed ${ROUNDS} times while people sell loses no trade and makes none twice`,
  { timeout: patience(ROUNDS) },
  async () => {
    const [folder, database] = await Promise.all([makeTemporaryFolder(), stockedDatabase()])
    const shop = await openKillableShop({ DATABASE_URL: database.url, DATA_FOLDER: folder.path })
    const ledger = openLedger(join(folder.path, 'witness.jsonl'))
    onTestFinished(async () => {
      ledger.close()
      await shop.stop()
      await Promise.all([folder.remove(), database.drop()])
    })
    const stock = await openStock(shop.visit, database.url)

    const tally = await runRounds(
      { databaseUrl: database.url, visit: shop.visit, shopStays: false, strike: shop.kill, recover: shop.start },
      stock,
      ledger,
      ROUNDS,
    )

    printTally('Shop killed, PostgreSQL by address', tally)
    expect(tally.complaints).toEqual([])
    expect(tally.later).toBe(0)
    expect(tally.acknowledged).toBeGreaterThan(ROUNDS / 2)
    // Otherwise nothing was in the making when the shop was killed.
    expect(tally.cut).toBeGreaterThan(ROUNDS)
  },
)
