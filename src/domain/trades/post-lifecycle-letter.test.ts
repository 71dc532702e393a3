import { expect, test } from 'vitest'
import { answersSearch } from '#domain/offers/answers-address.ts'
import { countries } from '#shop/countries/all.ts'
import { pathTo } from '#shop/paths.ts'
import { strangeIn } from '#tests/letter-words.ts'
import { usedPhone } from '#tests/selling.ts'
import { countryCodes } from '#tests/shop-under-test.ts'
import { soldTrade } from '#tests/sold-trade.ts'
import { storefronts } from '#tests/storefronts.ts'
import { useEngines } from '#tests/test-engines.ts'
import { moveItems, type Move } from './move-items.ts'
import { newOfferAddress } from './new-offer-address.ts'
import type { Trade } from './trade.ts'

const engines = useEngines({ stocked: true })

const move = ({ id, items }: Trade, event: Move['event'], actor: 'seller' | 'clock' | 'carrier') =>
  moveItems(engines(), storefronts, {
    tradeId: id,
    itemIds: items.map((item) => item.id),
    event,
    actor: { kind: actor },
  })

const letterTo = ({ email }: Trade, kind: string) =>
  engines()
    .db.selectFrom('letters')
    .select(['subject', 'text_body as text'])
    .where('to_address', '=', email)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()

test('M05 leads to a new offer for the same device, with the answers of the old one', async () => {
  const trade = await soldTrade(engines(), 'it', { pieces: 2 })
  const { answers } = trade.items[0]!.offer

  await move(trade, 'timeout', 'clock')
  const { text } = await letterTo(trade, 'expired')

  const page = pathTo(countries.it, 'product', { pdp: usedPhone.device })
  expect(text).toContain(`${countries.it.sellShopUrl}${page}${answersSearch(answers)}`)
  expect(answersSearch(answers)).toContain('HOUSING=LIGHT')
})

test.each(countryCodes)(
  'F-82 a letter about a trade in %s is of that country by its words, not only by its label',
  async (code) => {
    const trade = await soldTrade(engines(), code)
    await move(trade, 'timeout', 'clock')

    expect(strangeIn(code, await letterTo(trade, 'expired'))).toEqual([])
  },
)

test('M05 leads to the shop if there is not one device to begin with', async () => {
  const [one, other] = await Promise.all([soldTrade(engines()), soldTrade(engines())])
  const gone = { offer: { ...one.items[0]!.offer, deviceId: 0 } }
  const home = countries.de.sellShopUrl

  expect(await newOfferAddress(engines(), countries.de, [...one.items, ...other.items])).toBe(home)
  expect(await newOfferAddress(engines(), countries.de, [gone])).toBe(home)
})

test('M12 knows from what happened why a device goes back', async () => {
  const trade = await soldTrade(engines(), 'fr')
  await engines().db.updateTable('trade_items').set({ status: 'RECEIVED' }).where('trade_id', '=', trade.id).execute()

  await move(trade, 'withdraw', 'seller')

  expect((await letterTo(trade, 'return-announced')).text).toContain('Vous avez changé d’avis.')
})
