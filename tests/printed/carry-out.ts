import { sql } from 'kysely'
import { beforeAll, expect } from 'vitest'
import { applySettlement } from '#domain/payouts/settlements/apply-settlement.ts'
import { checkBatch } from '#domain/payouts/batches/change-batch.ts'
import { chooseSplitPayout } from '#domain/payouts/batches/decide-payout.ts'
import { findBatches, readBatchFile } from '#domain/payouts/batches/find-batches.ts'
import { prepareBatches } from '#domain/payouts/batches/prepare-batches.ts'
import { releaseBatch } from '#domain/payouts/batches/release-batch.ts'
import { uploadSettlement } from '#domain/payouts/settlements/upload-settlement.ts'
import { findTax } from '#domain/trades/sale/find-tax.ts'
import { tradeCreatedLetter } from '#domain/trades/sale/trade-created-letter.ts'
import { tradeToken } from '#domain/trades/trade-link.ts'
import { formatTradeNumber, itemReference } from '#domain/trades/trade-number.ts'
import type { Trade } from '#domain/trades/trade.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import {
  decidePlanned,
  offeredFor,
  sellPlanned,
  unpackPlanned,
  type Team,
} from '#tests/support/drivers/office/carry-out-plan.ts'
import { hireColleague, seatColleague } from '#tests/support/drivers/office/colleagues.ts'
import { useCustomers, type LoggedIn } from '#tests/support/drivers/customers/customers.ts'
import { camt054 } from '#tests/support/fixtures/bank-files.ts'
import { expectedPaid, expectedTotal, paysFor, type Plan } from '#tests/support/fixtures/planned-trade.ts'
import * as printed from '#tests/support/readers/files/printed-amounts.ts'
import { useShopEngines } from '#tests/support/services/shops/shop-engines.ts'
import { asPerson } from '#tests/support/services/shops/shop-under-test.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'

let customers: ReturnType<typeof useCustomers>
let engines: ReturnType<typeof useShopEngines>
let team: Team
let clerk: { cookie: string }

/** A shop of the file's own in which plans are carried out, and those who do it. */
export function hireTeam(): void {
  // Nobody here waits for labels or for the post, which this shop would make beside the trades.
  customers = useCustomers({ ROLE: 'web' })
  engines = useShopEngines(customers.shop)
  beforeAll(async () => {
    const [worker, witness] = [
      await hireColleague(engines(), 'worker', 'admin'),
      await hireColleague(engines(), 'witness', 'admin'),
    ]
    team = { worker, witness, originals: new Map() }
    clerk = await seatColleague(customers.shop(), 'clerk', 'admin')
  })
}

/** Some at once, as the shop has it on any day, and because this machine has more than one core. */
async function together<Thing>(things: readonly Thing[], work: (thing: Thing) => Promise<unknown>): Promise<void> {
  const waiting = things.values()
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const thing of waiting) await work(thing)
    }),
  )
}

/** A trade on its way through a plan: what is decided so far, which letters were read, what was transferred. */
type Sale = {
  plan: Plan
  seller: LoggedIn
  trade: Trade
  messages: printed.Messages
  decided: Set<number>
  read: Set<string>
  paid: number[]
}

const totalNow = ({ plan, decided }: Sale): number => expectedTotal(plan, (index) => decided.has(index))

/** The letters that were written or rewritten since somebody last looked. */
async function newLetters(sale: Sale): Promise<printed.PrintedLetter[]> {
  const { rows } = await sql<printed.PrintedLetter & { version: string }>`
    select id || md5(text_body) as version, kind, text_body as text, html_body as html, attachments from letters
    where lower(to_address) = lower(${sale.trade.email}) and kind <> 'trade-created'
      and id || md5(text_body) <> all(${[...sale.read]})
    order by created_at, id`.execute(engines().db)
  for (const { version } of rows) sale.read.add(version)
  return rows
}

/** Every letter that speaks of a sum says what the trade pays at that moment. */
async function readLetters(sale: Sale, least: number): Promise<void> {
  const letters = await newLetters(sale)
  expect(letters.length).toBeGreaterThanOrEqual(least)
  for (const letter of letters) {
    const sums = printed.sumsOfLetter(sale.messages, letter)
    if (sums.length > 0 || letter.kind === 'accepted')
      expect(sums, letter.kind).toEqual([totalNow(sale), totalNow(sale)])
  }
}

