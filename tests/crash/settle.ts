import { Client } from 'pg'
import type { Ledger, Promised, Submission } from './ledger.ts'
import type { Sale } from './sell-side-by-side.ts'
import { sendSubmission, type Visit } from './stock.ts'

export type Settled = {
  /** Submissions without an answer that had become a trade all the same. */
  written: number
  complaints: string[]
}

/** So many of the acknowledged are asked for a second time. */
const SAMPLE = 3

/** After the shop is back: what is open is sent again, and what was promised still holds. */
export async function settle(visit: Visit, databaseUrl: string, ledger: Ledger, sale: Sale): Promise<Settled> {
  const before = await numbersOf(databaseUrl, sale.open)
  const complaints: string[] = []
  await Promise.all([
    ...sale.open.map((submission) => sendAgain(visit, ledger, submission, before.get(submission.key), complaints)),
    ...sale.acknowledged.slice(-SAMPLE).map((submission) => sendAgain(visit, ledger, submission, 'any', complaints)),
  ])
  return { written: before.size, complaints }
}

/** Twice: the second answer must be the first one, word for word. */
async function sendAgain(
  visit: Visit,
  ledger: Ledger,
  submission: Submission,
  before: number | 'any' | undefined,
  complaints: string[],
): Promise<void> {
  const first = await sendSubmission(visit, submission)
  const second = await sendSubmission(visit, submission)
  const complain = (what: string) =>
    complaints.push(`${submission.key}: ${what} (${first.status} ${first.text.slice(0, 200)})`)
  if (first.status !== (before === undefined ? 201 : 200)) complain(`I3 was ${before ?? 'nothing'} before`)
  if (second.status !== 200 || second.text !== first.text) complain(`I3 a second answer differs: ${second.text}`)
  if (first.status !== 201 && first.status !== 200) return
  const promised = first.json<Promised>()
  if (typeof before === 'number' && promised.transactionId !== before) complain(`I3 was trade ${before} before`)
  ledger.acknowledge(submission.key, promised)
}

/** The trades that exist already, by key. */
async function numbersOf(databaseUrl: string, submissions: readonly Submission[]): Promise<Map<string, number>> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ key: string; number: number }>(
    'select request_key as key, number::float8 as number from trades where request_key = any($1)',
    [submissions.map(({ key }) => key)],
  )
  await client.end()
  return new Map(rows.map(({ key, number }) => [key, number]))
}
