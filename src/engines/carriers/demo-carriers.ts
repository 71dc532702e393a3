import type { Carrier, CarrierName, Carriers } from './carriers.ts'
import { demoTrackingNumber } from './tracking-numbers.ts'

/** Carriers that carry nothing: they tell nobody, keep nothing, and give the same parcel the same label each time. */
export const demoCarriers: Carriers = { for: demoCarrier }

function demoCarrier(carrier: CarrierName): Carrier {
  return {
    async announce(parcel) {
      const trackingNumber = demoTrackingNumber(carrier, parcel.id)
      // Only capitals, digits and these marks: such a code needs fewer and therefore bigger squares.
      const dropOffCode = `UMLAUF-DEMO/${carrier.toUpperCase()}/${trackingNumber}/${parcel.reference}`
      // Drawing takes three libraries that a shop does not need to start.
      const { labelSheet } = await import('./label-sheet.ts')
      return { trackingNumber, dropOffCode, pdf: await labelSheet(carrier, parcel, { trackingNumber, dropOffCode }) }
    },
  }
}
