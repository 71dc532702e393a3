import { sql } from 'kysely'
import { priceDay } from '#domain/catalogue/prices/price-day.ts'
import { askForWatch } from '#domain/price-watch/ask-for-watch.ts'
import { confirmWatch } from '#domain/price-watch/confirm-watch.ts'
import type { Engines } from '#engines/engines.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'

/** The word in the links of a letter about a watched price. */
export const watchTokenIn = (text: string): string => /\?token=([\w-]+)/.exec(text)![1]!

/** From today on the shop pays so much for a device: the price of the leading country, in cents. */
export async function setPrice({ db, now }: Pick<Engines, 'db' | 'now'>, device: string, cents: number): Promise<void> {
  await sql`
    with list as (insert into price_lists (valid_from, note) values (${priceDay(now())}, 'test') returning version)
    insert into prices (device_id, country, segment, price_list, cents)
    select device_id, 'de', 'consumer', version, ${cents}
    from list, device_texts where url = ${device} and locale = 'de_DE'`.execute(db)
}

/** People who watch prices. */
export function usePriceWatchers(engines: () => Engines, clock: { moveBy(milliseconds: number): void }) {
  const lettersTo = (mailbox: string) =>
    engines()
      .db.selectFrom('letters')
      .select(['kind', 'subject', 'locale', 'text_body as text', 'headers'])
      .where('to_address', '=', mailbox)
      .orderBy('created_at')
      .orderBy('id')
      .execute()

  const kindsTo = async (mailbox: string) => (await lettersTo(mailbox)).map(({ kind }) => kind)

  const ask = (email: string, device: string, { code = 'de', bait = '' }: { code?: CountryCode; bait?: string } = {}) =>
    askForWatch(engines(), shopOf(code), { email, device, bait, address: crypto.randomUUID() })

  /** Asks, and says which word the newest letter has. */
  async function askedToken(email: string, device: string, code: CountryCode = 'de'): Promise<string> {
    // Letters are read in the order in which they were written.
    clock.moveBy(1000)
    await ask(email, device, { code })
    return watchTokenIn((await lettersTo(email)).at(-1)!.text)
  }

  /** Somebody who has confirmed; the answer is the word in his letters. */
  async function newWatch(email: string, device: string, code: CountryCode = 'de'): Promise<string> {
    const token = await askedToken(email, device, code)
    await confirmWatch(engines(), shopOf(code), token)
    return token
  }

  return { lettersTo, kindsTo, ask, askedToken, newWatch }
}
