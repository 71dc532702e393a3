import { describe, expect, test } from 'vitest'
import { moveItems } from '#domain/trades/lifecycle/move-items.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import { readable } from '#tests/support/readers/pages/html.ts'
import { newColleague, step } from '#tests/support/drivers/office/inspectors.ts'
import { useOffice, type Form, type OfficeColleague } from '#tests/support/drivers/office/office.ts'
import { samplePhotos } from '#tests/support/fixtures/sample-photos.ts'
import { findingForm, type FoundAnswers } from '#tests/support/fixtures/finding-form.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'

const office = useOffice()

const IMEI = '490154203237518'
const photo = { name: 'device.jpg', type: 'image/jpeg', bytes: samplePhotos.jpegWithPlace.bytes }

async function received(): Promise<Trade> {
  const trade = await soldTrade(office.engines())
  await step(office.engines(), trade, await newColleague(office.engines(), 'warehouse'), 'receive')
  return (await findTrade(office.engines().db, trade.id))!
}

const pageOf = ({ number }: Trade) => `/inspection/${itemReference(number, 0)}`

const itemNow = async (trade: Trade) => (await findTrade(office.engines().db, trade.id))!.items[0]!

async function claimedItemOf(inspector: OfficeColleague, trade?: Trade): Promise<Trade> {
  const own = trade ?? (await received())
  const taken = await inspector.send(pageOf(own), { intent: 'take' })
  expect(taken.status).toBe(302)
  return own
}

const worse = { DISPLAY_GLASS: ['CRACKED'] }

/** Notes that the glass is cracked, takes a photo, and goes on to the question; tells the id of the photo. */
async function toQuestion(inspector: OfficeColleague, trade: Trade): Promise<string> {
  const sent = await inspector.send(pageOf(trade), findingForm(worse, { intent: 'ask', photos: photo }))
  expect(sent.headers.location).toBe(`${pageOf(trade)}/question`)
  const { rows } = await office.query('select id from item_photos where item_id = $1', [trade.items[0]!.id])
  return rows[0].id
}

describe('claiming a device', () => {
  test('two inspectors cannot collide: the second sees who has it, and is refused', async () => {
    const [first, second] = [await office.colleague('inspector'), await office.colleague('inspector')]
    const trade = await received()
    const answers = await Promise.all([first, second].map((each) => each.send(pageOf(trade), { intent: 'take' })))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 409])
    const [winner, loser] = answers[0]!.status === 302 ? [first, second] : [second, first]
    expect(readable(answers.find(({ status }) => status === 409)!.text)).toContain(`bei ${winner.username}`)
    expect(readable((await loser.see(pageOf(trade))).text)).toContain(`${winner.username} hat das Gerät auf dem Tisch`)
    expect((await loser.send(pageOf(trade), findingForm({}, { intent: 'matches' }))).status).toBe(409)
    expect((await itemNow(trade)).status).toBe('IN_INSPECTION')

    expect((await winner.send(pageOf(trade), { intent: 'giveBack' })).status).toBe(302)
    expect((await loser.send(pageOf(trade), { intent: 'take' })).status).toBe(302)
  })

  test('the queue tells what is free and what is mine, and what is late', async () => {
    const inspector = await office.colleague('inspector')
    const trade = await claimedItemOf(inspector)
    const reference = itemReference(trade.number, 0)
    const late = await received()
    const long = new Date(Date.now() - 9 * 24 * 60 * 60_000)
    await office.query('update trade_items set waits_since = $1 where trade_id = $2', [long, late.id])

    expect((await inspector.see('/inspection?share=mine')).text).toContain(reference)
    const free = readable((await inspector.see('/inspection')).text)
    expect(free).not.toContain(reference)
    expect(free.slice(free.indexOf(itemReference(late.number, 0)))).toContain('verspätet')
    expect(readable((await inspector.see('/')).text)).toMatch(/\d verspätet/)
  })

  test('what was noted is still there when the browser was closed', async () => {
    const inspector = await office.colleague('inspector')
    const trade = await claimedItemOf(inspector)
    const { text } = await inspector.follow(
      pageOf(trade),
      findingForm(worse, { intent: 'calculate', note: 'Ecke links oben' }),
    )

    expect(readable(text)).toContain('Ecke links oben')
    expect(readable(text)).toContain('Eine Abweichung')
    expect(text).toMatch(/office-question--differs/)
  })
})

