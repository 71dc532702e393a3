import { execFileSync } from 'node:child_process'
import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import { countries } from '#shop/countries/all.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { fillCart } from '#tests/support/drivers/customers/filled-cart.ts'
import { fillIn } from '#tests/support/drivers/browser/sale-steps.ts'
import { follow, isSameDocument, markDocument, savingData, travel } from '#tests/support/drivers/browser/travelling.ts'
import { visit as visitAt, type VisitOptions } from '#tests/support/drivers/customers/visit.ts'
import { stockedDatabase } from '#tests/support/services/shops/fresh-database.ts'
import { startShop, type RunningShop } from '#tests/support/services/shops/running-shop.ts'
import { asPerson } from '#tests/support/services/shops/shop-under-test.ts'
import { testSecrets } from '#tests/support/services/shops/test-secrets.ts'
import { copyProject } from '../../scripts/project/copy-project.ts'
import { checkBooks } from './check-books.ts'
import { openFrontProxy } from './front-proxy.ts'
import { openLedger, readLedger, type Ledger } from './ledger.ts'
import { sellAtOnce, statusesOf } from './sell-at-once.ts'
import { sellSideBySide } from './sell-side-by-side.ts'
import { settle } from './settle.ts'
import { openStock, type Stock } from './stock.ts'

const browser = useBrowser()
const open = new AsyncDisposableStack()
let proxy: Awaited<ReturnType<typeof openFrontProxy>>
let stock: Stock
let ledger: Ledger
let databaseUrl: string
let start: Record<'before' | 'after', () => Promise<RunningShop>>
let running: RunningShop

/** The next release: it wants another column, and scripts of every page have other names. */
function buildNext(folder: string): void {
  copyProject(folder)
  writeFileSync(join(folder, 'migrations/9999_next_release.sql'), 'alter table trades add column next_release text;\n')
  appendFileSync(join(folder, 'src/web/entry.client.tsx'), "\ndocument.documentElement.dataset['release'] = 'next'\n")
  // What every page imports: a page of its own keeps its name from one release to the next if nothing in it has changed.
  appendFileSync(join(folder, 'src/web/browser/page.ts'), "\nObject.assign(globalThis, { release: 'next' })\n")
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: folder, stdio: 'ignore' })
}

beforeAll(async () => {
  const [next, folder] = await Promise.all([makeTemporaryFolder(), makeTemporaryFolder()])
  for (const each of [next, folder]) open.defer(() => each.remove())
  buildNext(join(next.path, 'release'))
  const database = open.adopt(await stockedDatabase(), (it) => it.drop())
  databaseUrl = database.url
  const env = {
    DATABASE_URL: database.url,
    DATA_FOLDER: folder.path,
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'warn',
    SECRET_KEY: testSecrets[0],
  }
  start = { before: () => startShop(env), after: () => startShop(env, { folder: join(next.path, 'release') }) }
  proxy = open.adopt(await openFrontProxy(), (it) => it.close())
  running = await start.before()
  open.defer(() => running.stop())
  proxy.leadTo(running)
  stock = await openStock(visit, database.url)
  await stock.fill(4_000)
  ledger = open.adopt(openLedger(join(folder.path, 'witness.jsonl')), (it) => it.close())
})
afterAll(() => open.disposeAsync())

/** A visitor who comes anew with every question: the next one may be answered by the other build. */
const visit = (host: string, path: string, options: VisitOptions = {}) =>
  visitAt(proxy.port, host, path, { ...options, headers: { ...options.headers, connection: 'close' } })

/** Starts the other build beside the running one, lets both work for a while, and ends the older one. */
async function change(to: keyof typeof start, meanwhile: (ports: [number, number]) => Promise<void>): Promise<void> {
  const [leaving, coming] = [running, await start[to]()]
  proxy.leadTo(leaving, coming)
  await meanwhile([leaving.port, coming.port])
  proxy.leadTo(coming)
  await leaving.stop()
  running = coming
}

async function keysAtBoth(ports: [number, number]): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    const submission = stock.take()
    ledger.submission(submission)
    const told = await sellAtOnce(ports, ledger, [submission, submission])
    expect(statusesOf(told)).toEqual([200, 201])
    expect(told[0]!.body).toBe(told[1]!.body)
  }
}

const pages = ['/', '/produkte/apple-iphone-14-128-gb', '/kontakt', '/account']

/** Somebody who reads page after page until he is told to stop; what he got that was no page. */
function readOn() {
  const failures: string[] = []
  let over = false
  const all = (async () => {
    for (let read = 0; !over; read += 1) {
      const path = pages[read % pages.length]!
      const { status } = await visit('de.localhost', path, asPerson)
      if (status !== 200) failures.push(`${status} ${path}`)
    }
  })()
  return async (): Promise<string[]> => {
    over = true
    await all
    return failures
  }
}

test('R10 from one release to the next, back and on, while people sell and read: no error, and every trade once', async () => {
  const selling = sellSideBySide(visit, stock, ledger, 3)
  const endReading = readOn()
  await selling.firstSold()

  for (const to of ['after', 'before', 'after'] as const) await change(to, keysAtBoth)
  const sale = await selling.end()
  const { complaints } = await settle(visit, databaseUrl, ledger, sale)

  expect(await endReading()).toEqual([])
  expect(sale).toMatchObject({ cut: 0, refused: [] })
  expect(complaints).toEqual([])
  expect(await checkBooks(databaseUrl, readLedger(ledger.file))).toEqual([])
})

test('R10 whoever reads a page of the release before sells at the next one', async () => {
  await change('before', async () => {})
  const page = await browser.newPage()
  await page.goto(`http://de.localhost:${proxy.port}/`)
  await hydrated(page)
  await fillCart(page)
  await travel(page, '/checkout')
  await page.locator('#sale [type="submit"]').waitFor()
  await markDocument(page)
  const email = await fillIn(page, 'de')

  await change('after', async () => {})
  await page.locator('#sale [type="submit"]').click()
  await page.waitForURL((address) => address.pathname === pathTo(countries.de, 'thankYou'))

  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rowCount } = await client.query('select from trades where email = $1', [email])
  await client.end()
  expect(rowCount).toBe(1)
})

test('R10 a page whose script went with the release before is loaded once, and from the next one', async () => {
  await change('before', async () => {})
  const page = await browser.newPage()
  await page.addInitScript(savingData)
  await page.goto(`http://de.localhost:${proxy.port}/`)
  await hydrated(page)
  await markDocument(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })

  await change('after', async () => {})
  await follow(page, '/account')
  await page.locator('[data-screen="accountOverview"] h1').waitFor()
  await hydrated(page)

  expect(documents).toEqual(['/account'])
  expect(await isSameDocument(page)).toBe(false)
  expect(await page.locator('html').getAttribute('data-release')).toBe('next')
})
