import { sendAtOnce, type Told } from './at-once.ts'
import type { Ledger, Promised, Submission } from './ledger.ts'
import { asPage } from './stock.ts'

/** Every submission goes to the next of the shops, all at the same moment; whom a busy shop asks to come back, comes back. */
export async function sellAtOnce(
  ports: readonly number[],
  ledger: Ledger,
  submissions: readonly Submission[],
): Promise<Told[]> {
  const requests = submissions.map(({ key, cookie, body }, index) => ({
    port: ports[index % ports.length]!,
    path: '/api/trades',
    options: asPage(body, { cookie, 'idempotency-key': key }),
  }))
  const told = await sendAtOnce(requests)
  for (const [index, request] of requests.entries()) {
    while (told[index]!.status === 503) [told[index]] = (await sendAtOnce([request])) as [Told]
  }
  told.forEach(({ status, body }, index) => {
    if (status < 300) ledger.acknowledge(submissions[index]!.key, JSON.parse(body) as Promised)
  })
  return told
}

export const statusesOf = (told: readonly Told[]): number[] => told.map(({ status }) => status).toSorted()
