import type { OfferEvent } from '#domain/tracking/tracked-event.ts'
import type { DeviceInShort } from './load-device-page.ts'
import type { MadeOfferData } from './load-made-offer.ts'

/** An offer as those who count hear of it. */
export const offerEvent = (device: DeviceInShort, offer: MadeOfferData): OfferEvent => ({
  offerId: offer.id,
  deviceId: String(offer.deviceId),
  productName: device.name,
  category: device.categoryCode,
  conditionId: offer.condition,
  currency: 'EUR',
  revenue: offer.cents,
  voucherCode: null,
  voucherValue: null,
})