/** What the trade's own page says. */
export const pageOf = async ({ plan, trade }: Sale): Promise<number | undefined> => {
  const path = `/trade/${tradeToken(engines().vault, trade.id)}`
  return printed.sumOfPage((await customers.ask(plan.country, path, asPerson)).text)
}

const officePageOf = async ({ trade }: Sale): Promise<number | undefined> => {
  const path = `/trades/${formatTradeNumber(trade.number)}`
  return printed.sumOfOfficePage((await customers.shop().visit('office.localhost', path, { headers: clerk })).text)
}

/** What the API tells each seller about all of his trades, by number. */
async function toldByApi(sales: readonly Sale[]): Promise<Map<number, number>> {
  const told = new Map<number, number>()
  for (const seller of new Set(sales.map((sale) => sale.seller))) {
    const answer = await seller.send('GET', '/api/customers/trade_history?itemsPerPage=50')
    for (const [number, payout] of printed.payoutsInHistory(answer.text)) told.set(number, payout)
  }
  return told
}

/** The list of the office, by number. */
async function listed(sales: readonly Sale[]): Promise<Map<number, number>> {
  const ids = sales.map(({ trade }) => trade.id)
  const rows = await engines()
    .db.selectFrom('trades')
    .select(['number', 'payout_cents as cents'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ number, cents: payout }) => [number, payout]))
}

/** The account by its API and the list of the office agree, and so do the pages of those that have changed. */
async function readPages(sales: readonly Sale[], changed: readonly Sale[]): Promise<void> {
  const [told, list] = await Promise.all([toldByApi(sales), listed(sales)])
  for (const sale of sales) {
    const { number } = sale.trade
    expect({ told: told.get(number), list: list.get(number) }).toEqual({ told: totalNow(sale), list: totalNow(sale) })
  }
  await together(changed, async (sale) => expect(await pageOf(sale), 'page').toBe(totalNow(sale)))
}

async function openSale(plan: Plan, seller: LoggedIn): Promise<Sale> {
  const trade = await sellPlanned(engines(), team, plan, seller.customerId)
  const messages = printed.wordsIn(plan.country, plan.business)
  const sale: Sale = { plan, seller, trade, messages, decided: new Set(), read: new Set(), paid: [] }
  const letter = tradeCreatedLetter(shopOf(plan.country), trade, 'a-token', await findTax(engines().db, trade))
  expect(printed.sumsOfLetter(messages, letter)).toEqual([totalNow(sale), totalNow(sale)])
  return sale
}

async function unpack(sale: Sale): Promise<void> {
  await unpackPlanned(engines(), team, sale.trade, sale.plan)
  await readLetters(sale, 1)
  if (sale.plan.split) await chooseSplitPayout(engines(), 'seller', sale.trade)
}

const choices = ['accept', 'return', 'recycle'] as const

/** Before he answers, the seller reads in the letter and on the page what each answer comes to. */
async function readQuestion(sale: Sale, index: number, path: string): Promise<void> {
  const { plan, messages } = sale
  const after = (choice: (typeof choices)[number]) => {
    const device = plan.devices[index]!
    const fate = choice === 'accept' ? ('lower' as const) : ('returned' as const)
    const devices = plan.devices.with(index, { ...device, fate, final: offeredFor(device) })
    return expectedTotal({ ...plan, devices }, (each) => each === index || sale.decided.has(each))
  }
  const letter = (await newLetters(sale)).find(({ kind }) => kind === 'clarification')
  const { text: page } = await customers.ask(plan.country, path, asPerson)
  for (const choice of choices) {
    expect([...printed.sumsOfChoice(messages, letter!, choice), printed.sumOnQuestion(page, choice)], choice).toEqual(
      Array(3).fill(after(choice)),
    )
  }
}

async function decide(sale: Sale, isLate: boolean): Promise<void> {
  const { plan, trade } = sale
  for (const [index, { late }] of plan.devices.entries()) {
    if ((late && plan.split) !== isLate) continue
    await decidePlanned(engines(), team, { plan, trade, index }, ({ path }) => readQuestion(sale, index, path))
    sale.decided.add(index)
    await readLetters(sale, 1)
  }
}

/** By number of the payout: whose it is. */
async function tradesOfPayouts(numbers: readonly string[]): Promise<Map<string, string>> {
  const payouts = engines().db.selectFrom('payouts').select(['number', 'trade_id as id']).where('number', 'in', numbers)
  return new Map((await payouts.execute()).map(({ number, id }) => [number, id]))
}

