import { describe, expect, test } from 'vitest'
import { settleCases } from '#domain/cases/devices/settle-cases.ts'
import { findClarification, pathToClarification } from '#domain/clarification/find-clarification.ts'
import type { AnswerKind } from '#domain/clarification/clarification.ts'
import { findReceipts } from '#domain/payouts/receipts/find-receipts.ts'
import { formatTradeNumber, itemReference } from '#domain/trades/trade-number.ts'
import type { Trade, TradeItem } from '#domain/trades/trade.ts'
import { countries } from '#shop/countries/all.ts'
import { bankTells, sendMoney } from '#tests/support/drivers/office/bank.ts'
import { casePhoto, casesOf, foreignIn, openCaseAt } from '#tests/support/drivers/office/cases.ts'
import { newColleague } from '#tests/support/drivers/office/inspectors.ts'
import { useOffice, type Form } from '#tests/support/drivers/office/office.ts'
import { usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { readable } from '#tests/support/readers/pages/html.ts'
import { person } from '#tests/support/services/shops/shop-under-test.ts'

// Money is sent for everything that waits, so that this shop is the test's own.
const office = useOffice({})
const { arrived, caseAt, lettersTo, tradeNow } = casesOf(office)

const OTHER = { url: 'apple-iphone-13-128-gb', name: 'Apple iPhone 13 128 GB' }
const IMEI = '490154203237518'

const deviceIdOf = async (url: string): Promise<string> =>
  String((await office.query('select device_id from device_texts where url = $1 limit 1', [url])).rows[0].device_id)

/** The questionnaire of another device, filled in as the seller described his own. */
const answered = (more: Form): Form => ({
  ...Object.fromEntries(Object.entries(usedPhone.answers).map(([code, chosen]) => [`answer.${code}`, chosen])),
  key: crypto.randomUUID(),
  ...more,
})

/** The page on which the seller is asked, and how he answers there. */
async function questionAbout(trade: Trade, item: TradeItem) {
  const { country: code } = trade
  const path = (await pathToClarification(office.engines(), countries[code], {
    id: item.id,
    tradeNumber: trade.number,
  }))!
  const [, , token = '', number = ''] = path.split('/')
  const { options } = (await findClarification(office.engines(), shopOf(code), { token, trade: number }))!
  const answer = (kind: AnswerKind) =>
    office.ask(code, path, {
      method: 'POST',
      body: new URLSearchParams({ option: options.find((each) => each.kind === kind)!.id }).toString(),
      headers: {
        'user-agent': person,
        'content-type': 'application/x-www-form-urlencoded',
        origin: `http://${code}.localhost`,
      },
    })
  const see = () => office.ask(code, path, { headers: { 'user-agent': person } })
  return { see, answer }
}

describe('another model than announced', () => {
  test('OP-09 wrong model, right device, clarification, paid: from then on it is that device everywhere', async () => {
    const inspector = await office.colleague('inspector')
    const trade = await arrived()
    const [item] = trade.items
    const reference = itemReference(trade.number, 0)
    const path = await openCaseAt(inspector, 'other-model', { trade: reference, imei: IMEI, photos: casePhoto })
    const device = await deviceIdOf(OTHER.url)
    expect(readable((await inspector.see(`${path}/device?q=iphone+13+128`)).text)).toContain(OTHER.name)
    const priced = readable((await inspector.see(`${path}/device?device=${device}`)).text)
    expect(priced).toContain('Unser Angebot')

    const asked = await inspector.send(`${path}/device`, answered({ intent: 'ask', device, imei: IMEI }))
    expect(asked.headers.location, asked.text.slice(0, 2_000)).toBe(path)
    expect(await caseAt(path)).toMatchObject({ state: 'waiting' })
    expect((await tradeNow(trade)).items[0]).toMatchObject({ status: 'CLARIFICATION', offer: { id: item!.offer.id } })
    const [letter] = await lettersTo(trade.email, 'clarification')
    expect(letter!.text).toContain(`${OTHER.name} statt ${item!.offer.deviceName}`)

    const question = await questionAbout(trade, item!)
    expect(readable((await question.see()).text)).toContain(OTHER.name)
    expect((await question.answer('accept')).status).toBe(303)
    const [bought] = (await tradeNow(trade)).items
    expect(bought).toMatchObject({ status: 'ACCEPTED', imei: IMEI, offer: { deviceName: OTHER.name } })
    expect(bought!.finalCents).toBe(bought!.offer.cents)
    expect(bought!.cents).toBe(item!.cents)

    await settleCases(office.engines())
    expect(await caseAt(path)).toMatchObject({ state: 'closed', result: 'bought' })
    const finance = await newColleague(office.engines(), 'finance')
    const payout = (await sendMoney(office.engines(), finance)).get(trade.id)!
    expect(payout.cents).toBe(bought!.finalCents)
    await bankTells(office.engines(), finance, [{ payout: payout.number, cents: payout.cents }])
    expect((await tradeNow(trade)).items[0]!.status).toBe('PAID')
    const search = { text: formatTradeNumber(trade.number), descending: true }
    const { rows: receipts } = await findReceipts(office.engines(), search, { limit: 5 })
    expect(receipts[0]!.items).toMatchObject([{ name: OTHER.name, imei: IMEI }])
  })

  test('needs a photo, an answer to every question and a number, and is not the one that was announced', async () => {
    const inspector = await office.colleague('inspector')
    const trade = await arrived()
    const path = await openCaseAt(inspector, 'other-model', { trade: itemReference(trade.number, 0) })
    const [device, same] = [await deviceIdOf(OTHER.url), await deviceIdOf(usedPhone.device)]
    const ask = (more: Form) =>
      inspector.send(`${path}/device`, answered({ intent: 'ask', device, imei: IMEI, ...more }))

    expect((await ask({})).status).toBe(422)
    expect((await ask({ imei: '' })).status).toBe(422)
    expect((await ask({ 'answer.HOUSING': [] })).status).toBe(422)
    expect((await ask({ device: same })).status).toBe(409)
    await inspector.send(path, { intent: 'photos', photos: casePhoto })
    expect((await ask({})).status).toBe(302)
    expect((await (await office.colleague('warehouse')).send(`${path}/device`, { intent: 'ask' })).status).toBe(403)
  })

  test('whoever declines gets back what he sent, and the case says so', async () => {
    const inspector = await office.colleague('inspector')
    const trade = await arrived('it')
    const path = await openCaseAt(inspector, 'other-model', {
      trade: itemReference(trade.number, 0),
      photos: casePhoto,
    })
    const device = await deviceIdOf(OTHER.url)
    await inspector.send(`${path}/device`, answered({ intent: 'ask', device, imei: IMEI }))
    await (await questionAbout(trade, trade.items[0]!)).answer('return')
    await settleCases(office.engines())

    expect((await tradeNow(trade)).items[0]).toMatchObject({
      status: 'RETURN_PENDING',
      offer: { id: trade.items[0]!.offer.id },
    })
    expect(await caseAt(path)).toMatchObject({ state: 'closed', result: 'returned' })
  })
})

describe('OP-08 one device too many', () => {
  test('is offered a price by the same questions, and becomes an item of the trade', async () => {
    const inspector = await office.colleague('inspector')
    const trade = await arrived('es', 2)
    const path = await openCaseAt(inspector, 'one-too-many', {
      trade: formatTradeNumber(trade.number),
      photos: casePhoto,
    })
    const device = await deviceIdOf(OTHER.url)
    const form = answered({ intent: 'ask', device, imei: IMEI })
    expect((await inspector.send(`${path}/device`, form)).headers.location).toBe(path)

    const { items } = await tradeNow(trade)
    expect(items[2]).toMatchObject({ position: 2, cents: 0, status: 'CLARIFICATION' })
    const [letter] = await lettersTo(trade.email, 'clarification')
    expect(foreignIn('es', letter!)).toEqual([])
    await (await questionAbout(trade, items[2]!)).answer('accept')
    const bought = (await tradeNow(trade)).items[2]!
    expect(bought).toMatchObject({ status: 'ACCEPTED', finalCents: bought.offer.cents })
    await settleCases(office.engines())
    expect(await caseAt(path)).toMatchObject({ result: 'bought', item_id: bought.id })
  })

  test('whose seller wants a second look is priced anew by somebody who sees nothing of the first one', async () => {
    const [first, second] = [await office.colleague('inspector'), await office.colleague('inspector')]
    const trade = await arrived()
    const number = formatTradeNumber(trade.number)
    const path = await openCaseAt(first, 'one-too-many', { trade: number, photos: casePhoto })
    const device = await deviceIdOf(OTHER.url)
    const ask = (who: typeof first) =>
      who.send(`${path}/device`, answered({ intent: 'ask', device, imei: IMEI, 'answer.HOUSING': 'DENTS' }))
    await ask(first)
    await (await questionAbout(trade, (await tradeNow(trade)).items[1]!)).answer('second-look')
    await settleCases(office.engines())

    const bench = `/inspection/${itemReference(trade.number, 1)}`
    await second.send(bench, { intent: 'take' })
    expect((await second.see(bench)).text).toContain(`${path}/device`)
    expect((await second.see(path)).text).toContain(`${path}/device`)
    const page = await second.see(`${path}/device?device=${device}`)
    expect(page.status).toBe(200)
    expect(page.text).not.toContain('checked=""')
    expect((await ask(second)).status).toBe(422)
    await second.send(path, { intent: 'photos', photos: casePhoto })
    expect((await ask(first)).status).toBe(409)
    expect((await ask(second)).headers.location).toBe(path)
    expect(await caseAt(path)).toMatchObject({ state: 'waiting' })
  })

  test('goes back with the return of the trade, if an agent says so', async () => {
    const [warehouse, agent] = [await office.colleague('warehouse'), await office.colleague('agent')]
    const trade = await arrived('fr')
    const path = await openCaseAt(warehouse, 'one-too-many', { trade: formatTradeNumber(trade.number), imei: IMEI })
    const device = await deviceIdOf(OTHER.url)

    expect((await agent.send(`${path}/device`, { intent: 'return', device })).headers.location).toBe(path)
    const added = (await tradeNow(trade)).items[1]!
    expect(added).toMatchObject({ status: 'RETURN_PENDING', cents: 0, imei: IMEI })
    const [letter] = await lettersTo(trade.email, 'return-announced')
    expect(foreignIn('fr', letter!)).toEqual([])
    expect(readable((await warehouse.see('/returns')).text)).toContain(added.offer.deviceName)
    expect(await caseAt(path)).toMatchObject({ state: 'closed', result: 'returned' })
  })
})
