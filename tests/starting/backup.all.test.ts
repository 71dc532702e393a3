import { execFile } from 'node:child_process'
import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import { findServerUser, preparePlaces } from '#engines/database/embedded/postgres-places.ts'
import { eventually } from '#tests/support/limits/eventually.ts'
import { officeCookie } from '#tests/support/drivers/office/office-login.ts'
import { readPdf } from '#tests/support/readers/files/pdf.ts'
import { startShop, type RunningShop } from '#tests/support/services/shops/running-shop.ts'
import { provesAll } from '#tests/support/limits/runs.ts'
import { openSession, tradeOf, usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { emptyDatabase } from '#tests/support/services/shops/fresh-database.ts'

const guide = await readFile('docs/how-to/back-up-and-restore.md', 'utf8')
const KEY = 'a-secret-key-of-this-test-that-is-long-enough'

/** The first block of commands under a heading of the guide, run as it stands there but for the place of the backup. */
async function follow(heading: string, safe: string, env: Record<string, string>): Promise<void> {
  const [, commands] = new RegExp(`^## ${heading}$.*?^\`\`\`sh\n(.*?)^\`\`\`$`, 'ms').exec(guide)!
  const { PATH, HOME } = process.env
  const paths = `/usr/lib/postgresql/15/bin:${PATH}`
  await promisify(execFile)('sh', ['-ec', commands!.replaceAll('/safe/', `${safe}/`)], {
    env: { HOME, PATH: paths, ...env },
  })
}

async function place(): Promise<string> {
  const folder = await makeTemporaryFolder()
  onTestFinished(folder.remove)
  return folder.path
}

type Way = { first: Record<string, string>; second: Record<string, string>; keep: string; bringBack: string }

async function embedded(): Promise<Way> {
  return {
    first: { DATA_FOLDER: await place() },
    second: { DATA_FOLDER: join(await place(), 'new') },
    keep: 'With the embedded database',
    bringBack: 'Bring the embedded database back',
  }
}

async function byAddress(): Promise<Way> {
  const { postgresUrl } = inject('services')
  const databases = [await emptyDatabase(postgresUrl), await emptyDatabase(postgresUrl)]
  onTestFinished(async () => void (await Promise.all(databases.map(({ drop }) => drop()))))
  const [first, second] = databases.map(({ url }) => ({ DATABASE_URL: url, SECRET_KEY: KEY }))
  return {
    first: { ...first!, DATA_FOLDER: await place() },
    second: { ...second!, DATA_FOLDER: join(await place(), 'new') },
    keep: 'With a database of your own',
    bringBack: 'Bring a database of your own back',
  }
}

async function connectionTo({ DATABASE_URL, DATA_FOLDER }: Record<string, string>): Promise<Client> {
  const { socket } = await preparePlaces(DATA_FOLDER!, await findServerUser())
  const client = new Client({
    connectionString: DATABASE_URL ?? `postgres://umlauf@localhost/umlauf?host=${encodeURIComponent(socket)}`,
  })
  await client.connect()
  return client
}

/** Somebody sells a phone; the way to his trade is in the letter. */
async function sellOne(shop: RunningShop, env: Record<string, string>): Promise<string> {
  const send = await openSession('de.localhost', shop.visit)
  const offer = (await send('POST', '/api/offers', usedPhone)).json<{ id: string }>()
  const trade = tradeOf('de', offer.id)
  await send('POST', '/api/trades', trade, undefined, { 'idempotency-key': crypto.randomUUID() })
  const client = await connectionTo(env)
  const letter = await eventually(async () => {
    const found = await client.query(`select text_body from letters where kind = 'trade-created' and to_address = $1`, [
      trade.seller.email,
    ])
    return found.rows[0]?.text_body as string | undefined
  })
  await client.end()
  return new URL(/https?:\S+\/trade\/[\w-]+/.exec(letter)![0]).pathname
}

/** What a seller and a colleague see of it: the trade, its label, a receipt, and whom a device was bought from. */
async function lookAround(shop: RunningShop, trade: string) {
  const token = trade.split('/').at(-1)!
  const office = { headers: await officeCookie(shop.visit, shop.login) }
  const [page, label, receipts, register] = await Promise.all([
    shop.visit('de.localhost', trade),
    shop.visit('de.localhost', `/api/trades/${token}/label`),
    shop.visit('office.localhost', '/receipts', office),
    shop.visit('office.localhost', '/register/export', office),
  ])
  expect([page, label, receipts, register].map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const number = /href="(\/receipts\/[A-Z][^"]+)"/.exec(receipts.text)![1]!
  const receipt = await shop.visit('office.localhost', number, office)
  return { label: label.bytes, receipt: readPdf(receipt.bytes).lines, register: register.text }
}

/** Each takes minutes: a shop is filled for the first time. */
const ways = provesAll ? { embedded, byAddress } : {}

test.each(Object.entries(ways))('F-24 a shop comes back from a backup as the guide says, %s', async (_, open) => {
  const [way, safe] = [await open(), await place()]
  const shop = await startShop({ ...way.first, DEMO_TRADES: '60' })
  onTestFinished(shop.stop)
  const trade = await sellOne(shop, way.first)
  const before = await lookAround(shop, trade)

  await follow(way.keep, safe, way.first)
  await follow(way.bringBack, safe, way.second)

  const keyFile = join(way.second['DATA_FOLDER']!, 'secret.key')
  const key = await readFile(keyFile, 'utf8').catch(() => undefined)
  await rm(keyFile, { force: true })
  await expect(startShop({ ...way.second, ...(!key && { SECRET_KEY: `not-${KEY}` }) })).rejects.toThrow(
    /the file is missing, and the database was written with the key in it|the database was written with another key/,
  )
  if (key) await writeFile(keyFile, key)
  const restored = await startShop(way.second)
  onTestFinished(restored.stop)
  expect(await lookAround(restored, trade)).toEqual(before)
})

const outputOf = (command: 'backup' | 'restore', folder: string[], env: Record<string, string>) =>
  promisify(execFile)('npm', ['run', '--silent', command, '--', ...folder], {
    env: { HOME: process.env['HOME'], PATH: process.env['PATH'], ...env },
  }).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  )

test('F-24 what cannot be backed up or brought back is said in words, and nothing is made', async () => {
  const [empty, other] = [await place(), await place()]
  await writeFile(join(other, 'secret.key'), KEY)
  await writeFile(join(empty, 'database.tar'), '')
  const target = join(empty, 'monday')

  expect(await outputOf('backup', [], { DATA_FOLDER: other })).toBe(
    'Which folder? npm run backup -- /safe/umlauf-monday\n',
  )
  expect(await outputOf('backup', [target], { DATA_FOLDER: other })).toBe(`There is no shop in ${other}.\n`)
  expect(await outputOf('backup', [target], { DATABASE_URL: 'postgres://localhost/umlauf' })).toContain(
    'docs/how-to/back-up-and-restore.md',
  )
  expect(await outputOf('restore', [target], { DATA_FOLDER: other })).toBe(`There is no backup in ${target}.\n`)
  expect(await outputOf('restore', [empty], { DATA_FOLDER: other })).toBe(
    `There is a shop in ${other} already. Move it away, or set DATA_FOLDER to another place.\n`,
  )
  expect([await readdir(empty), await readdir(other)]).toEqual([['database.tar'], ['secret.key']])
})
