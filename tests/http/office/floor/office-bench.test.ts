import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { answersOfGrade } from '#domain/offers/questions/answers-of-grade.ts'
import { moveItems } from '#domain/trades/lifecycle/move-items.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { formatTradeNumber, itemReference } from '#domain/trades/trade-number.ts'
import { attribute, readable, tags } from '#tests/support/readers/pages/html.ts'
import { newColleague, step } from '#tests/support/drivers/office/inspectors.ts'
import { useOffice, type Form, type OfficeColleague } from '#tests/support/drivers/office/office.ts'
import { findingForm } from '#tests/support/fixtures/finding-form.ts'
import { questionnaire } from '#tests/support/fixtures/questionnaires.ts'
import { samplePhotos } from '#tests/support/fixtures/sample-photos.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'

const office = useOffice()

const photo = { name: 'device.jpg', type: 'image/jpeg', bytes: samplePhotos.jpegWithPlace.bytes }

async function received(options?: Parameters<typeof soldTrade>[2]): Promise<Trade> {
  const trade = await soldTrade(office.engines(), 'de', options)
  await step(office.engines(), trade, await newColleague(office.engines(), 'warehouse'), 'receive')
  return (await findTrade(office.engines().db, trade.id))!
}

const pageOf = ({ number }: Trade) => `/inspection/${itemReference(number, 0)}`

const itemNow = async (trade: Trade) => (await findTrade(office.engines().db, trade.id))!.items[0]!

const take = (colleague: OfficeColleague, trade: Trade) => colleague.send(pageOf(trade), { intent: 'take' })

const letLeaseRunOut = ({ id }: Trade) =>
  office.query("update trade_items set claimed_until = now() - interval '1 minute' where trade_id = $1", [id])

describe('OP-07 a claim is a lease', () => {
  test('of two who reach at once for a device that somebody left lying, one gets it', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 3 }, () => office.colleague('inspector')))
    const trade = await received()
    await take(first!, trade)
    await letLeaseRunOut(trade)
    const answers = await Promise.all(others.map((each) => take(each, trade)))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 409])
    const winner = others[answers.findIndex(({ status }) => status === 302)]!
    expect(readable(answers.find(({ status }) => status === 409)!.text)).toContain(`bei ${winner.username}`)
  })

  test('whoever lost a device is told so when he saves, and finds his notes again', async () => {
    const [first, second] = [await office.colleague('inspector'), await office.colleague('inspector')]
    const trade = await received()
    await take(first, trade)
    await letLeaseRunOut(trade)
    expect(readable((await second.see(pageOf(trade))).text)).toContain('Die halbe Stunde ist um')
    expect((await take(second, trade)).status).toBe(302)

    for (const intent of ['calculate', 'matches']) {
      const { status, text } = await first.send(pageOf(trade), findingForm({}, { intent, note: 'Ecke links oben' }))
      expect(status).toBe(409)
      expect(readable(text)).toContain(
        `liegt jetzt bei ${second.username} auf dem Tisch. Deine Notizen sind gesichert.`,
      )
    }
    expect((await itemNow(trade)).status).toBe('IN_INSPECTION')
    await second.send(pageOf(trade), { intent: 'giveBack' })
    await take(first, trade)
    expect((await first.see(pageOf(trade))).text).toContain('Ecke links oben')
  })

  test('F-33 an administrator takes a device over, and says why', async () => {
    const [first, other] = [await office.colleague('inspector'), await office.colleague('inspector')]
    const lead = await office.colleague('admin')
    const trade = await received()
    await take(first, trade)
    const takeOver = (who: OfficeColleague, reason: string) => who.send(pageOf(trade), { intent: 'takeOver', reason })

    expect((await other.see(pageOf(trade))).text).not.toContain('value="takeOver"')
    expect((await lead.see(pageOf(trade))).text).toContain('value="takeOver"')
    expect((await takeOver(other, 'Ist krank')).status).toBe(403)
    expect((await takeOver(lead, ' ')).status).toBe(422)
    expect((await takeOver(lead, 'Ist krank')).status).toBe(302)
    const audit = readable((await lead.see(`/audit?action=item.take-over&subject=${trade.items[0]!.id}`)).text)
    expect(audit).toContain('Ist krank')
    expect(audit).toContain(first.username)
  })

  test('looking up a price renews it', async () => {
    const inspector = await office.colleague('inspector')
    const trade = await received()
    await take(inspector, trade)
    await letLeaseRunOut(trade)
    await inspector.see(`${pageOf(trade)}/price.data`)

    const { rows } = await office.query('select claimed_until > now() as held from trade_items where trade_id = $1', [
      trade.id,
    ])
    expect(rows).toEqual([{ held: true }])
  })
})

describe('save and next', () => {
  test('takes the next device of the same filter, and says when none is left', async () => {
    const inspector = await office.colleague('inspector')
    const trade = await received({ pieces: 2 })
    const search = `?share=free&text=${formatTradeNumber(trade.number)}`
    const statesNow = async () => (await findTrade(office.engines().db, trade.id))!.items.map(({ status }) => status)
    const accept = async (path: string) =>
      (await inspector.send(path, findingForm({}, { intent: 'matches', next: 'yes' }))).headers.location!

    const first = (await inspector.send(`/inspection${search}`, { bulk: 'next' })).headers.location!
    expect(first).toMatch(new RegExp(`^/inspection/${formatTradeNumber(trade.number)}-[12]\\?`))
    expect(first).toContain(search)
    const second = await accept(first)
    expect(second.replace(/-[12]\?/, '?')).toBe(first.replace(/-[12]\?/, '?'))
    expect(second).not.toBe(first)
    expect((await statesNow()).toSorted()).toEqual(['ACCEPTED', 'IN_INSPECTION'])
    expect((await inspector.see(second)).text).toContain('name="imei"')

    const left = await accept(second)
    expect(left).toBe(`/inspection${search}&none=yes`)
    expect(readable((await inspector.see(left)).text)).toContain('Hier ist nichts mehr frei.')
    expect(await statesNow()).toEqual(['ACCEPTED', 'ACCEPTED'])
  })
})

