import { expect, test } from 'vitest'
import { carriersContract } from './carriers.contract.ts'
import { sameThread } from '#tests/support/services/shops/thread-readers.ts'
import { openDemoCarriers, signDemoEvents } from './demo-carriers.ts'
import { sampleParcel } from './sample-parcel.ts'

carriersContract(() => openDemoCarriers('secret', sameThread))

test('the code for handing in names carrier, parcel and trade, and says that it is a sample', async () => {
  const { dropOffCode, trackingNumber } = await openDemoCarriers('secret', sameThread).for('ups').announce(sampleParcel)

  expect(dropOffCode).toBe(`UMLAUF-DEMO/UPS/${trackingNumber}/T-26-004711`)
})

const event = { id: 'e1', trackingNumber: '1Z', kind: 'collected', at: '2026-11-15T09:00:00Z', place: 'Graz' }

test('a message of the carrier is believed if he signed it, and only as he signed it', () => {
  const carrier = openDemoCarriers('secret', sameThread).for('dhl')
  const body = JSON.stringify({ events: [event] })

  expect(carrier.readEvents(body, signDemoEvents('secret', body))).toEqual([{ ...event, at: new Date(event.at) }])
  expect(carrier.readEvents(body, signDemoEvents('another', body))).toBeUndefined()
  expect(carrier.readEvents(`${body} `, signDemoEvents('secret', body))).toBeUndefined()
  expect(carrier.readEvents(body, '')).toBeUndefined()
})

test.each(['', 'x', '{}', '{"events":[{}]}', JSON.stringify({ events: [{ ...event, kind: 'eaten' }] })])(
  'a signed message that says nothing sensible says nothing: %s',
  (body) => {
    expect(
      openDemoCarriers('secret', sameThread).for('ups').readEvents(body, signDemoEvents('secret', body)),
    ).toBeUndefined()
  },
)