describe('the price', () => {
  test('as described is accepted at the promised price', async () => {
    const inspector = await office.colleague('inspector')
    const trade = await claimedItemOf(inspector)
    const form = findingForm({}, { intent: 'matches', imei: IMEI, battery: '91' })

    expect((await inspector.send(pageOf(trade), form)).headers.location).toBe('/inspection')
    expect((await inspector.send(pageOf(trade), form)).status).toBe(302)
    expect(await itemNow(trade)).toMatchObject({ status: 'ACCEPTED', finalCents: trade.items[0]!.cents, imei: IMEI })
    const { rows } = await office.query('select * from inspections where item_id = $1', [trade.items[0]!.id])
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ outcome: 'matches', round: 1, measured: { battery: 91 } })
  })

  test('X1.17 a better condition raises the price without asking, and the change is audited', async () => {
    const inspector = await office.colleague('inspector')
    const trade = await claimedItemOf(inspector)
    const promised = trade.items[0]!.cents
    const better = { DISPLAY_GLASS: ['NO_MARKS'], HOUSING: ['NO_MARKS'] }

    await inspector.send(pageOf(trade), findingForm(better, { intent: 'matches' }))
    const { status, finalCents } = await itemNow(trade)
    expect(status).toBe('ACCEPTED')
    expect(finalCents).toBeGreaterThan(promised)
    const { rows } = await office.query("select * from audit_entries where action = 'item.inspect' and subject = $1", [
      `item ${itemReference(trade.number, 0)}`,
    ])
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      username: inspector.username,
      before: { cents: promised },
      after: { cents: finalCents },
    })
    const letters = await office.query("select kind from letters where to_address = $1 and kind = 'clarification'", [
      trade.email,
    ])
    expect(letters.rows).toEqual([])
  })

  test('less than promised is never accepted for the seller, nor is an unfinished finding', async () => {
    const inspector = await office.colleague('inspector')
    const trade = await claimedItemOf(inspector)
    const send = (changed: FoundAnswers, more: Form = {}) =>
      inspector.send(pageOf(trade), findingForm(changed, { intent: 'matches', ...more }))

    expect((await send(worse)).status).toBe(409)
    const open = await send({ DISPLAY_GLASS: [] })
    expect(open.status).toBe(422)
    expect(readable(open.text)).toContain('noch eine Frage offen')
    expect((await send({}, { imei: '490154203237519' })).status).toBe(422)
    expect((await send({}, { serialNumber: '' })).status).toBe(422)
    expect((await itemNow(trade)).status).toBe('IN_INSPECTION')
  })

  test('a parcel that set out too late is priced anew, with the terms of today', async () => {
    const inspector = await office.colleague('inspector')
    const trade = await received()
    const { offer, cents } = trade.items[0]!
    await office.query('update trade_items set is_late = true where trade_id = $1', [trade.id])
    await office.query('update offers set base_cents = base_cents * 2 where id = $1', [offer.id])
    await claimedItemOf(inspector, trade)

    expect(readable((await inspector.see(pageOf(trade))).text)).toContain('mit dem Preis von heute')
    await inspector.send(pageOf(trade), findingForm({}, { intent: 'matches' }))
    // The doubled price of the offer counts no more; today's is what was promised.
    expect((await itemNow(trade)).finalCents).toBe(cents)
  })

  test('the price follows while the form is filled in, and nothing is changed by asking', async () => {
    const inspector = await office.colleague('inspector')
    const trade = await claimedItemOf(inspector)
    const search = new URLSearchParams([
      ['answer.DISPLAY_GLASS', 'CRACKED'],
      ['imei', IMEI],
    ])
    const { status, text } = await inspector.see(`${pageOf(trade)}/price.data?${search}`)

    expect(status).toBe(200)
    expect(text).toContain('verdict')
    const { rows } = await office.query('select * from inspection_drafts where item_id = $1', [trade.items[0]!.id])
    expect(rows).toEqual([])
  })
})

describe('what makes us wonder', () => {
  test('an IMEI that we know from another trade is shown as a warning, and so is one of another model', async () => {
    const inspector = await office.colleague('inspector')
    const known = await claimedItemOf(inspector)
    const imei = '356938035643809'
    await inspector.send(pageOf(known), findingForm({}, { intent: 'matches', imei }))
    const trade = await claimedItemOf(inspector)

    const { text } = await inspector.follow(pageOf(trade), findingForm({}, { intent: 'calculate', imei }))
    expect(readable(text)).toContain('Diese IMEI kennen wir schon')
    expect(text).toContain(itemReference(known.number, 0))
  })

  test('a suspicion holds the device back, with its reason', async () => {
    const inspector = await office.colleague('inspector')
    const trade = await claimedItemOf(inspector)

    expect((await inspector.send(pageOf(trade), findingForm({}, { intent: 'suspicious' }))).status).toBe(422)
    const suspicion = 'IMEI auf der Sperrliste'
    expect((await inspector.send(pageOf(trade), findingForm({}, { intent: 'suspicious', suspicion }))).status).toBe(302)
    expect((await itemNow(trade)).status).toBe('SUSPENDED')
  })

  test('a lock is named, and the seller reads how to remove it', async () => {
    const inspector = await office.colleague('inspector')
    const trade = await claimedItemOf(inspector)

    expect((await inspector.send(pageOf(trade), findingForm({}, { intent: 'lockFound' }))).status).toBe(422)
    expect((await inspector.send(pageOf(trade), findingForm({}, { intent: 'lockFound', lock: 'icloud' }))).status).toBe(
      302,
    )
    expect((await itemNow(trade)).status).toBe('LOCKED')
    const { rows } = await office.query("select * from letters where to_address = $1 and kind = 'lock-found'", [
      trade.email,
    ])
    expect(rows).toHaveLength(1)
  })
})

