import { describe, expect, test } from 'vitest'
import { formatCaseNumber } from '#domain/cases/case-number.ts'
import { caseKinds } from '#domain/cases/case.ts'
import { formatTradeNumber, itemReference } from '#domain/trades/trade-number.ts'
import { casePhoto, casesOf, foreignIn, openCaseAt, referenceIn } from '#tests/support/drivers/office/cases.ts'
import { useOffice, type Form } from '#tests/support/drivers/office/office.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { readPdf } from '#tests/support/readers/files/pdf.ts'
import { readable } from '#tests/support/readers/pages/html.ts'
import { countryCodes } from '#tests/support/services/shops/shop-under-test.ts'

const office = useOffice()
const { arrived, caseAt, lettersTo, tradeNow } = casesOf(office)

const IMEI = '490154203237518'

describe('OP-08 a parcel without an order', () => {
  test('is recorded at the dock, found by its tracking number, attached with one click and received', async () => {
    const warehouse = await office.colleague('warehouse')
    const trade = await soldTrade(office.engines())
    const tracking = `JD01${Date.now()}`
    await office.query('update parcels set tracking_number = $1 where trade_id = $2', [tracking, trade.id])
    const form = readable((await warehouse.see(`/cases/new?kind=parcel-without-order&code=${tracking}`)).text)
    expect(form).toContain('Paket ohne Auftrag')

    const path = await openCaseAt(warehouse, 'parcel-without-order', {
      trackingNumber: tracking.toLowerCase(),
      sender: 'A. Muster, Berlin',
      place: 'p-a-03-2',
      photos: casePhoto,
    })
    const { text } = await warehouse.see(path)
    expect(readable(text)).toContain(formatTradeNumber(trade.number))
    expect(await caseAt(path)).toMatchObject({ state: 'open', place: 'P-A-03-2', tracking_number: tracking })

    await warehouse.send(path, { intent: 'attach', trade: formatTradeNumber(trade.number) })
    expect(await caseAt(path)).toMatchObject({ state: 'closed', result: 'attached', trade_id: trade.id })
    expect((await warehouse.see(path)).text).toContain(`/receive?code=${formatTradeNumber(trade.number)}`)
    expect(readable((await warehouse.see(`/trades/${formatTradeNumber(trade.number)}`)).text)).toContain(
      'Paket ohne Auftrag',
    )
  })

  test('is sent back by an agent with a reason and a letter, and thrown away only after thirty days', async () => {
    const [warehouse, agent] = [await office.colleague('warehouse'), await office.colleague('agent')]
    const email = `${crypto.randomUUID()}@example.com`
    const parcel = { sender: 'Unbekannt', email, country: 'fr', trackingNumber: `X${Date.now()}` }
    const path = await openCaseAt(warehouse, 'parcel-without-order', parcel)

    expect((await warehouse.send(path, { intent: 'close', result: 'sent-back', reason: 'Niemand da' })).status).toBe(
      403,
    )
    expect((await agent.send(path, { intent: 'close', result: 'sent-back' })).status).toBe(422)
    expect((await agent.send(path, { intent: 'close', result: 'disposed', reason: 'Niemand da' })).status).toBe(409)
    expect((await agent.send(path, { intent: 'close', result: 'carrier-pays', reason: 'Nein' })).status).toBe(422)
    expect((await agent.send(path, { intent: 'letter' })).status).toBe(302)
    expect(await caseAt(path)).toMatchObject({ state: 'waiting' })
    const [asked] = await lettersTo(email, 'case-parcel-without-order')
    expect(foreignIn('fr', asked!)).toEqual([])

    await office.query(`update cases set due_at = now() - interval '1 day' where number = $1`, [
      path.replaceAll(/\D/g, ''),
    ])
    expect(readable((await agent.see('/cases?overdue=yes&kind=parcel-without-order')).text)).toContain(
      referenceIn(path),
    )
    expect((await agent.send(path, { intent: 'close', result: 'disposed', reason: 'Frist vorbei' })).status).toBe(302)
    expect(await caseAt(path)).toMatchObject({ state: 'closed', result: 'disposed' })
    expect(await lettersTo(email, 'case-parcel-disposed')).toHaveLength(1)
    expect((await agent.send(path, { intent: 'close', result: 'sent-back', reason: 'Noch einmal' })).status).toBe(409)
  })
})