describe('F-36 every device has a number', () => {
  const answers = { ...answersOfGrade(questionnaire('console'), 'B'), BAN: ['WILL_REMOVE'] }
  const described = { device: 'sony-playstation-vita-slim', answers }
  const consoleForm = (more: Form): Form => ({
    ...Object.fromEntries(Object.entries(answers).map(([code, chosen]) => [`answer.${code}`, chosen])),
    'answer.BAN': 'OK',
    intent: 'matches',
    key: crypto.randomUUID(),
    ...more,
  })

  test('a console is not accepted untouched, but with its number or a photo that shows none', async () => {
    const inspector = await office.colleague('inspector')
    const trade = await received({ described })
    await take(inspector, trade)
    const send = (more: Form) => inspector.send(pageOf(trade), consoleForm(more))

    const untouched = await send({})
    expect(untouched.status).toBe(422)
    expect(readable(untouched.text)).toContain('Jedes Gerät braucht seine Seriennummer.')
    const unseen = await send({ withoutNumber: 'yes' })
    expect(unseen.status).toBe(422)
    expect(readable(unseen.text)).toContain('Ein Foto muss zeigen')
    expect((await send({ withoutNumber: 'yes', intent: 'photos', photos: photo })).status).toBe(302)
    expect((await send({ withoutNumber: 'yes' })).status).toBe(302)

    expect(await itemNow(trade)).toMatchObject({ status: 'ACCEPTED', finalCents: trade.items[0]!.cents })
    const { rows } = await office.query('select without_number, outcome from inspections where item_id = $1', [
      trade.items[0]!.id,
    ])
    expect(rows).toEqual([{ without_number: true, outcome: 'matches' }])
  })

  test('what the seller will do is not asked on the bench, and moves no price', async () => {
    const inspector = await office.colleague('inspector')
    const trade = await received({ described })
    await take(inspector, trade)
    const { text } = await inspector.see(pageOf(trade))
    const offered = tags(text, 'input').map((tag) => `${attribute(tag, 'name')}=${attribute(tag, 'value')}`)

    expect(offered).toContain('answer.BAN=OK')
    expect(offered).toContain('answer.BAN=BANNED')
    expect(offered).not.toContain('answer.BAN=WILL_REMOVE')
    expect(offered.filter((each) => each.startsWith('answer.OWNERSHIP'))).toEqual([])
    expect(readable(text)).toContain('Alles wie beschrieben')
    await inspector.send(pageOf(trade), consoleForm({ serialNumber: 'VITA1' }))
    expect((await itemNow(trade)).finalCents).toBe(trade.items[0]!.cents)
  })
})

describe('a second inspection', () => {
  test('is blind until it is decided', async () => {
    const [first, second] = [await office.colleague('inspector'), await office.colleague('inspector')]
    const trade = await received()
    await take(first, trade)
    const worse = findingForm({ DISPLAY_GLASS: ['CRACKED'] }, { intent: 'ask', note: 'Sprung unten', photos: photo })
    await first.send(pageOf(trade), worse)
    const { rows } = await office.query('select id from item_photos where item_id = $1', [trade.items[0]!.id])
    const question = { intent: 'send', key: crypto.randomUUID(), reason: 'Glas gesprungen', photo: rows[0].id }
    await first.send(`${pageOf(trade)}/question`, question)
    const items = { tradeId: trade.id, itemIds: [trade.items[0]!.id] }
    await moveItems(office.engines(), storefronts, { ...items, event: 'dispute', actor: { kind: 'seller' } })

    await take(second, trade)
    const blind = (await second.see(pageOf(trade))).text
    expect(readable(blind)).toContain('Zweite Prüfung')
    for (const secret of ['Sprung unten', first.username, rows[0].id, 'weicht ab']) expect(blind).not.toContain(secret)
    expect((await second.see(`/inspection?share=second&text=${itemReference(trade.number, 0)}`)).text).toContain(
      `${pageOf(trade)}?`,
    )

    await second.send(pageOf(trade), findingForm({}, { intent: 'matches' }))
    expect(readable((await second.see(pageOf(trade))).text)).toContain('Sprung unten')
  })
})

describe('the camera', () => {
  test('is allowed in the office and in no shop, and what it takes is kept with its hash', async () => {
    const inspector = await office.colleague('inspector')
    const trade = await received()
    const policyOf = async (path: string) => (await inspector.see(path)).headers['permissions-policy']
    expect(await policyOf(pageOf(trade))).toBe('camera=(self), microphone=(), geolocation=(), payment=()')
    const shop = await office.shop().visit('de.localhost', '/')
    expect(shop.headers['permissions-policy']).toContain('camera=(),')

    await take(inspector, trade)
    await inspector.send(pageOf(trade), findingForm({}, { intent: 'camera', photos: photo }))
    const { rows } = await office.query('select id, sha256 from item_photos where item_id = $1', [trade.items[0]!.id])
    const { bytes } = await inspector.see(`/photos/${rows[0].id}`)
    expect(rows[0].sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
  })
})
