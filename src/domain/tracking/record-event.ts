import type { Engines } from '#engines/engines.ts'
import { applicationId as applicationIdOf } from '#shop/application-id.ts'
import { landingPageOf, type Shop } from '#shop/shop.ts'
import type { ControllingEvent } from './controlling-event.ts'
import { insertEvent } from './event-store.ts'

export type RecordEventResult = { ok: true } | { ok: false; reason: 'foreign-application' }

/** Writes down what a visitor did who agreed to being counted. Only the shop's own pages are counted as its own. */
export async function recordEvent(
  { db, now }: Engines,
  shop: Shop,
  { clientId, applicationId, url, eventName, ...data }: ControllingEvent,
): Promise<RecordEventResult> {
  if (applicationId !== applicationIdOf(shop.country.locale)) return { ok: false, reason: 'foreign-application' }

  await insertEvent(db, {
    received_at: now(),
    country: shop.country.code,
    shop_mode: shop.mode.name,
    landing_page: landingPageOf(shop),
    application_id: applicationId,
    client_id: clientId,
    event_name: eventName,
    url,
    data: JSON.stringify(data),
  })
  return { ok: true }
}