describe('photos', () => {
  test('are known by their content, lose where they were taken, and open to colleagues only', async () => {
    const inspector = await office.colleague('inspector')
    const trade = await claimedItemOf(inspector)
    const send = (bytes: Uint8Array) =>
      inspector.send(pageOf(trade), findingForm({}, { intent: 'photos', photos: { ...photo, bytes } }))

    expect((await send(new TextEncoder().encode('<script>alert(1)</script>'))).status).toBe(422)
    expect((await send(photo.bytes)).status).toBe(302)
    const { rows } = await office.query('select * from item_photos where item_id = $1', [trade.items[0]!.id])
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ content_type: 'image/jpeg', width: 640, height: 480 })
    const { headers, bytes } = await inspector.see(`/photos/${rows[0].id}`)
    expect(headers['content-type']).toBe('image/jpeg')
    expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'")
    expect(bytes.includes('GPS')).toBe(false)
    const content = await office.colleague('content')
    expect((await content.see(`/photos/${rows[0].id}`)).status).toBe(403)
    expect((await inspector.see('/photos/nothing')).status).toBe(404)
  })
})

describe('the question to the seller', () => {
  test('X1.03 a second offer cannot be sent without a reason and a photo', async () => {
    const inspector = await office.colleague('inspector')
    const trade = await claimedItemOf(inspector)
    const id = await toQuestion(inspector, trade)
    const foreign = await claimedItemOf(inspector)
    const foreignPhoto = await toQuestion(inspector, foreign)
    const send = (form: Form) =>
      inspector.send(`${pageOf(trade)}/question`, { intent: 'send', key: crypto.randomUUID(), ...form })

    for (const form of [
      {},
      { reason: 'Das Display ist gesprungen' },
      { photo: id },
      { reason: '  ', photo: id },
      { reason: 'Das Display ist gesprungen', photo: foreignPhoto },
    ] as Form[]) {
      expect((await send(form)).status, JSON.stringify(form)).toBe(422)
    }
    const { rows } = await office.query('select * from inspections where item_id = $1', [trade.items[0]!.id])
    expect(rows).toEqual([])
    expect((await itemNow(trade)).status).toBe('IN_INSPECTION')

    expect((await send({ reason: 'Das Display ist gesprungen', photo: id })).status).toBe(302)
    expect((await itemNow(trade)).status).toBe('CLARIFICATION')
    const letters = await office.query("select * from letters where to_address = $1 and kind = 'clarification'", [
      trade.email,
    ])
    expect(letters.rows).toHaveLength(1)
    expect(letters.rows[0].text_body).toContain('Das Display ist gesprungen')
  })

  test('reasons are suggested from what differs, and the letter is seen before it is sent', async () => {
    const inspector = await office.colleague('inspector')
    const trade = await claimedItemOf(inspector)
    await toQuestion(inspector, trade)
    const { text } = await inspector.see(`${pageOf(trade)}/question`)
    expect(readable(text)).toMatch(/\(angegeben war: /)
    expect(readable(text)).toMatch(/Betreff: .*T-26-/)

    const search = new URLSearchParams({ reason: '<b>Glas</b> gesprungen', photos: '1' })
    const preview = await inspector.see(`${pageOf(trade)}/question/preview?${search}`)
    expect(preview.headers['content-security-policy']).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'",
    )
    expect(preview.text).toContain('&lt;b&gt;Glas&lt;/b&gt; gesprungen')
    const { rows } = await office.query('select * from clarifications where item_id = $1', [trade.items[0]!.id])
    expect(rows).toEqual([])
  })

  test('nobody is asked about a device that is as described', async () => {
    const inspector = await office.colleague('inspector')
    const trade = await claimedItemOf(inspector)

    expect((await inspector.see(`${pageOf(trade)}/question`)).headers.location).toBe(pageOf(trade))
  })

  test('after an objection somebody else looks', async () => {
    const [first, second] = [await office.colleague('inspector'), await office.colleague('inspector')]
    const trade = await claimedItemOf(first)
    const id = await toQuestion(first, trade)
    const question = { intent: 'send', key: crypto.randomUUID(), reason: 'Glas gesprungen', photo: id }
    await first.send(`${pageOf(trade)}/question`, question)
    const items = { tradeId: trade.id, itemIds: [trade.items[0]!.id] }
    await moveItems(office.engines(), storefronts, { ...items, event: 'dispute', actor: { kind: 'seller' } })

    const refused = await first.send(pageOf(trade), { intent: 'take' })
    expect(refused.status).toBe(409)
    expect(readable(refused.text)).toContain('deiner Prüfung widersprochen')
    expect((await second.send(pageOf(trade), { intent: 'take' })).status).toBe(302)
    await second.send(pageOf(trade), findingForm({}, { intent: 'matches' }))
    const { rows } = await office.query('select round from inspections where item_id = $1 order by at, id', [
      trade.items[0]!.id,
    ])
    expect(rows.map(({ round }) => round)).toEqual([1, 2])
  })
})
