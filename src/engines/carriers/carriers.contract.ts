import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CarrierName, Carriers } from './carriers.ts'
import { sampleParcel } from './sample-parcel.ts'

const shapes: Record<CarrierName, RegExp> = { dhl: /^00340434\d{12}$/, ups: /^1Z[0-9A-Z]{16}$/ }

/** Also for a carrier with a server of its own: give it an address that takes samples. */
export function carriersContract(open: () => Carriers): void {
  describe.each(['dhl', 'ups'] as const)('announcing a parcel to %s', (name) => {
    const carrier = open().for(name)

    test('X1.06 gives a number of its own, a printable file and a code', async () => {
      const label = await carrier.announce(sampleParcel)

      expect(label.trackingNumber).toMatch(shapes[name])
      expect(Buffer.from(label.pdf).toString('latin1')).toMatch(/^%PDF-1\.[\s\S]*%%EOF\n?$/)
      expect(label.dropOffCode).not.toBe('')
    })

    test('X1.06 twice, or by another process, gives the same label', async () => {
      const [once, again] = await Promise.all([carrier.announce(sampleParcel), carrier.announce(sampleParcel)])
      const elsewhere = await open()
        .for(name)
        .announce({ ...sampleParcel, id: sampleParcel.id.toUpperCase() })

      for (const other of [again, elsewhere]) {
        expect(other.trackingNumber).toBe(once.trackingNumber)
        expect(other.dropOffCode).toBe(once.dropOffCode)
        expect(Buffer.from(other.pdf).equals(once.pdf)).toBe(true)
      }
    })

    test('gives every parcel another number', async () => {
      const ids = fc.sample(fc.uuid(), 20)
      const labels = await Promise.all(ids.map((id) => carrier.announce({ ...sampleParcel, id })))

      expect(new Set(labels.map(({ trackingNumber }) => trackingNumber)).size).toBe(new Set(ids).size)
      expect(new Set(labels.map(({ dropOffCode }) => dropOffCode)).size).toBe(new Set(ids).size)
    })

    test('F-19 a number that is taken is not given again', async () => {
      const numbers = await Promise.all([0, 1, 2].map((attempt) => carrier.announce(sampleParcel, attempt)))

      expect(new Set(numbers.map(({ trackingNumber }) => trackingNumber)).size).toBe(3)
    })
  })
}
