import { describe, expect, test } from 'vitest'
import { itemStates, tradeStatus, type ItemState } from '#domain/trades/lifecycle/trade-status.ts'
import { trackerOf, trackerSteps } from '#domain/trades/tracker/trade-tracker.ts'
import { tradeToken } from '#domain/trades/trade-link.ts'
import { countries } from '#shop/countries/all.ts'
import { formatDate } from '#shop/formats/dates.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { newId } from '#shop/ids.ts'
import { useCustomers } from '#tests/support/drivers/customers/customers.ts'
import { links } from '#tests/support/readers/pages/html.ts'
import { trackerIn } from '#tests/support/readers/pages/tracker.ts'
import { translated } from '#tests/support/readers/languages/translated.ts'
import { asPerson, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import { useShopEngines } from '#tests/support/services/shops/shop-engines.ts'

const customers = useCustomers()
const engines = useShopEngines(customers.shop)

/** A device comes to a state, and the log says so. */
async function comesTo(tradeId: string, event: string, state: ItemState): Promise<void> {
  const { rows } = await customers.query('update trade_items set status = $2 where trade_id = $1 returning id', [
    tradeId,
    state,
  ])
  await customers.query(
    `insert into trade_events (id, trade_id, item_id, at, event, to_status, actor) values ($1, $2, $3, now(), $4, $5, 'clock')`,
    [newId(new Date()), tradeId, rows[0].id, event, state],
  )
}

describe.each(triedCountries)('in %s', (code) => {
  const country = countries[code]
  const t = translated(code)

  /** A phone that a customer sold, and the three places that show how far it is. */
  async function sold() {
    const owner = await customers.loggedIn(code)
    const { send, sell, trade } = await customers.openVisit(code)
    const { transactionId } = (await sell(trade)).json<{ transactionId: number }>()
    const { rows } = await customers.query('update trades set customer_id = $2 where number = $1 returning id', [
      transactionId,
      owner.customerId,
    ])
    const id = String(rows[0].id)
    return {
      id,
      thankYou: async () => (await send('GET', `${pathTo(country, 'thankYou')}?trade=${transactionId}`)).text,
      page: async () =>
        (await customers.ask(code, pathTo(country, 'trade', { token: tradeToken(engines().vault, id) }), asPerson))
          .text,
      account: async () =>
        (await owner.send('GET', '/api/customers/trade_history')).json<{ member: Told[] }>().member[0]!,
    }
  }

  type Told = { status: string; tracker: { step: string; label: string; look: string; reached: object } }

  test('EX-05 F-58 the four steps are the same on the thank-you page, the page of the trade and for the account, in every state', async () => {
    const trade = await sold()
    for (const state of itemStates) {
      await comesTo(trade.id, `test-${state}`, state)
      const [thanks, page, told] = [await trade.thankYou(), await trade.page(), await trade.account()]
      const { step, label, look } = trackerOf([state], [])
      const { whole, steps, stands } = trackerIn(page)
      const status = tradeStatus([state])

      expect(trackerIn(thanks).whole, state).toBe(whole)
      expect(told, state).toMatchObject({ status, tracker: { step, label, look } })
      expect(steps, state).toHaveLength(4)
      expect(steps.map(({ isCurrent }) => isCurrent)).toEqual(trackerSteps.map((each) => each === step))
      expect(steps.find(({ isCurrent }) => isCurrent)!.text, state).toContain(t(`trade.tracker.${label}`))
      expect(stands, state).toContain(t(`trade.status.${status}`))
    }
  })

  test('EX-05 what was made says so in words and with its day, and what comes says that it is still to come', async () => {
    const trade = await sold()
    await comesTo(trade.id, 'carrierScan', 'IN_TRANSIT')
    const today = formatDate(new Date(), country.dateFormat, country.timeZone)
    const { steps, stands } = trackerIn(await trade.page())

    expect(steps.map(({ state }) => state)).toEqual(['made', 'now', 'ahead', 'ahead'])
    expect(steps[0]!.text).toBe(`${t('trade.tracker.sold')}: ${t('trade.tracker.made')}${today}`)
    expect(steps[1]!.text).toBe(`${t('trade.tracker.onItsWay')}${today}`)
    expect(steps[3]!.text).toBe(`${t('trade.tracker.paid')}: ${t('trade.tracker.ahead')}`)
    expect(stands).toBe(t('trade.tracker.stands', { step: '2', status: t('trade.status.IN_TRANSIT') }))
  })

  test('EX-05 what comes next is one card: the label, then waiting, then the question', async () => {
    const trade = await sold()
    const calendar = (html: string) => links(html).filter((href) => href.endsWith('/calendar'))
    const cards = (html: string) => html.match(/class="card card--brand next-step"/g) ?? []
    const atFirst = await trade.page()
    await comesTo(trade.id, 'carrierScan', 'IN_TRANSIT')
    const later = await trade.page()

    expect(cards(atFirst)).toHaveLength(1)
    expect(calendar(atFirst)).toHaveLength(1)
    expect(cards(later)).toHaveLength(1)
    expect(calendar(later)).toEqual([])
  })
})

test('EX-05 whose device has come reads by when we pay', async () => {
  const { send, sell, trade } = await customers.openVisit()
  const { transactionId } = (await sell(trade)).json<{ transactionId: number }>()
  const { rows } = await customers.query('select id from trades where number = $1', [transactionId])
  await comesTo(rows[0].id, 'receive', 'RECEIVED')

  const { text } = await send('GET', `/thankYou?trade=${transactionId}`)
  expect(text).toMatch(/Passt alles, zahlen wir spätestens am \d+\. \S+ 20\d\d\./)
})