test('OP-08 what was damaged on the way has a claim file with its tracking number, its price and its photos', async () => {
  const [warehouse, agent] = [await office.colleague('warehouse'), await office.colleague('agent')]
  const trade = await arrived()
  const tracking = `JD02${Date.now()}`
  await office.query('update parcels set tracking_number = $1 where trade_id = $2', [tracking, trade.id])
  const path = await openCaseAt(warehouse, 'damaged-in-transit', {
    trade: itemReference(trade.number, 0),
    description: 'Karton eingedrückt',
    photos: [casePhoto, casePhoto],
  })
  const file = await warehouse.see(`${path}/claim`)
  expect(file.headers['content-type']).toBe('application/pdf')
  const { lines, alternatives } = readPdf(file.bytes)
  const printed = lines.map(({ text }) => text).join('\n')
  for (const text of [tracking, trade.items[0]!.offer.deviceName, 'Karton eingedrückt', referenceIn(path)])
    expect(printed).toContain(text)
  expect(alternatives).toHaveLength(2)

  expect((await tradeNow(trade)).items[0]!.status).toBe('RECEIVED')
  expect((await warehouse.send(path, { intent: 'close', result: 'carrier-pays', reason: 'Gutschrift' })).status).toBe(
    403,
  )
  expect((await agent.send(path, { intent: 'close', result: 'carrier-pays', reason: 'Gutschrift' })).status).toBe(302)
  expect(await caseAt(path)).toMatchObject({ result: 'carrier-pays' })
})

test('OP-08 a swapped identity is held as suspicious by an inspector, and cleared or sent back by an agent', async () => {
  const [inspector, agent] = [await office.colleague('inspector'), await office.colleague('agent')]
  const trade = await arrived()
  const reference = itemReference(trade.number, 0)
  const open = () => openCaseAt(inspector, 'swapped-identity', { trade: reference, imei: IMEI, photos: casePhoto })

  const first = await open()
  const other = await office.colleague('inspector')
  await other.send(`/inspection/${reference}`, { intent: 'take' })
  const taken = await inspector.send(first, { intent: 'close', result: 'suspended', reason: 'Andere IMEI' })
  expect([taken.status, readable(taken.text).includes(`liegt schon bei ${other.username}`)]).toEqual([409, true])
  await other.send(`/inspection/${reference}`, { intent: 'giveBack' })
  expect((await agent.send(first, { intent: 'close', result: 'returned', reason: 'Nein' })).status).toBe(409)
  expect((await inspector.send(first, { intent: 'close', result: 'suspended', reason: 'Andere IMEI' })).status).toBe(
    302,
  )
  expect((await tradeNow(trade)).items[0]!.status).toBe('SUSPENDED')
  expect(await lettersTo(trade.email, 'document-needed')).toHaveLength(1)

  const second = await open()
  expect(
    (await agent.send(second, { intent: 'close', result: 'cleared', reason: 'Tauschgerät, Beleg da' })).status,
  ).toBe(302)
  expect((await tradeNow(trade)).items[0]!.status).toBe('IN_INSPECTION')

  const third = await open()
  await inspector.send(third, { intent: 'close', result: 'suspended', reason: 'Doch nicht' })
  const fourth = await open()
  expect((await agent.send(fourth, { intent: 'close', result: 'returned', reason: 'Kein Beleg' })).status).toBe(302)
  expect((await tradeNow(trade)).items[0]!.status).toBe('RETURN_PENDING')
})

test('OP-08 a missing document is asked for, and what was held goes on once it was shown', async () => {
  const [agent, warehouse] = [await office.colleague('agent'), await office.colleague('warehouse')]
  const inspector = await office.colleague('inspector')
  const trade = await arrived('at')
  const held = await openCaseAt(inspector, 'swapped-identity', { trade: itemReference(trade.number, 0), imei: IMEI })
  await inspector.send(held, { intent: 'close', result: 'suspended', reason: 'Wem gehört es?' })
  const path = await openCaseAt(warehouse, 'document-missing', { trade: formatTradeNumber(trade.number) })
  // Documents are for those who see customers, and never for the warehouse.
  expect((await warehouse.see(path)).text).not.toContain('/payouts/trades/')
  expect((await agent.see(path)).text).toContain('/payouts/trades/')

  expect((await warehouse.send(path, { intent: 'close', result: 'shown', reason: 'Ausweis' })).status).toBe(403)
  expect((await agent.send(path, { intent: 'close', result: 'shown', reason: 'Ausweis gesehen' })).status).toBe(302)
  expect((await tradeNow(trade)).items[0]!.status).toBe('IN_INSPECTION')
})

