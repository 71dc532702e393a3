import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '#tests/support/drivers/customers/visit.ts'
import type { Ledger, Promised, Submission } from './ledger.ts'
import { sendSubmission, type Stock, type Visit } from './stock.ts'

/** What became of the submissions of one round. */
export type Sale = {
  acknowledged: Submission[]
  /** Sent, but nobody knows what became of them. */
  open: Submission[]
  /** Requests that were cut off without an answer. */
  cut: number
  /** Requests that were asked to come back later. */
  later: number
  /** Answers that nobody should get. */
  refused: string[]
  slowestMilliseconds: number
}

/** Longer than any answer may take: whoever waits so long was forgotten. */
const FORGOTTEN = 120_000
const PAUSE = 30

const isLater = ({ status, headers }: Answer): boolean => status === 503 && Number(headers['retry-after']) > 0

/** Several visitors sell cart after cart, each as soon as he can, until `end` says so. */
export function sellSideBySide(visit: Visit, stock: Stock, ledger: Ledger, lanes: number) {
  const sale: Sale = { acknowledged: [], open: [], cut: 0, later: 0, refused: [], slowestMilliseconds: 0 }
  let over = false

  /** Asks again while he is told to come back later, as a patient visitor does. */
  async function sell(submission: Submission): Promise<void> {
    ledger.submission(submission)
    while (!over) {
      const started = performance.now()
      const answer = await answerOrSilence(sendSubmission(visit, submission))
      sale.slowestMilliseconds = Math.max(sale.slowestMilliseconds, performance.now() - started)
      if (answer === 'silence') {
        sale.cut += 1
        await sleep(PAUSE)
        break
      }
      if (answer.status === 201 || answer.status === 200) {
        ledger.acknowledge(submission.key, answer.json<Promised>())
        sale.acknowledged.push(submission)
        return
      }
      if (!isLater(answer)) {
        sale.refused.push(`${answer.status} ${answer.text.slice(0, 200)}`)
        break
      }
      sale.later += 1
      await sleep(PAUSE)
    }
    sale.open.push(submission)
  }

  const all = Promise.all(
    Array.from({ length: lanes }, async () => {
      while (!over) await sell(stock.take())
    }),
  )
  return {
    /** Everything is warm and under way. */
    async firstSold(): Promise<void> {
      while (sale.acknowledged.length === 0) await sleep(5)
    },
    async end(): Promise<Sale> {
      over = true
      await all
      return sale
    },
  }
}

async function answerOrSilence(asked: Promise<Answer>): Promise<Answer | 'silence'> {
  const waiting = new AbortController()
  const forgotten = sleep(FORGOTTEN, 'forgotten' as const, { signal: waiting.signal }).catch(() => 'forgotten' as const)
  const answer = await Promise.race([asked.catch(() => 'silence' as const), forgotten])
  waiting.abort()
  if (answer === 'forgotten') throw new Error('A request got no answer at all.')
  return answer
}
