import type { Database, Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { Vault } from '#engines/vault/vault.ts'
import type { Country } from '#shop/countries/country.ts'
import { newId } from '#shop/ids.ts'
import type { Shop } from '#shop/shop.ts'
import { addressHash, emailHash, mailboxOf } from './email-hash.ts'
import { isActiveMailbox } from './sign-up/mailbox-store.ts'
import { lockByMailbox, lockOrAdd, updateSubscriber, writeEntry } from './subscriber-store.ts'
import { endSubscription } from './unsubscribe.ts'
import { accountWording } from './wordings.ts'

type Needs = Pick<Engines, 'db' | 'vault' | 'now'>

const mailboxIn = (vault: Vault, country: string, typed: string) => {
  const email = mailboxOf(typed)
  return { country, email, emailHash: emailHash(vault, email) }
}

/** Whether the newsletter of a country goes to a mailbox, wherever it was asked for. */
export const isSubscribed = (db: Database, country: string, email: string): Promise<boolean> =>
  isActiveMailbox(db, country, mailboxOf(email))

/** The owner of a confirmed mailbox wants the newsletter, or none. Saying it again changes nothing. */
export async function switchNewsletter(
  { db, vault, now: clock }: Needs,
  { country }: Shop,
  { email, wanted, address }: { email: string; wanted: boolean; address: string },
): Promise<void> {
  const now = clock()
  const mailbox = mailboxIn(vault, country.code, email)
  await db.transaction().execute(async (tx) => {
    const how = { source: 'account', wording: accountWording(country), address: addressHash(vault, address) } as const
    if (wanted) return join(tx, country, mailbox, how, now)
    const known = await lockByMailbox(tx, mailbox)
    if (known) await endSubscription(tx, vault, known, how, now)
  })
}

async function join(
  tx: Transaction,
  { locale }: Country,
  mailbox: ReturnType<typeof mailboxIn>,
  how: { source: 'account'; wording: string; address: string },
  now: Date,
): Promise<void> {
  const { id, status, emailHash: known } = await lockOrAdd(tx, { ...mailbox, id: newId(now), locale }, now)
  if (status === 'active') return
  const found = { email: mailbox.email, emailHash: known ?? mailbox.emailHash }
  await updateSubscriber(tx, id, { ...found, status: 'active', confirmedAt: now, leftAt: null }, now)
  await writeEntry(tx, { id: newId(now), subscriberId: id, at: now, action: 'confirmed', ...how })
}

/** The newsletter follows its reader to another mailbox, unless that one has said itself what it wants. */
export async function moveSubscription(
  tx: Transaction,
  vault: Vault,
  country: Country,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<void> {
  const old = await lockByMailbox(tx, mailboxIn(vault, country.code, from))
  if (old?.status !== 'active') return
  const how = { source: 'account', wording: accountWording(country), address: null } as const
  const mailbox = mailboxIn(vault, country.code, to)
  if (await lockByMailbox(tx, mailbox)) return endSubscription(tx, vault, old, how, now)

  const { email, emailHash: hash } = mailbox
  await updateSubscriber(tx, old.id, { email, emailHash: hash }, now)
  await writeEntry(tx, { id: newId(now), subscriberId: old.id, at: now, action: 'confirmed', ...how })
}
