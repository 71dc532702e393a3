import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { applySettlement } from '#domain/payouts/apply-settlement.ts'
import { checkBatch } from '#domain/payouts/change-batch.ts'
import { chooseSplitPayout } from '#domain/payouts/decide-payout.ts'
import { findBatches, readBatchFile } from '#domain/payouts/find-batches.ts'
import { prepareBatches } from '#domain/payouts/prepare-batches.ts'
import { releaseBatch } from '#domain/payouts/release-batch.ts'
import { uploadSettlement } from '#domain/payouts/upload-settlement.ts'
import { findTradesOfCustomer } from '#domain/trades/find-trades-of-customer.ts'
import { findTax } from '#domain/trades/find-tax.ts'
import { tradeCreatedLetter } from '#domain/trades/trade-created-letter.ts'
import { tradeToken } from '#domain/trades/trade-link.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { cents } from '#shop/money.ts'
import { decidePlanned, offeredFor, sellPlanned, unpackPlanned, type Team } from '../carry-out-plan.ts'
import { hireColleague } from '../colleagues.ts'
import { camt054 } from '../payout-desk.ts'
import { anyPlan, expectedPaid, expectedTotal, type Plan } from '../planned-trade.ts'
import * as printed from '../printed-amounts.ts'
import { runs } from '../runs.ts'
import { useSalesDesk } from '../sales-desk.ts'
import { useShopEngines } from '../shop-engines.ts'
import { asPerson } from '../shop-under-test.ts'
import { shopOf } from '../sold-trade.ts'
import { storefronts } from '../storefronts.ts'

const desk = useSalesDesk()
const engines = useShopEngines(desk.shop)
let team: Team

beforeAll(async () => {
  const [worker, witness] = [
    await hireColleague(engines(), 'worker', 'admin'),
    await hireColleague(engines(), 'witness', 'admin'),
  ]
  team = { worker, witness }
})

/** A trade on its way through a plan: what is decided so far, which letters were read, what was transferred. */
type Sale = {
  plan: Plan
  trade: Trade
  words: printed.Words
  decided: Set<number>
  read: Map<string, string>
  paid: number[]
}

const totalNow = ({ plan, decided }: Sale): number => expectedTotal(plan, (index) => decided.has(index))

/** The letters that were written or rewritten since somebody last looked. */
async function newLetters(sale: Sale): Promise<printed.PrintedLetter[]> {
  const { rows } = await sql<printed.PrintedLetter & { id: string }>`
    select id, kind, text_body as text, html_body as html, attachments from letters
    where lower(to_address) = lower(${sale.trade.email}) and kind <> 'trade-created'
    order by created_at, id`.execute(engines().db)
  const unread = rows.filter(({ id, text }) => sale.read.get(id) !== text)
  for (const { id, text } of unread) sale.read.set(id, text)
  return unread
}

/** Every letter that speaks of a sum says what the trade pays at that moment. */
async function readLetters(sale: Sale, least: number): Promise<void> {
  const letters = await newLetters(sale)
  expect(letters.length).toBeGreaterThanOrEqual(least)
  for (const letter of letters) {
    const sums = printed.sumsOfLetter(sale.words, letter)
    if (sums.length > 0 || letter.kind === 'accepted')
      expect(sums, letter.kind).toEqual([totalNow(sale), totalNow(sale)])
  }
}

const pageOf = async ({ plan, trade }: Sale): Promise<number | undefined> => {
  const path = `/trade/${tradeToken(engines().vault, trade.id)}`
  return printed.sumOfPage((await desk.ask(plan.country, path, asPerson)).text)
}

/** The page, the list of the office and the account agree. */
async function readPages(sale: Sale): Promise<void> {
  const { db } = engines()
  const { rows } = await sql<{ customerId: string; listed: number }>`
    select customer_id as "customerId", payout_cents as listed from trades where id = ${sale.trade.id}`.execute(db)
  const { customerId, listed } = rows[0]!
  const { trades } = await findTradesOfCustomer(engines(), customerId, { page: 1, itemsPerPage: 1 })
  expect({ page: await pageOf(sale), listed, account: trades[0]!.payout.total }).toEqual({
    page: totalNow(sale),
    listed: totalNow(sale),
    account: totalNow(sale),
  })
}

async function openSale(plan: Plan): Promise<Sale> {
  const trade = await sellPlanned(engines(), team, plan)
  const words = printed.wordsIn(plan.country, plan.business)
  const sale: Sale = { plan, trade, words, decided: new Set(), read: new Map(), paid: [] }
  const letter = tradeCreatedLetter(shopOf(plan.country), trade, 'a-token', await findTax(engines().db, trade))
  expect(printed.sumsOfLetter(words, letter)).toEqual([totalNow(sale), totalNow(sale)])
  await readPages(sale)
  await unpackPlanned(engines(), team, trade, plan)
  await readLetters(sale, 1)
  if (plan.split) await chooseSplitPayout(engines(), 'seller', trade)
  return sale
}

const choices = ['accept', 'return', 'recycle'] as const

