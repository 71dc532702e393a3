import { setTimeout as sleep } from 'node:timers/promises'
import { runs } from '#tests/support/limits/runs.ts'
import { checkBooks } from './check-books.ts'
import { readLedger, type Ledger } from './ledger.ts'
import { sellSideBySide } from './sell-side-by-side.ts'
import { settle } from './settle.ts'
import type { Stock, Visit } from './stock.ts'

/** What is destroyed in the middle of a sale, and how it comes back. */
export type Disaster = {
  databaseUrl: string
  visit: Visit
  /** The shop itself goes on, so visitors do not go away. */
  shopStays: boolean
  strike(): Promise<void>
  recover(): Promise<void>
}

export type Tally = {
  rounds: number
  acknowledged: number
  cut: number
  later: number
  /** Sent again after the disaster. */
  retried: number
  /** Of these: had become a trade although nobody heard of it. */
  written: number
  slowestRecovery: number
  slowestAnswer: number
  complaints: string[]
}

const EARLIEST = 20
const LATEST = 700
/** More than a round can sell. */
const CARTS = 1_200

/** As asked for on the command line, else few enough for every day. */
export const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? runs(2, 100))

/** A part of the rounds, for disasters that take longer. */
export const share = (quick: number, all: number): number => Math.ceil(ROUNDS * runs(quick, all))

export const patience = (rounds: number): number => 600_000 + rounds * 60_000

/** Round after round: sell, strike at a random moment, recover, send again, and compare the books at the end. */
export async function runRounds(disaster: Disaster, stock: Stock, ledger: Ledger, rounds: number): Promise<Tally> {
  const tally: Tally = {
    rounds,
    acknowledged: 0,
    cut: 0,
    later: 0,
    retried: 0,
    written: 0,
    slowestRecovery: 0,
    slowestAnswer: 0,
    complaints: [],
  }
  for (let round = 0; round < rounds; round += 1) await runRound(disaster, stock, ledger, tally, round % 2 === 0)
  tally.complaints.push(...(await checkBooks(disaster.databaseUrl, readLedger(ledger.file))))
  return tally
}

async function runRound(
  disaster: Disaster,
  stock: Stock,
  ledger: Ledger,
  tally: Tally,
  whenWarm: boolean,
): Promise<void> {
  const { visit, databaseUrl } = disaster
  await stock.fill(CARTS)
  const lanes = 4 + Math.floor(Math.random() * 5)
  const selling = sellSideBySide(visit, stock, ledger, lanes)
  // The very first trade of a process does more than the others: it is hit in every second round.
  if (whenWarm) await selling.firstSold()
  await sleep(EARLIEST + Math.random() * (LATEST - EARLIEST))
  await disaster.strike()
  const started = performance.now()
  if (!disaster.shopStays) await selling.end()
  await disaster.recover()
  tally.slowestRecovery = Math.max(tally.slowestRecovery, performance.now() - started)
  const sale = await selling.end()
  const { written, complaints } = await settle(visit, databaseUrl, ledger, sale)

  tally.acknowledged += sale.acknowledged.length
  tally.cut += sale.cut
  tally.later += sale.later
  tally.retried += sale.open.length
  tally.written += written
  tally.slowestAnswer = Math.max(tally.slowestAnswer, sale.slowestMilliseconds)
  tally.complaints.push(...complaints, ...sale.refused)
}

export function printTally(title: string, { complaints, ...tally }: Tally): void {
  const numbers = Object.entries(tally).map(([name, value]) => `${name} ${Math.round(value)}`)
  console.info(`${title}: ${numbers.join(', ')}, complaints ${complaints.length}`)
}
