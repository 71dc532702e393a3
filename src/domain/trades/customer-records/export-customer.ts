import { findIdentities } from '#domain/accounts/login/account-of-identity.ts'
import { findCustomerData } from '#domain/accounts/profile/customer-data.ts'
import type { Caller } from '#domain/accounts/login/find-caller.ts'
import { findSessions } from '#domain/accounts/login/sessions.ts'
import { allPayees } from '#domain/accounts/payees/stored-payee.ts'
import { exportMessages } from '#domain/contact/messages/purge-expired-messages.ts'
import { findSubscriptions } from '#domain/newsletter/purge-expired-subscribers.ts'
import { exportWatches } from '#domain/price-watch/purge-expired-watches.ts'
import type { Engines } from '#engines/engines.ts'
import { casesToExport, lettersToExport, tradesToExport } from './export-store.ts'
import { quotesToExport } from '#domain/trades/sale/quote-traces-store.ts'
import { openPayee } from '#domain/trades/sale/payee/sealed-payee.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'

/** Everything that the shop knows about somebody, for himself: nothing is masked. */
export async function exportCustomer(
  { db, vault, now }: Pick<Engines, 'db' | 'vault' | 'now'>,
  caller: Omit<Caller, 'sessionId' | 'authenticatedAt'>,
) {
  const { id, email, country, locale, customerId } = caller
  const sessions = await findSessions({ db, now }, id)
  const login = {
    id,
    email,
    country,
    locale,
    identities: await findIdentities(db, id),
    sessions: sessions.map(({ id: _, accountId: __, ...session }) => session),
  }
  if (customerId === null) {
    const newsletter = await findSubscriptions({ db, vault }, email)
    const [cases, letters, messages, priceWatches, businessQuotes] = await Promise.all([
      casesToExport(db, null, [email]),
      lettersToExport(db, email),
      exportMessages(db, email),
      exportWatches(db, email),
      quotesToExport(db, email),
    ])
    return { exportedAt: now(), login, newsletter, cases, letters, messages, priceWatches, businessQuotes }
  }
  // Only to the mailbox that he has confirmed: anybody can sell under somebody else's address.
  return { exportedAt: now(), login, ...(await dataOf({ db, vault }, customerId, [email])) }
}

/** The same about somebody without an account; what he typed is all we know. */
export async function exportGuest(
  { db, vault, now }: Pick<Engines, 'db' | 'vault' | 'now'>,
  { customerId, mailboxes }: { customerId: string; mailboxes: readonly string[] },
) {
  return { exportedAt: now(), login: null, ...(await dataOf({ db, vault }, customerId, mailboxes)) }
}

async function dataOf({ db, vault }: Pick<Engines, 'db' | 'vault'>, customerId: string, mailboxes: readonly string[]) {
  const [customer, payees, trades, cases, newsletter, letters, messages, watches, quotes] = await Promise.all([
    findCustomerData(db, customerId),
    allPayees(db, vault, customerId),
    tradesToExport(db, customerId),
    casesToExport(db, customerId, mailboxes),
    Promise.all(mailboxes.map((mailbox) => findSubscriptions({ db, vault }, mailbox))),
    Promise.all(mailboxes.map((mailbox) => lettersToExport(db, mailbox))),
    Promise.all(mailboxes.map((mailbox) => exportMessages(db, mailbox))),
    Promise.all(mailboxes.map((mailbox) => exportWatches(db, mailbox))),
    Promise.all(mailboxes.map((mailbox) => quotesToExport(db, mailbox))),
  ])
  return {
    customer,
    payees,
    newsletter: newsletter.flat(),
    trades: trades.map(({ number, payee, ...trade }) => ({
      number: formatTradeNumber(number),
      ...trade,
      payee: openPayee(vault, payee),
    })),
    cases,
    letters: letters.flat(),
    messages: messages.flat(),
    priceWatches: watches.flat(),
    businessQuotes: quotes.flat(),
  }
}
