import { expect, test } from 'vitest'
import { carriersContract } from './carriers.contract.ts'
import { demoCarriers } from './demo-carriers.ts'
import { sampleParcel } from './sample-parcel.ts'

carriersContract(() => demoCarriers)

test('the code for handing in names carrier, parcel and trade, and says that it is a sample', async () => {
  const { dropOffCode, trackingNumber } = await demoCarriers.for('ups').announce(sampleParcel)

  expect(dropOffCode).toBe(`UMLAUF-DEMO/UPS/${trackingNumber}/T-26-004711`)
})
