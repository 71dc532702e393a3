import { readConfig } from '#server/config/config.ts'
import type { Engines } from '#engines/engines.ts'
import { silentLog } from '#engines/log/log.ts'
import { openEngines } from '#engines/open-engines.ts'
import { secretKey } from '#server/secret-key.ts'
import { afterAll, beforeAll } from 'vitest'
import type { OwnShop } from './own-shop.ts'

type Place = Pick<OwnShop, 'dataFolder' | 'databaseUrl' | 'secret'>

/** The engines of a shop that runs in a process of its own: rooms can do in it what no door does, and links are its own. */
export async function openShopEngines({ dataFolder, databaseUrl, ...shop }: Place): Promise<Engines & AsyncDisposable> {
  const secret = shop.secret ?? (await secretKey(readConfig({ DATA_FOLDER: dataFolder }))).text
  const place = { databaseUrl, dataFolder, secrets: [secret] }
  const engines = await openEngines({ ...place, release: 'test', environment: 'test', work: false }, silentLog)
  return Object.assign(engines, engines.background)
}

/** The same for all tests of a file. */
export function useShopEngines(shop: () => OwnShop): () => Engines {
  let engines: Engines & AsyncDisposable
  beforeAll(async () => {
    engines = await openShopEngines(shop())
  })
  afterAll(() => engines[Symbol.asyncDispose]())
  return () => engines
}
