import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs'

/** One submission a cart: what is sent, by whom, and what has to come of it. */
export type Submission = {
  key: string
  cookie: string
  body: { lines: { offerId: string; quantity: number }[]; seller: { email: string }; voucher: string | null }
  cents: number
  pieces: number
}

/** What the shop has promised. */
export type Promised = { transactionId: number; tradeNumber: string }

export type Ledger = {
  file: string
  submission(submission: Submission): void
  acknowledge(key: string, promised: Promised): void
  close(): void
}

type Line = { submission: Submission } | { key: string; promised: Promised }

/** A witness outside of the shop. Each line is on the disk before anything else happens. */
export function openLedger(file: string): Ledger {
  const descriptor = openSync(file, 'a')
  const write = (line: Line) => {
    writeSync(descriptor, `${JSON.stringify(line)}\n`)
    fdatasyncSync(descriptor)
  }
  return {
    file,
    submission: (submission) => write({ submission }),
    acknowledge: (key, { transactionId, tradeNumber }) => write({ key, promised: { transactionId, tradeNumber } }),
    close: () => closeSync(descriptor),
  }
}

export type Witnessed = { submissions: Submission[]; promised: Map<string, Promised[]> }

export function readLedger(file: string): Witnessed {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  const submissions: Submission[] = []
  const promised: Witnessed['promised'] = new Map()
  for (const text of lines) {
    const line = JSON.parse(text) as Line
    if ('submission' in line) submissions.push(line.submission)
    else promised.set(line.key, [...(promised.get(line.key) ?? []), line.promised])
  }
  return { submissions, promised }
}
