import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import type { StorefrontSettings } from '#server/config/storefront-settings.ts'
import { openShopsOf } from '#tests/support/fixtures/merchant/opened-shop.ts'
import { startShop, type RunningShop } from './running-shop.ts'
import { stockedDatabase } from './fresh-database.ts'
import { testSecrets } from './test-secrets.ts'

type Settings = {
  env?: Record<string, string>
  storefronts?: StorefrontSettings
  /** Whether its list of what is missing is still open; in production its visitors are then asked to come back. */
  isUnfinished?: boolean
}

export type OwnShop = RunningShop & {
  databaseUrl: string
  /** The key that it was given; without one it makes one up and keeps it in its folder. */
  secret: string | undefined
}

/** A shop with settings of its own, for tests that would disturb the others or need another configuration. */
export async function openOwnShop({ env = {}, storefronts, isUnfinished = false }: Settings = {}): Promise<OwnShop> {
  const database = await stockedDatabase()
  if (!isUnfinished) await openShopsOf(database.url)
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
  return { ...shop, stop, databaseUrl: database.url, secret: env['SECRET_KEY'] }
}

/** The worker keeps it for all its files: starting a shop costs more than most of them. */
const worker = globalThis as { sharedShop?: Promise<OwnShop> }

/** Visitors come from many addresses, and a test can make and read what only the shop could. */
const sharedSettings = { TRUSTED_PROXIES: '1', SECRET_KEY: testSecrets[0] }

/** What decides which devices, questions, prices and words every test finds: who changes it disturbs all others. */
const keptTables = `
  categories category_texts manufacturers manufacturer_texts series series_texts
  devices device_texts device_images type_allocation_codes redirects
  questions question_texts answers answer_texts question_overrides
  prices price_lists repair_costs versions version_prices merchant_settings`

/** Has the database refuse what only a shop of a test's own may change. */
async function keepCatalogue(url: string): Promise<void> {
  const database = new Client({ connectionString: url })
  await database.connect()
  await database.query(`create function refuse_in_shared_shop() returns trigger language plpgsql as $$
    begin raise exception 'tests share this shop: who changes % needs one of his own', tg_table_name; end $$`)
  for (const table of keptTables.trim().split(/\s+/))
    await database.query(`create trigger kept before insert or update or delete on ${table}
      for each row execute function refuse_in_shared_shop()`)
  await database.end()
}

async function openSharedShop(): Promise<OwnShop> {
  const shop = await openOwnShop({ env: sharedSettings })
  await keepCatalogue(shop.databaseUrl)
  return shop
}

/** The shop that test files share, with what others have left in it; or one of the file's own, with these settings. */
export function useShop(own?: Record<string, string>): () => OwnShop {
  let shop: OwnShop
  beforeAll(async () => {
    shop = await (own ? openOwnShop({ env: { ...sharedSettings, ...own } }) : (worker.sharedShop ??= openSharedShop()))
  })
  afterAll(() => (own ? shop.stop() : undefined))
  return () => shop
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
