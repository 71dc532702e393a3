import { findDeviceCategories } from '#domain/catalogue/devices/find-device-categories.ts'
import type { Purchase } from '#domain/tracking/tracked-event.ts'
import type { Trade } from '#domain/trades/trade.ts'
import type { Engines } from '#engines/engines.ts'

/** A sale as it is counted: what, for how much, and nothing about who. The voucher is told apart from the value. */
export async function showPurchase(
  engines: Pick<Engines, 'db'>,
  { number, cents, voucher, items }: Trade,
): Promise<Purchase> {
  const categories = await findDeviceCategories(engines, [...new Set(items.map(({ offer }) => offer.deviceId))])
  return {
    transactionId: number,
    value: cents,
    currency: 'EUR',
    voucher,
    items: [...new Map(items.map(({ offer }) => [offer.id, offer])).values()].map((offer) => ({
      deviceId: String(offer.deviceId),
      productName: offer.deviceName,
      category: categories.get(offer.deviceId) ?? '',
      price: offer.cents,
      quantity: items.filter((item) => item.offer.id === offer.id).length,
    })),
  }
}
