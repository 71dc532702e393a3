import { expect, test } from 'vitest'
import { applySettings } from '#server/config/storefront-settings.ts'
import { countries } from '#shop/countries/all.ts'
import type { Engines } from '#engines/engines.ts'
import { readPdf } from '#tests/support/readers/files/pdf.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { sendShippingDocuments } from './send-shipping-documents.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'

const engines = useEngines({ stocked: true })
const storefronts = applySettings(countries, {})

const lettersTo = (email: string) =>
  engines().db.selectFrom('letters').selectAll().where('to_address', '=', email).execute()

const trailOf = async (tradeId: string) => (await findTrade(engines().db, tradeId))!.events.map(({ event }) => event)

test('I5 the documents of a trade are sent once, however often and however parallel the job runs', async () => {
  const { id, email } = await soldTrade(engines())

  await Promise.all(Array.from({ length: 6 }, () => sendShippingDocuments(engines(), storefronts, id)))
  await sendShippingDocuments(engines(), storefronts, id)

  expect(await lettersTo(email)).toHaveLength(1)
  expect(await trailOf(id)).toEqual(['created', 'papers-sent'])
})

test('I5 a parcel that has its documents is not announced again', async () => {
  const { id } = await soldTrade(engines())
  let announced = 0
  const counting: Engines = {
    ...engines(),
    carriers: {
      isSample: true,
      for: (name) => ({
        ...engines().carriers.for(name),
        announce: (parcel) => {
          announced += 1
          return engines().carriers.for(name).announce(parcel)
        },
      }),
    },
  }

  await sendShippingDocuments(counting, storefronts, id)
  await sendShippingDocuments(counting, storefronts, id)

  expect(announced).toBe(1)
})

test('I5 a carrier that is away loses nothing: the next try finds everything as it was', async () => {
  const { id, email } = await soldTrade(engines())
  const away: Engines = {
    ...engines(),
    carriers: {
      isSample: true,
      for: () => ({
        announce: () => Promise.reject(new Error('The carrier is away')),
        readEvents: () => undefined,
      }),
    },
  }

  await expect(sendShippingDocuments(away, storefronts, id)).rejects.toThrow('away')
  expect(await lettersTo(email)).toHaveLength(0)
  expect((await findTrade(engines().db, id))!.shippingDocuments).toBeNull()

  await sendShippingDocuments(engines(), storefronts, id)
  expect(await lettersTo(email)).toHaveLength(1)
})

test('I5 label and letter are written together: if the letter fails, the next try writes both', async () => {
  const { id, email } = await soldTrade(engines())
  const carrierIsAway: Engines = {
    ...engines(),
    mail: {
      ...engines().mail,
      post: async (letter, within) => {
        await engines().mail.post(letter, within)
        throw new Error('The last moment')
      },
    },
  }

  await expect(sendShippingDocuments(carrierIsAway, storefronts, id)).rejects.toThrow('last moment')
  expect(await lettersTo(email)).toHaveLength(0)
  expect(await trailOf(id)).toEqual(['created'])

  await sendShippingDocuments(engines(), storefronts, id)
  expect(await lettersTo(email)).toHaveLength(1)
  expect(await trailOf(id)).toEqual(['created', 'papers-sent'])
})

test('X1.06 the label names the seller, the merchant’s own warehouse and how many devices are inside', async () => {
  const warehouse = {
    name: 'Merchant Returns',
    street: 'Dock Road',
    houseNumber: '9',
    postalCode: '10999',
    city: 'Berlin',
    country: 'DE',
  }
  const { id, number } = await soldTrade(engines(), 'it', { pieces: 2 })
  await sendShippingDocuments(engines(), applySettings(countries, { countries: { it: { warehouse } } }), id)

  const { labelFile } = (await findTrade(engines().db, id))!.shippingDocuments!
  const { bytes, contentType } = (await engines().files.read(labelFile))!
  const printed = readPdf(bytes)
    .lines.map(({ text }) => text)
    .join(' ')

  expect(contentType).toBe('application/pdf')
  for (const text of ['Ana Muster', 'Merchant Returns', 'Dock Road 9', '2 dispositivi', formatTradeNumber(number)])
    expect(printed).toContain(text)
})

test('a job about a trade that does not exist fails loudly', async () => {
  await expect(sendShippingDocuments(engines(), storefronts, crypto.randomUUID())).rejects.toThrow('There is no trade')
})

test('F-19 a number that belongs to another parcel is not taken: the carrier is asked for another one', async () => {
  const [first, second] = [await soldTrade(engines()), await soldTrade(engines())]
  await sendShippingDocuments(engines(), storefronts, first.id)
  const taken = (await findTrade(engines().db, first.id))!.shippingDocuments!.trackingNumber
  const forgetful: Engines = {
    ...engines(),
    carriers: {
      isSample: true,
      for: (name) => ({
        ...engines().carriers.for(name),
        announce: async (parcel, attempt = 0) => {
          const label = await engines().carriers.for(name).announce(parcel, attempt)
          return attempt < 2 ? { ...label, trackingNumber: taken } : label
        },
      }),
    },
  }

  await sendShippingDocuments(forgetful, storefronts, second.id)

  const { trackingNumber } = (await findTrade(engines().db, second.id))!.shippingDocuments!
  expect(trackingNumber).not.toBe(taken)
  expect(await lettersTo(second.email)).toHaveLength(1)
})

test('F-19 a carrier that only gives numbers of other parcels is an error, not a wrong label', async () => {
  const [first, second] = [await soldTrade(engines()), await soldTrade(engines())]
  await sendShippingDocuments(engines(), storefronts, first.id)
  const { trackingNumber } = (await findTrade(engines().db, first.id))!.shippingDocuments!
  const broken: Engines = {
    ...engines(),
    carriers: {
      isSample: true,
      for: (name) => ({
        ...engines().carriers.for(name),
        announce: async (parcel) => ({ ...(await engines().carriers.for(name).announce(parcel)), trackingNumber }),
      }),
    },
  }

  await expect(sendShippingDocuments(broken, storefronts, second.id)).rejects.toThrow('belong to other parcels')
  expect((await findTrade(engines().db, second.id))!.shippingDocuments).toBeNull()
})
