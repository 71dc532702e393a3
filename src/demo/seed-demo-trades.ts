import { saveOffers } from '#domain/offers/save-offers.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { tradeNumber } from '#domain/trades/trade-number.ts'
import { SEND_SHIPPING_DOCUMENTS, type ShippingDocumentsJob } from '#domain/trades/sale/trade-parts.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { Storefronts } from '#shop/shop.ts'
import { chanceOf, type Chance } from './chance.ts'
import { clarificationLetters } from './trades/clarification-letters.ts'
import { saveDemoPhotos, photoRows } from './trades/demo-photos.ts'
import { seedDemoPlaces } from './trades/demo-places.ts'
import { issueDemoReceipts } from './trades/demo-receipts.ts'
import { drawTrade, type Casting, type DemoTrade } from './trades/draw-trade.ts'
import { eventRows, parcelsOf, parcelRows } from './trades/history-rows.ts'
import { demoErrors } from './people/demo-errors.ts'
import { DEMO_MESSAGES, demoMessages } from './people/demo-messages.ts'
import { demoNewsletter } from './people/demo-newsletter.ts'
import { demoPartner } from './people/demo-partner.ts'
import { demoReviews } from './people/demo-reviews.ts'
import { gather, insertAll, type Row, type Rows } from './insert-rows.ts'
import { inspectionRows } from './trades/inspection-rows.ts'
import { giveSellers } from './people/give-sellers.ts'
import { findOwnCustomers, furnishOwnCustomers, type OwnCustomer } from './people/own-customers.ts'
import { nextNumbers } from './next-numbers.ts'
import { openStock, type Stock } from './open-stock.ts'
import { identityRows, payoutRows, payoutsOf } from './trades/payout-rows.ts'
import { recentLetters } from './trades/recent-letters.ts'
import { ownStories } from './trades/own-stories.ts'
import { stories, type Story } from './trades/stories.ts'
import { itemRows, tradeRow, type DemoContext, type NumberedTrade } from './trades/trade-rows.ts'
import { drawUnsold } from './trades/unsold-offers.ts'

/** The same demo every time. */
const SEED = 20_260

/** Whoever sold so lately gets his documents as everybody else does, from the job. */
const FRESH_MILLISECONDS = 2 * 24 * 60 * 60_000

type Needs = Pick<Engines, 'db' | 'jobs' | 'files' | 'vault' | 'now'>

/** Three months of a living back office: trades in every state, with their histories. */
export async function seedDemoTrades(
  tx: Transaction,
  engines: Needs,
  { countries }: Storefronts,
  count: number,
): Promise<void> {
  const { jobs, files, vault } = engines
  const now = engines.now()
  const chance = chanceOf(SEED)
  const colleagues = await tx.selectFrom('staff').select(['id', 'username']).execute()
  const context: DemoContext = { now, vault, staff: new Map(colleagues.map(({ id, username }) => [username, id])) }
  const stocks = await openStocks(engines, countries)
  const owners = await findOwnCustomers(tx, chance)
  const casting = castingOf(chance, stocks, { countries, owners, count })
  const { trades, unsold } = await drawTrades(chance, now, casting)
  const numbers = await nextNumbers(tx, 'trade_numbers', trades.length)
  const sold = await giveSellers(
    tx,
    chance,
    trades.map((trade, index) => ({
      ...trade,
      number: tradeNumber(trade.createdAt.getUTCFullYear(), numbers[index]!),
    })),
    owners,
  )
  await furnishOwnCustomers(tx, context, owners)

  await saveDemoPhotos(files)
  await saveOffers(tx, [...trades.flatMap(({ items }) => items.map(({ offer }) => offer)), ...unsold])
  const given = new Set<string>()
  await insertAll(
    tx,
    gather([sold.rows, ...sold.trades.map((trade) => rowsOf(trade, context, given)), demoErrors(now)]),
  )
  const messages = demoMessages(now, await nextNumbers(tx, 'contact_numbers', DEMO_MESSAGES), sold.trades)
  const newsletter = demoNewsletter(chanceOf(SEED), { now, vault, countries })
  await insertAll(tx, gather([messages, demoPartner(now), demoReviews(sold.trades, context), newsletter]))
  await seedDemoPlaces(tx, now)
  await seedPayouts(tx, context, sold.trades)
  const asked = await clarificationLetters(tx, context, sold.trades)
  await insertAll(tx, { letters: [...asked, ...(await recentLetters(tx, context, sold.trades))] })
  for (const { id } of sold.trades.filter((trade) => !hasDocuments(trade, now))) {
    const job: ShippingDocumentsJob = { tradeId: id }
    await jobs.enqueue(SEND_SHIPPING_DOCUMENTS, job, { within: tx })
  }
}

