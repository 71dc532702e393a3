import { askForWatch } from '#domain/price-watch/ask-for-watch.ts'
import { confirmWatch } from '#domain/price-watch/confirm-watch.ts'
import { watchToken } from '#domain/price-watch/price-watch-links.ts'
import { findPopularModels } from '#domain/catalogue/entries/find-models.ts'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import type { Engines } from '#engines/engines.ts'
import { modes } from '#shop/modes/all.ts'
import type { Storefronts } from '#shop/shop.ts'

/** The demo's own customers watch the price of what is sold most; the letter about it lies in the outbox. */
export async function addOwnWatches(engines: Engines, { countries }: Storefronts, email: string): Promise<void> {
  for (const country of Object.values(countries)) {
    const shop = { country, mode: modes.default }
    const [model] = await findPopularModels(engines, country.locale, {}, 1)
    const found = model && (await findDevice(engines, country.locale, model.deviceIds[0]!))
    if (!found) continue
    await askForWatch(engines, shop, { device: found.device.url, email, bait: '', address: '127.0.0.1' })
    const asked = await engines.db
      .selectFrom('price_watches')
      .select('id')
      .where('email', '=', email)
      .where('country', '=', country.code)
      .executeTakeFirst()
    if (asked) await confirmWatch(engines, shop, watchToken(engines.vault, asked.id))
  }
}
