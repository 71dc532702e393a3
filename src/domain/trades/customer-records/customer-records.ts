import { addressFields } from '#domain/accounts/profile/customer.ts'
import { lockCustomerData } from '#domain/accounts/profile/customer-data.ts'
import { readSellerFields, type Problems, type Seller } from '#domain/accounts/profile/seller.ts'
import { shopInLanguage } from '#domain/accounts/registration/shop-in-language.ts'
import { hideSecretLinks } from '#domain/letters/hide-secret-links.ts'
import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { Storefronts } from '#shop/shop.ts'
import { correctOpenTrades } from './customer-records-store.ts'
import { eraseCustomerRecords } from './erase-customer.ts'
import { exportCustomer, exportGuest } from './export-customer.ts'
import type { CustomerHead } from './find-customers.ts'
import { notifyNewMailbox } from './notify-new-mailbox.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'

type Needs = Pick<Engines, 'db' | 'announcements' | 'files' | 'jobs' | 'vault' | 'now'>

export type RecordsRefusal =
  | 'not-yours-to-do'
  | 'reason-missing'
  | 'not-confirmed'
  | 'open-trades'
  | 'already-erased'
  | 'nothing-open'

export type RecordsResult = { ok: true } | { ok: false; reason: RecordsRefusal }

const MIN_REASON_LENGTH = 3

const subjectOf = ({ number }: Pick<CustomerHead, 'number'>): string => `customer ${number}`

/** All that we know about somebody, for himself. Who asked for it is on record, and cannot use the links of his letters. */
export async function exportRecords(
  engines: Needs,
  colleague: Colleague,
  head: CustomerHead,
): Promise<{ ok: true; data: object } | { ok: false; reason: RecordsRefusal }> {
  if (!may(colleague, 'customers.change')) return { ok: false, reason: 'not-yours-to-do' }
  if (head.erasedAt) return { ok: false, reason: 'already-erased' }
  const { id: customerId, accountId, accountEmail, country, locale, mailboxes } = head
  const now = engines.now()
  const data =
    accountId === null || accountEmail === null
      ? await exportGuest(engines, { customerId, mailboxes })
      : await exportCustomer(engines, { id: accountId, email: accountEmail, country, locale: locale ?? '', customerId })
  await engines.db
    .transaction()
    .execute((tx) =>
      writeAudit(
        tx,
        colleague,
        { action: 'customer.export', subject: subjectOf(head), before: null, after: null },
        now,
      ),
    )
  if (may(colleague, 'letters.secrets') || !('letters' in data)) return { ok: true, data }
  const letters = data.letters.map((letter) => ({ ...letter, text: hideSecretLinks(letter.text) }))
  return { ok: true, data: { ...data, letters } }
}

/** Somebody asked us to be forgotten. The number is typed once more, because nothing brings him back. */
export async function eraseRecords(
  engines: Needs,
  colleague: Colleague,
  head: CustomerHead,
  { reason, confirmation }: { reason: string; confirmation: string },
): Promise<RecordsResult> {
  if (!may(colleague, 'customers.change')) return { ok: false, reason: 'not-yours-to-do' }
  if (head.erasedAt) return { ok: false, reason: 'already-erased' }
  if (reason.trim().length < MIN_REASON_LENGTH) return { ok: false, reason: 'reason-missing' }
  if (confirmation.trim() !== String(head.number)) return { ok: false, reason: 'not-confirmed' }
  const { id: customerId, accountId, country, mailboxes, accountEmail } = head
  const accountDeletion = { customerId, accountId, country, mailboxes: accountEmail ? [accountEmail] : mailboxes }
  const change = { action: 'customer.erase', subject: subjectOf(head), before: null, after: { reason: reason.trim() } }
  return eraseCustomerRecords(engines, accountDeletion, (tx) => writeAudit(tx, colleague, change, engines.now()))
}

const correctable = ['email', ...addressFields] as const

export type Correction = Pick<Seller, (typeof correctable)[number]>

export type CorrectResult =
  | { ok: true }
  | { ok: false; reason: RecordsRefusal }
  | { ok: false; reason: 'invalid'; problems: Problems<keyof Correction> }

/** Another mailbox or address for everything on its way; the old mailbox hears of the new one. What was paid stays as it was written. */
export async function correctRecords(
  engines: Pick<Engines, 'db' | 'mail' | 'now'>,
  storefronts: Storefronts,
  colleague: Colleague,
  head: CustomerHead,
  form: Readonly<Record<string, unknown>>,
): Promise<CorrectResult> {
  if (!may(colleague, 'customers.change')) return { ok: false, reason: 'not-yours-to-do' }
  if (head.erasedAt) return { ok: false, reason: 'already-erased' }
  const now = engines.now()
  const country = storefronts.countries[head.country as CountryCode]
  const reading = readSellerFields(correctable, country, form, now)
  if (!reading.ok) return { ok: false, reason: 'invalid', problems: reading.problems }

  return engines.db.transaction().execute(async (tx) => {
    if (!(await lockCustomerData(tx, head.id))) return { ok: false, reason: 'already-erased' }
    const changed = await correctOpenTrades(tx, head.id, reading.values)
    if (changed.length === 0) return { ok: false, reason: 'nothing-open' }
    const { email, seller } = changed[0]!
    const before = Object.fromEntries(correctable.map((field) => [field, field === 'email' ? email : seller[field]]))
    const trades = changed.map(({ number }) => formatTradeNumber(number))
    const change = {
      action: 'customer.correct',
      subject: subjectOf(head),
      before,
      after: { ...reading.values, trades },
    }
    await writeAudit(tx, colleague, change, now)
    const shop = shopInLanguage(storefronts, head.country, head.locale ?? '')!
    await notifyNewMailbox(tx, engines, shop, { before: changed, mailbox: reading.values.email })
    return { ok: true }
  })
}
