import { findIdentities } from '#domain/accounts/account-of-identity.ts'
import { findConsents } from '#domain/accounts/consents.ts'
import { findCustomerData } from '#domain/accounts/customer-data.ts'
import type { Caller } from '#domain/accounts/find-caller.ts'
import { findSessions } from '#domain/accounts/sessions.ts'
import { allPayees } from '#domain/accounts/stored-payee.ts'
import { exportMessages } from '#domain/contact/forget-messages.ts'
import type { Engines } from '#engines/engines.ts'
import { lettersToExport, tradesToExport } from './export-store.ts'
import { openPayee } from './sealed-payee.ts'
import { formatTradeNumber } from './trade-number.ts'

/** Everything that the shop knows about somebody, for himself: nothing is masked. */
export async function exportCustomer(
  { db, vault, now }: Pick<Engines, 'db' | 'vault' | 'now'>,
  caller: Caller,
): Promise<object> {
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
  const messages = await exportMessages(db, email)
  if (customerId === null) return { exportedAt: now(), login, messages }

  const [customer, payees, trades, consents] = await Promise.all([
    findCustomerData(db, customerId),
    allPayees(db, vault, customerId),
    tradesToExport(db, customerId),
    findConsents(db, customerId),
  ])
  return {
    exportedAt: now(),
    login,
    customer,
    payees,
    consents: consents.map(({ at, purpose, given, wording }) => ({ at, purpose, given, wording })),
    trades: trades.map(({ number, payee, ...trade }) => ({
      number: formatTradeNumber(number),
      ...trade,
      payee: openPayee(vault, payee),
    })),
    // Only to the mailbox that he has confirmed: anybody can sell under somebody else's address.
    letters: await lettersToExport(db, email),
    messages,
  }
}
