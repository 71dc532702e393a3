import { lockCustomerData } from '#domain/accounts/profile/customer-data.ts'
import { erasePerson } from '#domain/accounts/privacy/erase-person.ts'
import type { Caller } from '#domain/accounts/login/find-caller.ts'
import { eraseMessages } from '#domain/contact/messages/purge-expired-messages.ts'
import { eraseSubscriptions } from '#domain/newsletter/purge-expired-subscribers.ts'
import { eraseWatches } from '#domain/price-watch/purge-expired-watches.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { eraseAudit, eraseCases, eraseCodes, eraseFindings, subjectsOfItems } from './erase-findings-store.ts'
import {
  deleteLetters,
  erasePayoutTraces,
  eraseReviews,
  eraseSellers,
  eraseVoucherUses,
  numberOfCustomer,
  openTradesOf,
  takeLabels,
} from './erasure-store.ts'
import { eraseQuotes } from '#domain/trades/sale/quote-traces-store.ts'
import { sealNobody } from '#domain/trades/sale/payee/sealed-payee.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'

/** Finishes what was begun, if nobody asked for the second step. */
export const FINISH_ACCOUNT_DELETION = 'finish-leaving'

/** Guests have no account. */
export type FinishAccountDeletionJob = { accountId: string | null; country: string; labels: string[] }

/** Long enough that the browser's own second step comes first. */
const FINISH_AFTER_SECONDS = 300

export type EraseResult = { ok: true } | { ok: false; reason: 'open-trades' }

type Needs = Pick<Engines, 'db' | 'announcements' | 'files' | 'jobs' | 'vault' | 'now'>

/** Whoever is to be forgotten. */
export type CustomerErasure = {
  customerId: string
  accountId: string | null
  country: string
  mailboxes: readonly string[]
}

/** Somebody asks to be forgotten. */
export const eraseCustomer = async (
  engines: Needs,
  { id: accountId, customerId, email, country }: Caller,
): Promise<EraseResult> => {
  if (customerId !== null) return eraseCustomerRecords(engines, { customerId, accountId, country, mailboxes: [email] })
  // Who never sold anything may still have written to us, read what we write, or watched a price.
  const files = await engines.db.transaction().execute(async (tx) => {
    await eraseSubscriptions(tx, engines.vault, email)
    await eraseWatches(tx, email)
    await eraseCodes(tx, null, [email])
    const cases = await eraseCases(tx, null, [email])
    await deleteLetters(tx, [email], cases.numbers.map(formatCase))
    const subjects = (await eraseQuotes(tx, null, [email])).map(subjectOfQuote)
    await eraseAudit(tx, [...subjects, ...cases.numbers.map(subjectOfCase)])
    return [...cases.photos, ...(await eraseMessages(tx, email))]
  })
  await Promise.all(files.map((file) => engines.files.remove(file)))
  return { ok: true }
}

const subjectOfQuote = (number: number): string => `business quote ${number}`

/** As the room of cases writes them: C-26-001016. */
const formatCase = (number: number): string => `C${formatTradeNumber(number).slice(1)}`

const subjectOfCase = (number: number): string => `case ${formatCase(number)}`

/**
 * Erases a customer: person, address, accounts, letters, messages, labels, reviews, numbers and photos of his devices, and
 * what colleagues wrote about him. Trades that have come to their end are kept without him, because the books need them. Everything at
 * once, or nothing; asking again changes nothing.
 */
export async function eraseCustomerRecords(
  { db, announcements, files, jobs, vault, now }: Needs,
  { customerId, accountId, country, mailboxes }: CustomerErasure,
  record: (tx: Transaction) => Promise<void> = async () => {},
): Promise<EraseResult> {
  const erased = await db.transaction().execute(async (tx) => {
    // Otherwise somebody could sell while he is being forgotten. Whoever cannot be held is forgotten already.
    if (!(await lockCustomerData(tx, customerId))) return []
    if (await openTradesOf(tx, customerId)) return undefined

    // Names and numbers tell what to look for, as long as they are known.
    await eraseCodes(tx, customerId, mailboxes)
    const numbers = await eraseSellers(tx, customerId, sealNobody(vault))
    await eraseVoucherUses(tx, customerId)
    await erasePayoutTraces(tx, customerId)
    const sent: string[] = []
    if (await eraseReviews(tx, customerId)) await announcements.announce('reviews', tx)
    for (const mailbox of mailboxes) {
      sent.push(...(await eraseMessages(tx, mailbox)))
      await eraseSubscriptions(tx, vault, mailbox)
      await eraseWatches(tx, mailbox)
    }
    const cases = await eraseCases(tx, customerId, mailboxes)
    await deleteLetters(tx, mailboxes, [...numbers.map(formatTradeNumber), ...cases.numbers.map(formatCase)])
    const found = [...cases.photos, ...(await eraseFindings(tx, customerId))]
    const taken = [...sent, ...(await takeLabels(tx, customerId)), ...found]
    const subjects = [
      ...numbers.flatMap((number) => [`trade ${number}`, `trade ${formatTradeNumber(number)}`]),
      ...(await eraseQuotes(tx, customerId, mailboxes)).map(subjectOfQuote),
      ...cases.numbers.map(subjectOfCase),
      ...(await subjectsOfItems(tx, customerId)),
    ]
    await eraseAudit(tx, [`customer ${await numberOfCustomer(tx, customerId)}`, ...subjects])
    await erasePerson(tx, customerId, now())
    await record(tx)
    const job: FinishAccountDeletionJob = { accountId, country, labels: taken }
    await jobs.enqueue(FINISH_ACCOUNT_DELETION, job, { within: tx, startAfter: FINISH_AFTER_SECONDS })
    return taken
  })
  if (!erased) return { ok: false, reason: 'open-trades' }

  await Promise.all(erased.map((file) => files.remove(file)))
  return { ok: true }
}