/** Before he answers, the seller reads in the letter and on the page what each answer comes to. */
async function readQuestion(sale: Sale, index: number, path: string): Promise<void> {
  const { plan, words } = sale
  const after = (choice: (typeof choices)[number]) => {
    const device = plan.devices[index]!
    const fate = choice === 'accept' ? ('lower' as const) : ('returned' as const)
    const devices = plan.devices.with(index, { ...device, fate, final: offeredFor(device) })
    return expectedTotal({ ...plan, devices }, (each) => each === index || sale.decided.has(each))
  }
  const letter = (await newLetters(sale)).find(({ kind }) => kind === 'clarification')
  const { text: page } = await desk.ask(plan.country, path, asPerson)
  for (const choice of choices) {
    expect([...printed.sumsOfChoice(words, letter!, choice), printed.sumOnQuestion(page, choice)], choice).toEqual(
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

/** Pays whatever can be paid, reads the files, and settles what they say. */
async function payAll(sales: readonly Sale[]): Promise<void> {
  const worker = { ...team.worker, provedAt: new Date() }
  const witness = { ...team.witness, provedAt: new Date() }
  await prepareBatches(engines(), storefronts, worker)
  for (const { number } of await findBatches(engines(), 'proposed')) {
    await checkBatch(engines(), worker, number)
    expect(await releaseBatch(engines(), storefronts, witness, number)).toEqual({ ok: true })
    const file = await readBatchFile(engines(), number)
    const transfers = file ? printed.transfersIn(file) : []
    for (const [payout, amount] of transfers) {
      const { rows } = await sql<{ id: string }>`select trade_id as id from payouts where number = ${payout}`.execute(
        engines().db,
      )
      sales.find(({ trade }) => trade.id === rows[0]!.id)!.paid.push(amount)
    }
    if (transfers.length === 0) continue
    const lines = transfers.map(([payout, amount]) => ({ payout, cents: amount }))
    const head = 'Reference ID,Status,Amount,Transaction ID\n'
    const rows = lines.map((line) => `${line.payout},Completed,${(line.cents / 100).toFixed(2)},TX-${line.payout}\n`)
    const text = file!.name.endsWith('.csv') ? head + rows.join('') : camt054(lines)
    const uploaded = await uploadSettlement(engines(), worker, { name: 'bank', text })
    if (!uploaded.ok) throw new Error(uploaded.reason)
    await applySettlement(engines(), storefronts, worker, uploaded.id)
  }
}

/** The bank, the receipt and the letter about the money say the same, and all of them together what was expected. */
async function readMoney(sale: Sale): Promise<void> {
  const { plan, decided, words } = sale
  const isReady = plan.split || decided.size === plan.devices.length
  const expected = isReady ? expectedPaid(plan, (index) => decided.has(index)) : 0
  const before = sale.paid.length
  const letters = (await newLetters(sale)).filter(({ kind }) => kind === 'paid')
  const sums = letters.map((letter) => [...printed.sumsOfLetter(words, letter), printed.sumOfReceipt(words, letter)])
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

async function carryOut(plans: readonly Plan[]): Promise<Sale[]> {
  const sales: Sale[] = []
  for (const plan of plans) sales.push(await openSale(plan))
  for (const isLate of [false, true]) {
    for (const sale of sales) await decide(sale, isLate)
    await payAll(sales)
    for (const sale of sales) {
      await readMoney(sale)
      await readPages(sale)
    }
  }
  return sales
}

describe('F-10 the same amount stands everywhere', () => {
  const plan = (change: Partial<Plan>): Plan => ({
    country: 'at',
    business: false,
    paypal: false,
    split: false,
    voucher: null,
    devices: [],
    ...change,
  })
  const device = (promised: number, fate: Plan['devices'][number]['fate'], final = promised) => ({
    promised: cents(promised),
    final: cents(final),
    fate,
    late: false,
  })

  test('a lower price was accepted, and a voucher of 10 % follows it', async () => {
    const voucher = { kind: 'percent' as const, basisPoints: 1_000, cents: 0, mostCents: null }
    const [sale] = await carryOut([plan({ voucher, devices: [device(18_100, 'lower', 13_300)] })])

    expect(sale!.paid).toEqual([14_630])
    expect(await pageOf(sale!)).toBe(14_630)
  })

  test('one of three devices goes back, and a voucher of 30 € stays', async () => {
    const voucher = { kind: 'fixed' as const, basisPoints: 0, cents: 3_000, mostCents: null }
    const devices = [device(20_000, 'as-described'), device(15_500, 'returned'), device(19_350, 'as-described')]
    const [sale] = await carryOut([plan({ country: 'es', voucher, devices })])

    expect(sale!.paid).toEqual([42_350])
    expect(await pageOf(sale!)).toBe(42_350)
  })

  const ROUND = 20
  test.each(Array.from({ length: runs(1, 250) }, (_, round) => round + 1))(
    'in letters, on pages, on receipts and in files of twenty trades by chance, round %i',
    async (seed) => {
      await carryOut(fc.sample(anyPlan, { numRuns: ROUND, seed }))
    },
  )
})
