import { findCustomerData } from '#domain/accounts/profile/customer-data.ts'
import { findSessions } from '#domain/accounts/login/sessions.ts'
import { findSubscriptions } from '#domain/newsletter/purge-expired-subscribers.ts'
import type { ListPage } from '#domain/lists/list-page.ts'
import type { Engines } from '#engines/engines.ts'
import {
  customerHead,
  customerLines,
  lettersTo,
  type CustomerHead,
  type CustomerLine,
  type CustomerQuery,
} from './customer-records-store.ts'
import { payoutOf } from '#domain/trades/money/payout-of.ts'
import { itemsOf, tradesOfCustomer } from '#domain/trades/trade-reads-store.ts'
import { tradeStatus } from '#domain/trades/lifecycle/trade-status.ts'

export type { CustomerHead, CustomerLine, CustomerSort } from './customer-records-store.ts'

/** Customers by number, mailbox or name; with an empty text all of them. */
export const findCustomers = ({ db }: Pick<Engines, 'db'>, query: CustomerQuery): Promise<ListPage<CustomerLine>> =>
  customerLines(db, query)

export const findCustomerByNumber = async (
  { db }: Pick<Engines, 'db'>,
  text: string,
): Promise<CustomerHead | undefined> => (/^\d{1,15}$/.test(text) ? customerHead(db, Number(text)) : undefined)

/** As many as fit on a page; older ones are found among the trades and letters. */
const SHOWN = 50

/** Everything that the office may see about somebody: accounts to be paid only by what their owner knows them by. */
export async function findCustomerDetails(
  { db, vault, now }: Pick<Engines, 'db' | 'vault' | 'now'>,
  head: CustomerHead,
) {
  const { id, accountId, accountEmail, mailboxes } = head
  const own = [...new Set([...mailboxes, ...(accountEmail ? [accountEmail] : [])])]
  const [data, stored, letters, newsletter, sessions] = await Promise.all([
    findCustomerData(db, id),
    tradesOfCustomer(db, id, { from: 0, most: SHOWN }),
    lettersTo(db, own, SHOWN),
    Promise.all(own.map((mailbox) => findSubscriptions({ db, vault }, mailbox))),
    accountId === null ? [] : findSessions({ db, now }, accountId),
  ])
  const trades = await Promise.all(
    stored.map(async ({ id: tradeId, ...trade }) => {
      const items = await itemsOf(db, tradeId)
      const status = tradeStatus(items.map((item) => item.status))
      return { ...trade, status, payout: payoutOf({ ...trade, items }) }
    }),
  )
  return { data, trades, letters, newsletter: newsletter.flat(), sessions, mailboxes: own }
}

export type CustomerView = Awaited<ReturnType<typeof findCustomerDetails>>
