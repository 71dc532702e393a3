import { mailboxKey } from '#domain/letters/mailbox-key.ts'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { Engines } from '#engines/engines.ts'
import { isEmailAddress } from '#shop/addresses/email-address.ts'
import { newId } from '#shop/ids.ts'
import type { Shop } from '#shop/shop.ts'
import { findWatched, findWatchedPrice } from './find-watch.ts'
import { mailboxOf, WATCH_DAYS } from './price-watch.ts'
import { confirmLetter } from './price-watch-letters.ts'
import { watchToken } from './price-watch-links.ts'
import { insertWatch } from './price-watch-store.ts'

export type WatchRequest = {
  /** The device, by its address. */
  device: string
  email: string
  /** A field that people do not see. */
  bait: string
  /** Where the visitor's request came from. */
  address: string
}

export type AskForWatchResult =
  | { ok: true }
  | { ok: false; reason: 'no-price' | 'looks-automatic' | 'email-missing' | 'email-invalid' }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }

const HOUR = 60 * 60

/** A family may ask behind one address; more than that is a flood. */
const perAddress = { name: 'price-watch-address', points: 10, seconds: HOUR }

/** Room for a drawer full of devices, and nobody’s mailbox is flooded by others who type its address. */
const perMailbox = { name: 'price-watch-mailbox', points: 5, seconds: HOUR }

type Needs = Pick<Engines, 'db' | 'mail' | 'cache' | 'vault' | 'now'>

/**
 * Asks the mailbox whether it was its owner. The same is done for every mailbox, whatever it watches already: so nobody
 * learns anything from the answer.
 */
export async function askForWatch(
  { db, mail, cache, vault, now: clock }: Needs,
  shop: Shop,
  { device: url, email: typed, bait, address }: WatchRequest,
): Promise<AskForWatchResult> {
  const { country } = shop
  const email = mailboxOf(typed)
  if (email === '') return { ok: false, reason: 'email-missing' }
  if (!isEmailAddress(email)) return { ok: false, reason: 'email-invalid' }
  if (bait !== '') return { ok: false, reason: 'looks-automatic' }
  const device = await findWatched({ db, now: clock }, country, url)
  const price = device && (await findWatchedPrice({ db, now: clock }, country, device.id))
  if (!device || price === undefined) return { ok: false, reason: 'no-price' }
  const visitor = await cache.spend(perAddress, address)
  if (!visitor.allowed) return { ok: false, reason: 'too-many', retryAfterSeconds: visitor.retryAfterSeconds }
  if (!(await cache.spend(perMailbox, mailboxKey(email))).allowed) return { ok: true }

  const now = clock()
  const id = newId(now)
  const wording = translatorFor(country)('priceWatch.consent', { days: WATCH_DAYS })
  const { code, locale } = country
  const watch = {
    id,
    country: code,
    locale,
    email,
    deviceId: device.id,
    referenceCents: price,
    wording,
    createdAt: now,
  }
  await db.transaction().execute(async (tx) => {
    await insertWatch(tx, watch)
    await mail.post(confirmLetter(shop, { email, token: watchToken(vault, id), device }), tx)
  })
  return { ok: true }
}