async function seedPayouts(tx: Transaction, context: DemoContext, trades: readonly NumberedTrade[]): Promise<void> {
  const payouts = trades.flatMap(payoutsOf).toSorted((a, b) => a.sentAt.getTime() - b.sentAt.getTime())
  const serials = {
    payouts: await nextNumbers(tx, 'payout_numbers', payouts.length),
    batches: await nextNumbers(tx, 'payout_batch_numbers', payouts.length),
  }
  const rows = payoutRows(payouts, serials, context)
  await insertAll(tx, { ...rows, seller_identities: trades.flatMap((trade) => identityRows(trade, context)) })
  await issueDemoReceipts(tx, context, payouts, rows.payouts ?? [])
}

/** Each country draws by itself, so that all can be asked at once and still come out the same. */
async function openStocks(engines: Needs, countries: Storefronts['countries']) {
  const opened = Object.values(countries).map(
    async (country, index) => [country.code, await openStock(engines, country, chanceOf(SEED + index))] as const,
  )
  return new Map<CountryCode, Stock>(await Promise.all(opened))
}

/** As many stories as there shall be trades: each at least once if there is room, the others in the proportions of the table. */
const castOf = (count: number): Story[] => {
  const all = stories.flatMap((story) => Array.from({ length: story.times }, () => story))
  const left = Math.max(0, count - stories.length)
  const others = Array.from({ length: left }, (_, index) => all[Math.floor((index * all.length) / left)]!)
  return [...stories, ...others].slice(0, count)
}

/** The demo's own customers have sold so much at most: the office shall not look as if they were alone. */
const OWN_SHARE = 1 / 4

/** Where something is sold and what becomes of it: by the demo's own customers, and by all others. */
function castingOf(
  chance: Chance,
  stocks: ReadonlyMap<CountryCode, Stock>,
  { countries, owners, count }: Pick<Storefronts, 'countries'> & { owners: readonly OwnCustomer[]; count: number },
): Casting[] {
  const marketOf = (code: CountryCode) => ({ country: countries[code], stock: stocks.get(code)! })
  const served = owners.slice(0, Math.floor((count * OWN_SHARE) / ownStories.length))
  const own = served.flatMap((owner) =>
    ownStories.map(([story, ...others]) => ({ ...marketOf(owner.country), story: story!, others })),
  )
  const markets = Object.values(countries).flatMap(({ code, demo }) => Array.from({ length: demo.trades }, () => code))
  return [...own, ...castOf(count - own.length).map((story) => ({ ...marketOf(chance.pick(markets)), story }))]
}

async function drawTrades(chance: Chance, now: Date, casting: readonly Casting[]) {
  const trades: DemoTrade[] = []
  const unsold: Offer[] = []
  for (const cast of casting) {
    const trade = await drawTrade(chance, now, cast)
    trades.push(trade)
    unsold.push(...(await drawUnsold(chance, now, trade, cast.stock)))
  }
  return { trades: trades.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()), unsold }
}

/** The demo's own customer can print what he still has to send. */
const hasDocuments = ({ createdAt, items, isOwn }: DemoTrade, now: Date): boolean =>
  items.some(({ life }) => life.events.length > 0) ||
  (!isOwn && now.getTime() - createdAt.getTime() > FRESH_MILLISECONDS)

function rowsOf(trade: NumberedTrade, context: DemoContext, trackingNumbers: Set<string>): Rows {
  const pictures = new Map<string, Row[]>(trade.items.map((item) => [item.id, photoRows(item, context)]))
  const photos = new Map([...pictures].map(([id, rows]) => [id, rows.map((row) => String(row['id']))]))
  const parcels = parcelsOf(trade, photos, trackingNumbers)
  const isAnnounced = hasDocuments(trade, context.now)
  return gather([
    {
      trades: [tradeRow(trade, context)],
      trade_items: itemRows(trade, context),
      item_photos: [...pictures.values()].flat(),
    },
    eventRows(trade, parcels, context, isAnnounced),
    parcelRows(trade, parcels, isAnnounced),
    inspectionRows(trade, photos, context),
  ])
}
