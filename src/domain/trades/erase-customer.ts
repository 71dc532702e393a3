import { holdCustomerData } from '#domain/accounts/customer-data.ts'
import { erasePerson } from '#domain/accounts/erase-person.ts'
import type { Caller } from '#domain/accounts/find-caller.ts'
import { eraseMessages } from '#domain/contact/forget-messages.ts'
import type { Engines } from '#engines/engines.ts'
import { dropLetters, eraseSellers, eraseVoucherUses, openTradesOf, takeLabels } from './erasure-store.ts'
import { sealNobody } from './sealed-payee.ts'
import { formatTradeNumber } from './trade-number.ts'

/** Finishes what was begun, if nobody asked for the second step. */
export const FINISH_LEAVING = 'finish-leaving'

export type FinishLeavingJob = { accountId: string; country: string; labels: string[] }

/** Long enough that the browser's own second step comes first. */
const FINISH_AFTER_SECONDS = 300

export type EraseResult = { ok: true } | { ok: false; reason: 'open-trades' }

/**
 * Forgets a customer: person, address, accounts, letters and labels. Trades that have come to their end are kept without
 * him, because the books need them. Everything at once, or nothing; asking again changes nothing.
 */
export async function eraseCustomer(
  { db, files, jobs, vault, now }: Pick<Engines, 'db' | 'files' | 'jobs' | 'vault' | 'now'>,
  { id: accountId, customerId, email, country }: Caller,
): Promise<EraseResult> {
  if (customerId === null) {
    await eraseMessages(db, email)
    return { ok: true }
  }
  const labels = await db.transaction().execute(async (turn) => {
    // Otherwise somebody could sell while he is being forgotten. Whoever cannot be held is forgotten already.
    if (!(await holdCustomerData(turn, customerId))) return []
    if (await openTradesOf(turn, customerId)) return undefined

    const numbers = await eraseSellers(turn, customerId, sealNobody(vault))
    await eraseVoucherUses(turn, customerId)
    await eraseMessages(turn, email)
    await dropLetters(turn, email, numbers.map(formatTradeNumber))
    const taken = await takeLabels(turn, customerId)
    await erasePerson(turn, customerId, now())
    const job: FinishLeavingJob = { accountId, country, labels: taken }
    await jobs.enqueue(FINISH_LEAVING, job, { within: turn, startAfter: FINISH_AFTER_SECONDS })
    return taken
  })
  if (!labels) return { ok: false, reason: 'open-trades' }

  await Promise.all(labels.map((file) => files.remove(file)))
  return { ok: true }
}