/** Pays whatever can be paid, reads the files, and settles what they say. */
async function payAll(sales: readonly Sale[]): Promise<void> {
  const worker = { ...team.worker, authenticatedAt: new Date() }
  const witness = { ...team.witness, authenticatedAt: new Date() }
  await prepareBatches(engines(), storefronts, worker)
  for (const { number } of (await findBatches(engines(), 'proposed', { limit: 1_000 })).rows) {
    await checkBatch(engines(), worker, number)
    expect(await releaseBatch(engines(), storefronts, witness, number)).toEqual({ ok: true })
    const file = await readBatchFile(engines(), number)
    const transfers = file ? printed.transfersIn(file) : []
    if (transfers.length === 0) continue
    const tradeIds = await tradesOfPayouts(transfers.map(([payout]) => payout))
    for (const [payout, amount] of transfers) {
      sales.find(({ trade }) => trade.id === tradeIds.get(payout))!.paid.push(amount)
    }
    const lines = transfers.map(([payout, amount]) => ({ payout, cents: amount }))
    const head = 'Reference ID,Status,Amount,Transaction ID\n'
    const rows = lines.map((line) => `${line.payout},Completed,${(line.cents / 100).toFixed(2)},TX-${line.payout}\n`)
    const text = file!.name.endsWith('.csv') ? head + rows.join('') : camt054(lines)
    const uploaded = await uploadSettlement(engines(), worker, { name: 'bank', bytes: Buffer.from(text) })
    if (!uploaded.ok) throw new Error(uploaded.reason)
    await applySettlement(engines(), storefronts, worker, uploaded.id)
  }
}

/** The bank, the receipt and the letter about the money say the same, and all of them together what was expected. */
async function readMoney(sale: Sale): Promise<void> {
  const { plan, decided, messages } = sale
  const isReady = plan.split || decided.size === plan.devices.length
  const expected = isReady ? expectedPaid(plan, (index) => decided.has(index)) : 0
  const before = sale.paid.length
  const letters = (await newLetters(sale)).filter(({ kind }) => kind === 'paid')
  const sums = letters.map((letter) => [
    ...printed.sumsOfLetter(messages, letter),
    printed.sumOfReceipt(messages, letter),
  ])
  const transferred = sale.paid.slice(before - letters.filter((_, index) => sums[index]![0] !== 0).length)

  expect(
    sale.paid.reduce((sum, each) => sum + each, 0),
    'the bank',
  ).toBe(expected)
  expect(
    sums.filter(([sum]) => sum !== 0),
    'letter and receipt',
  ).toEqual(transferred.map((sum) => [sum, sum, sum]))
}

/** The French register says of every device what was paid for it. */
async function readRegister(sales: readonly Sale[]): Promise<void> {
  const { text } = await customers.shop().visit('office.localhost', '/register/export', { headers: clerk })
  const prices = printed.pricesInRegister(text)
  for (const { plan, trade, decided } of sales) {
    if (plan.country !== 'fr') continue
    const expected = plan.devices.flatMap((device, index) => (decided.has(index) ? (paysFor(device, true) ?? []) : []))
    const found = trade.items.flatMap(({ position }) => prices.get(itemReference(trade.number, position)) ?? [])
    expect(found, 'register').toEqual(expected.map(Number))
  }
}

/** Sells, inspects, decides and pays what the plans say, and reads at every step all that tells a sum. */
export async function carryOut(plans: readonly Plan[]): Promise<Sale[]> {
  const sellers = new Map<CountryCode, LoggedIn>()
  for (const { country } of plans) if (!sellers.has(country)) sellers.set(country, await customers.loggedIn(country))
  const sales: Sale[] = []
  await together(plans, async (plan) => sales.push(await openSale(plan, sellers.get(plan.country)!)))
  await readPages(sales, sales)
  await together(sales, unpack)
  for (const isLate of [false, true]) {
    const changed = sales.filter(({ plan }) => !isLate || (plan.split && plan.devices.some(({ late }) => late)))
    await together(changed, (sale) => decide(sale, isLate))
    await payAll(sales)
    await together(sales, readMoney)
    await readPages(sales, changed)
  }
  await readRegister(sales)
  const some = sales.filter((_, index) => index % 5 === 0)
  await together(some, async (sale) => expect(await officePageOf(sale), 'office').toBe(totalNow(sale)))
  return sales
}
