import type { Engines } from '#engines/engines.ts'
import { emailHash } from './email-hash.ts'
import type { Subscriber } from './subscriber.ts'
import { activeSubscribers, countByStatus, giveHash, subscriberByHash, type SubscriberRow } from './subscriber-store.ts'

type Needs = Pick<Engines, 'db' | 'vault'>

/** Those who get the newsletter of a country, some at a time: the last id says where to go on. */
export async function findActive(
  { db, vault }: Needs,
  country: string,
  { after, most = 500 }: { after?: string | undefined; most?: number } = {},
): Promise<Subscriber[]> {
  const rows = await activeSubscribers(db, country, { after, most })
  const found: Subscriber[] = []
  for (const row of rows) {
    const email = row.email ?? ''
    const hash = row.emailHash ?? emailHash(vault, email)
    if (row.emailHash === null) await giveHash(db, row.id, hash)
    found.push({ ...shown(row), email, emailHash: hash })
  }
  return found
}

const shown = ({ id, country, locale, salutation, firstName, birthday, interests }: SubscriberRow) => ({
  id,
  country,
  locale,
  salutation,
  firstName,
  birthday,
  interests,
})

/** How many get the newsletter of a country. */
export const countActive = ({ db }: Pick<Engines, 'db'>, country: string): Promise<number> =>
  countByStatus(db, country, 'active')

/** How things stand with the mailbox behind a link, or nothing if it belongs to none. */
export const statusOfHash = async (
  { db }: Pick<Engines, 'db'>,
  country: string,
  hash: string,
): Promise<SubscriberRow['status'] | undefined> => (await subscriberByHash(db, country, hash.toLowerCase()))?.status
