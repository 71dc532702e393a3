import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { scanKinds } from '#shop/scan-kinds.ts'
import type { Readers } from '#engines/readers/readers.ts'
import type { Carrier, CarrierName, Carriers } from './carriers.ts'
import { labelDrawing } from './label-drawing.ts'
import { demoTrackingNumber } from './tracking-numbers.ts'

const short = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

const trackingEvents = v.strictObject({
  events: v.pipe(
    v.array(
      v.strictObject({
        id: short,
        trackingNumber: short,
        kind: v.picklist(scanKinds),
        at: v.pipe(v.string(), v.isoTimestamp(), v.toDate()),
        place: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
      }),
    ),
    v.maxLength(100),
  ),
})

/** How a message of the demo carrier is signed. */
export const signDemoEvents = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(body).digest('hex')

/** Carriers that carry nothing: they tell nobody, keep nothing, and give the same parcel the same label each time. */
export const openDemoCarriers = (secret: string, readers: Readers): Carriers => ({
  isSample: true,
  for: (name) => demoCarrier(name, secret, readers),
})

function demoCarrier(carrier: CarrierName, secret: string, readers: Readers): Carrier {
  return {
    async announce(parcel, attempt = 0) {
      const trackingNumber = demoTrackingNumber(carrier, parcel.id, attempt)
      // Only capitals, digits and these marks: such a code needs fewer and therefore bigger squares.
      const dropOffCode = `UMLAUF-DEMO/${carrier.toUpperCase()}/${trackingNumber}/${parcel.reference}`
      const printed = { trackingNumber, dropOffCode }
      const label = await readers.read(labelDrawing, { carrier, parcel, printed })
      if (!label.ok) throw new Error(`The label was not drawn: ${label.reason}`)
      return { ...printed, pdf: label.pdf }
    },
    readEvents(body, signature) {
      const expected = signDemoEvents(secret, body)
      if (signature.length !== expected.length) return undefined
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined
      const read = v.safeParse(trackingEvents, parseJson(body))
      return read.success ? read.output.events : undefined
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