describe.each(countryCodes)('OP-08 letters about cases in %s', (code) => {
  test('are written to the seller in his language, by those who decide, and the case waits for the answer', async () => {
    const [warehouse, agent] = [await office.colleague('warehouse'), await office.colleague('agent')]
    const trade = await arrived(code)
    for (const kind of caseKinds) {
      const email = `${crypto.randomUUID()}@example.com`
      const isParcel = kind === 'parcel-without-order'
      const about: Form = isParcel ? { email, country: code, sender: 'X' } : { trade: itemReference(trade.number, 0) }
      const path = await openCaseAt(warehouse, kind, { ...about, imei: IMEI })
      expect((await warehouse.send(path, { intent: 'letter' })).status).toBe(403)
      expect((await agent.see(`${path}/letter`)).status).toBe(200)
      expect((await agent.send(path, { intent: 'letter' })).status).toBe(302)

      const [letter] = await lettersTo(isParcel ? email : trade.email, `case-${kind}`)
      expect(foreignIn(code, letter!), kind).toEqual([])
      expect(letter!.text, kind).toContain(referenceIn(path))
      expect(await caseAt(path), kind).toMatchObject({ state: 'waiting' })
    }
  })
})

test('a case is taken, passed on, moved and noted, and all of it is in its history and in the audit', async () => {
  const [warehouse, agent] = [await office.colleague('warehouse'), await office.colleague('agent')]
  const path = await openCaseAt(warehouse, 'parcel-without-order', { sender: 'Ohne Namen' })
  await warehouse.send(path, { intent: 'take' })
  await warehouse.send(path, { intent: 'assign', assignedTo: agent.id })
  await warehouse.send(path, { intent: 'place', place: 'P-B-01-1' })
  await agent.send(path, { intent: 'note', note: 'Klingt nach Frau Muster' })
  const finance = await office.colleague('finance')

  const seen = readable((await agent.see(path)).text)
  for (const text of [agent.username, 'P-B-01-1', 'Klingt nach Frau Muster']) expect(seen).toContain(text)
  expect(readable((await agent.see('/cases?person=me')).text)).toContain(referenceIn(path))
  expect(readable((await agent.see(`/cases?person=${agent.username}`)).text)).toContain(referenceIn(path))
  expect(readable((await agent.see('/cases?person=unbekannt')).text)).not.toContain('C-2')
  expect(readable((await agent.see('/cases?text=p-b-01-1')).text)).toContain(referenceIn(path))
  expect((await agent.see('/cases?format=csv&text=P-B-01-1')).text).toContain(referenceIn(path))
  expect((await finance.see(path)).status).toBe(403)
  const { rows } = await office.query('select action from audit_entries where subject = $1 order by at, id', [
    `case ${referenceIn(path)}`,
  ])
  expect(rows.map(({ action }) => action)).toEqual([
    'case.opened',
    'case.taken',
    'case.assigned',
    'case.moved',
    'case.note',
  ])
})

test('two cases of the same thing become one, and photos and notes of both are read there', async () => {
  const warehouse = await office.colleague('warehouse')
  const sender = crypto.randomUUID()
  const [first, second] = [
    await openCaseAt(warehouse, 'parcel-without-order', { sender, photos: casePhoto }),
    await openCaseAt(warehouse, 'parcel-without-order', { sender, description: 'Der zweite Karton' }),
  ]
  await warehouse.send(first, { intent: 'note', note: 'Blaues Klebeband' })
  expect((await warehouse.send(first, { intent: 'merge', into: referenceIn(first) })).status).toBe(422)
  expect((await warehouse.send(first, { intent: 'merge', into: referenceIn(second) })).status).toBe(302)

  const { number, ...merged } = await caseAt(second)
  expect(merged).toMatchObject({ state: 'open' })
  const { text } = await warehouse.see(second)
  expect(readable(text)).toContain('Blaues Klebeband')
  expect(text).toMatch(/\/photos\/[0-9a-f-]{36}/)
  expect(readable((await warehouse.see(first)).text)).toContain(formatCaseNumber(Number(number)))
  expect(await caseAt(first)).toMatchObject({ state: 'merged' })
  expect((await warehouse.send(first, { intent: 'place', place: 'P-A-01-1' })).status).toBe(409)
})

test('the database knows kinds, states and which result fits which kind', async () => {
  const warehouse = await office.colleague('warehouse')
  const path = await openCaseAt(warehouse, 'parcel-without-order', { sender: 'Jemand' })
  const set = (change: string) =>
    office.query(`update cases set ${change} where number = $1`, [path.replaceAll(/\D/g, '')])

  await expect(set(`kind = 'something'`)).rejects.toThrow('cases_kind_check')
  await expect(set(`state = 'somewhere'`)).rejects.toThrow('cases_state_check')
  await expect(set(`state = 'closed', closed_at = now(), result = 'carrier-pays'`)).rejects.toThrow('check')
  await expect(set(`state = 'closed', closed_at = now()`)).rejects.toThrow('check')
  await expect(office.query(`update case_entries set text = 'x'`)).rejects.toThrow('append-only')
})
