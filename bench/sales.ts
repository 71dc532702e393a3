import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import { startShop, type RunningShop } from '#tests/support/services/shops/running-shop.ts'
import { tell, type Row } from './row.ts'
import { openYardstick } from './sales/checkout-yardstick.ts'
import { openMeasuredPostgres } from './sales/measured-postgres.ts'
import { forSeconds, keepDoing, openSeller, type Offered, type Pace } from './sales/selling-visitor.ts'

/**
 * How fast visitors sell: the whole way from the first answer to the trade, and the last step alone beside a transaction of six
 * statements in the same server. Labels and letters are made meanwhile, in the same shop.
 */
const SELLERS = 32
const SECONDS = 12
const AT_ONCE = 16
const ROUND_SECONDS = 5
const ROUNDS = 3
const ROUND_TRADES = 400
const COUNTED = 20
const IDLE_SECONDS = 10

const folder = await makeTemporaryFolder()
const postgres = await openMeasuredPostgres(folder.path)
const client = new Client({ connectionString: postgres.url })
const settings = { DATABASE_URL: postgres.url, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '1', DATA_FOLDER: folder.path }

/** Nobody works off jobs here, so that what is asked of the database is what visitors ask. */
async function countStatements(): Promise<Row[]> {
  const shop = await startShop({ ...settings, ROLE: 'web' })
  const seller = openSeller(shop.port)
  for (let warm = 0; warm < 5; warm += 1) await seller.sell()

  const perOne = async (work: () => Promise<unknown>) => {
    await postgres.asked()
    for (let count = 0; count < COUNTED; count += 1) await work()
    const { shop: own, jobs } = await postgres.asked()
    return (own + jobs) / COUNTED
  }
  const offers: Offered[] = []
  const offered = await perOne(async () => offers.push(await seller.offer()))
  const carts = await perOne(async () => {
    const { id, headers } = offers.pop()!
    await seller.cart(id, headers)
    offers.unshift({ id, headers })
  })
  const traded = await perOne(async () => {
    const { id, headers } = offers.pop()!
    await seller.trade(id, headers)
  })
  seller.close()
  await shop.stop()
  return [
    {
      id: 'SP-06',
      measure: 'statements of an offer, a cart and a trade, begin and commit among them',
      ours: [offered, carts, traded].map((each) => each.toFixed(1)).join(' + '),
      yardstick: '',
      bar: '≤ 6 + 3 + 12',
      met: offered <= 6 && carts <= 3 && traded <= 12,
    },
  ]
}

/** How many trades have been thanked for. */
const thanked = async (): Promise<number> =>
  Number((await client.query(`select count(*) from letters where kind = 'trade-created'`)).rows[0].count)

async function untilAllAreThanked(trades: number): Promise<void> {
  while ((await thanked()) < trades) await sleep(50)
}

async function appCpu(shop: RunningShop): Promise<number> {
  const { text } = await shop.visit('de.localhost', '/metrics')
  return Number(/^process_cpu_seconds_total ([\d.]+)/m.exec(text)?.[1]) * 1_000
}

const trades = async (): Promise<number> => Number((await client.query('select count(*) from trades')).rows[0].count)

async function wholeSales(shop: RunningShop): Promise<Row[]> {
  const seller = openSeller(shop.port)
  await keepDoing(SELLERS, forSeconds(3), seller.sell)
  await untilAllAreThanked(await trades())
  const [sold, letters] = [await trades(), await thanked()]
  const before = { app: await appCpu(shop), database: await postgres.cpu() }
  const pace = await keepDoing(SELLERS, forSeconds(SECONDS), seller.sell)
  const labelled = (await thanked()) - letters
  await untilAllAreThanked(await trades())
  const cpu = { app: (await appCpu(shop)) - before.app, database: (await postgres.cpu()) - before.database }
  const count = (await trades()) - sold
  seller.close()
  const [app, database] = [cpu.app / count, cpu.database / count]
  return [
    {
      id: 'SP-06',
      measure: `whole sales a second, ${SELLERS} at once`,
      ours: `${pace.perSecond.toFixed(1)}, p50 ${pace.p50.toFixed(0)} ms, p99 ${pace.p99.toFixed(0)} ms; ${labelled} of ${count} labels meanwhile`,
      yardstick: 'fixed',
      bar: '≥ 60',
      met: pace.perSecond >= 60,
    },
    {
      id: 'SP-06',
      measure: 'processor time of a whole sale, its label and letter included',
      ours: `${(app + database).toFixed(1)} ms: app ${app.toFixed(1)}, database ${database.toFixed(1)}`,
      yardstick: 'fixed',
      bar: '≤ 15 ms',
      met: app + database <= 15,
    },
  ]
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!

/** In turns, so that what else the machine does falls on both. */
async function tradesAlone(shop: RunningShop): Promise<Row[]> {
  const yardstick = await openYardstick(postgres.url, folder.path)
  const seller = openSeller(shop.port)
  const [ours, theirs]: [Pace[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    const offers: Offered[] = []
    const prepare = async () => {
      const offer = await seller.offer()
      await seller.cart(offer.id, offer.headers)
      offers.push(offer)
    }
    let left = ROUND_TRADES
    await keepDoing(SELLERS, () => (left -= 1) >= 0, prepare)
    theirs.push(await yardstick.perSecond(AT_ONCE, ROUND_SECONDS))
    const sellNext = async () => {
      const { id, headers } = offers.pop()!
      await seller.trade(id, headers)
    }
    ours.push(await keepDoing(AT_ONCE, () => offers.length > 0, sellNext))
    await untilAllAreThanked(await trades())
  }
  seller.close()
  const [our, their] = [median(ours.map(({ perSecond }) => perSecond)), median(theirs)]
  return [
    {
      id: 'SP-06',
      measure: `POST /trades a second on carts that lie ready, ${AT_ONCE} at once`,
      ours: `${our.toFixed(1)}, p99 ${median(ours.map(({ p99 }) => p99)).toFixed(0)} ms`,
      yardstick: `${their.toFixed(0)} transactions of six statements (${yardstick.name})`,
      ratio: our / their,
      bar: '≥ 0.20',
      met: our / their >= 0.2,
    },
  ]
}

/** What the job queue asks while nothing happens. */
async function idle(): Promise<Row[]> {
  await sleep(3_000)
  await postgres.asked()
  await sleep(IDLE_SECONDS * 1_000)
  const { jobs, shop } = await postgres.asked()
  const perSecond = (jobs + shop) / IDLE_SECONDS
  return [
    {
      id: 'SP-06',
      measure: 'statements a second while nothing happens',
      ours: perSecond.toFixed(1),
      yardstick: 'fixed',
      bar: '≤ 5',
      met: perSecond <= 5,
    },
  ]
}

await client.connect()
tell(...(await countStatements()))
const shop = await startShop(settings)
tell(...(await wholeSales(shop)))
tell(...(await tradesAlone(shop)))
tell(...(await idle()))
await shop.stop()
await client.end()
await postgres.stop()
await folder.remove()
