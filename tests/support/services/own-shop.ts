import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { StorefrontSettings } from '#storefront-settings.ts'
import { startShop, type RunningShop } from './running-shop.ts'
import { stockedDatabase } from './fresh-database.ts'

type Settings = { env?: Record<string, string>; storefronts?: StorefrontSettings }

export type OwnShop = RunningShop & { databaseUrl: string }

/** A shop with settings of its own, for tests that would disturb the others or need another configuration. */
export async function openOwnShop({ env = {}, storefronts }: Settings = {}): Promise<OwnShop> {
  const database = await stockedDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'umlauf-own-'))
  const file = join(folder, 'storefronts.json')
  if (storefronts) await writeFile(file, JSON.stringify(storefronts))
  const shop = await startShop({
    DATABASE_URL: database.url,
    DATA_FOLDER: folder,
    ...(storefronts && { STOREFRONTS_FILE: file }),
    ...env,
  })
  const stop = async () => {
    await shop.stop()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...shop, stop, databaseUrl: database.url }
}

/** One such shop for a whole test file. */
export function useOwnShop(settings?: Settings): () => OwnShop {
  let shop: OwnShop
  beforeAll(async () => {
    shop = await openOwnShop(settings)
  })
  afterAll(() => shop.stop())
  return () => shop
}

export const basicLogin = (login: string) => ({ authorization: `Basic ${Buffer.from(login).toString('base64')}` })
