import { setInterval as every } from 'node:timers/promises'
import autocannon from 'autocannon'
import { Client } from 'pg'
import { LIST_ROWS } from '#domain/business/lists/device-list.ts'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import { countries } from '#shop/countries/all.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { fromSomewhere } from '#tests/support/drivers/customers/sellers.ts'
import { startShop, type RunningShop } from '#tests/support/services/shops/running-shop.ts'
import { withCheckDigit } from '#tests/support/fixtures/imeis.ts'
import { tell } from './row.ts'
import { openMeasuredPostgres } from './sales/measured-postgres.ts'
import { keepDoing, openSeller } from './sales/selling-visitor.ts'

/**
 * What visitors who only look around feel while the shop does something heavy besides: the slowest percent of pages beside the
 * same in calm, in one run.
 */
const SECONDS = 8
const PAGES_PER_SECOND = 60
const LABELS = 1_000
const SELLERS = 16
const GUESS_MILLISECONDS = 5
const MAX_RATIO = 2

const folder = await makeTemporaryFolder()
const postgres = await openMeasuredPostgres(folder.path)
const client = new Client({ connectionString: postgres.url })
await client.connect()
const settings = { DATABASE_URL: postgres.url, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '1', DATA_FOLDER: folder.path }

const drawn = async (): Promise<number> =>
  Number((await client.query('select count(*) from parcels where label_file is not null')).rows[0].count)

/** Trades whose labels are still to be drawn: nobody works off jobs in the shop that sold them. */
async function sellWithoutLabels(): Promise<void> {
  const shop = await startShop({ ...settings, ROLE: 'web' })
  const seller = openSeller(shop.port)
  let left = LABELS
  await keepDoing(SELLERS, () => (left -= 1) >= 0, seller.sell)
  seller.close()
  await shop.stop()
}

async function slowestPercent(shop: RunningShop): Promise<number> {
  const { latency, non2xx, errors } = await autocannon({
    url: `http://127.0.0.1:${shop.port}/`,
    connections: 2,
    // Whoever measures must not wait for those who do the heavy work.
    workers: 1,
    duration: SECONDS,
    overallRate: PAGES_PER_SECOND,
    requests: Array.from({ length: 50 }, () => ({
      path: '/',
      headers: { host: 'de.localhost', ...fromSomewhere() },
    })),
  })
  if (non2xx + errors > 0) throw new Error('Pages failed')
  return latency.p99
}

/** Two hundred passwords a second, from as many addresses. */
async function guessPasswords(shop: RunningShop, until: AbortSignal): Promise<void> {
  let number = 0
  for await (const _ of every(GUESS_MILLISECONDS)) {
    if (until.aborted) return
    const body = JSON.stringify({ username: `nobody.${(number += 1)}@example.com`, password: 'wrong password' })
    const headers = { 'content-type': 'application/json', ...fromSomewhere() }
    void shop.visit('de.localhost', '/api/account/login', { method: 'POST', headers, body }).catch(() => undefined)
  }
}

const rows = Array.from(
  { length: LIST_ROWS },
  (_, index) => `${withCheckDigit(`${10_000_000 + index}000001`)};Apple iPhone 14 128 GB schwarz ${index};B;1`,
)

/** The longest list that the shop takes; its rows are looked at for longer than is measured. */
async function sendList(shop: RunningShop): Promise<void> {
  const form = new FormData()
  form.set('file', new File([['IMEI;Gerät;Zustand;Anzahl', ...rows].join('\r\n')], 'list.csv'))
  const sealed = new Response(form)
  const { status } = await shop.visit('de.localhost', pathTo(countries.de, 'deviceList'), {
    method: 'POST',
    headers: { origin: 'http://de.localhost', 'content-type': sealed.headers.get('content-type')!, ...fromSomewhere() },
    body: new Uint8Array(await sealed.arrayBuffer()),
  })
  if (status !== 303) throw new Error(`The list was not taken: ${status}`)
}

await sellWithoutLabels()
const shop = await startShop(settings)
await slowestPercent(shop)
const before = await drawn()
const whileLabels = await slowestPercent(shop)
const labels = (await drawn()) - before
while ((await drawn()) < LABELS) await new Promise((resolve) => setTimeout(resolve, 100))
const calmBefore = await slowestPercent(shop)

async function besides(work: (shop: RunningShop, until: AbortSignal) => Promise<void>): Promise<number> {
  const end = new AbortController()
  const working = work(shop, end.signal)
  const p99 = await slowestPercent(shop)
  end.abort()
  await working
  return p99
}

const guessed = await besides(guessPasswords)
const listed = await besides(sendList)
// What the process tidies up after its work is no calm.
const calm = Math.min(calmBefore, await slowestPercent(shop))

const tellBesides = (work: string, p99: number) =>
  tell({
    id: 'SP-07',
    measure: `p99 of pages while ${work}`,
    ours: `${p99} ms`,
    yardstick: `${calm} ms in calm`,
    ratio: p99 / calm,
    bar: `≤ ${MAX_RATIO}`,
    met: p99 / calm <= MAX_RATIO,
  })

tellBesides(`${LABELS} labels wait to be drawn (${Math.round(labels / SECONDS)} a second)`, whileLabels)
tellBesides('200 passwords a second are guessed', guessed)
tellBesides(`a list of ${LIST_ROWS.toLocaleString('en')} rows is read and matched`, listed)
await shop.stop()
await client.end()
await postgres.stop()
await folder.remove()
