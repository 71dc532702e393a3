import { describe, expect, test } from 'vitest'
import { listTrades } from '#domain/trades/lists/list-trades.ts'
import { moveItems, type Move } from '#domain/trades/lifecycle/move-items.ts'
import { roles, type Role } from '#domain/staff/permissions.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { formatTradeNumber, itemReference } from '#domain/trades/trade-number.ts'
import { tradeStatuses } from '#domain/trades/lifecycle/trade-status.ts'
import { sendShippingDocuments } from '#domain/trades/parcels/send-shipping-documents.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { readable } from '#tests/support/readers/pages/html.ts'
import { useOffice } from '#tests/support/drivers/office/office.ts'
import { samplePhotos } from '#tests/support/fixtures/sample-photos.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'

const office = useOffice()

const sold = (pieces = 1): Promise<Trade> => soldTrade(office.engines(), 'de', { pieces })

const itemsNow = async (trade: Trade) => (await findTrade(office.engines().db, trade.id))!.items

const move = (trade: Trade, event: Move['event'], more: Partial<Move> = {}) =>
  moveItems(office.engines(), storefronts, {
    tradeId: trade.id,
    itemIds: trade.items.map(({ id }) => id),
    event,
    actor: { kind: 'clock' },
    ...more,
  })

const pageOf = ({ number }: Trade) => `/trades/${formatTradeNumber(number)}`

const photo = { name: 'box.jpg', type: 'image/jpeg', bytes: samplePhotos.jpeg.bytes }

async function inTransit(pieces = 1): Promise<Trade> {
  const trade = await sold(pieces)
  await move(trade, 'carrierScan', { actor: { kind: 'carrier' } })
  return trade
}

async function missing(): Promise<Trade> {
  const trade = await inTransit()
  await move(trade, 'timeout')
  return trade
}

describe('X1.16 who may what', () => {
  const screens = ['/trades', '/receive', '/inspection', '/returns']
  const works: Record<string, readonly Role[]> = {
    '/receive': ['warehouse', 'admin'],
    '/returns': ['warehouse', 'admin'],
    '/inspection/T-26-001016-1': ['inspector', 'admin'],
    '/trades/T-26-001016': ['agent', 'inspector', 'warehouse', 'finance', 'admin'],
  }

  test.each(roles)('X1.16 %s sees and sends what is his work, and nothing else', async (role) => {
    const colleague = await office.colleague(role)
    const sees = !['pricing', 'content'].includes(role)

    for (const path of screens) expect((await colleague.see(path)).status, path).toBe(sees ? 200 : 403)
    expect((await colleague.see('/')).status).toBe(200)
    for (const [path, workers] of Object.entries(works)) {
      const { status } = await colleague.send(path, { intent: 'nothing' })
      if (workers.includes(role)) expect(status, path).not.toBe(403)
      else expect(status, path).toBe(403)
    }
  })

  test('a colleague who may send a form is still refused an action that is not his', async () => {
    const trade = await missing()
    const warehouse = await office.colleague('warehouse')
    const form = { intent: 'close', item: trade.items[0]!.id, reason: 'gone', key: crypto.randomUUID() }

    expect((await warehouse.send(pageOf(trade), form)).status).toBe(403)
    expect((await itemsNow(trade))[0]!.status).toBe('MISSING')
  })
})

test('the dashboard shows what waits for a role large, and the rest small', async () => {
  await missing()
  const { text } = await (await office.colleague('agent')).see('/')
  const page = readable(text)

  expect(page).toMatch(/Vermisst/)
  expect(page.indexOf('Vermisst')).toBeLessThan(page.indexOf('Bei den anderen'))
  expect(page.indexOf('Zurückzusenden')).toBeGreaterThan(page.indexOf('Bei den anderen'))
  expect(text).toContain('/trades?queue=missing')
})

describe('search', () => {
  test('the number of a trade leads to it, however it is written', async () => {
    const trade = await sold()
    const agent = await office.colleague('agent')
    const number = formatTradeNumber(trade.number)

    for (const typed of [
      number,
      number.replaceAll('-', ''),
      number.replaceAll('-', 'ß'),
      ` ${number.toLowerCase()} `,
    ]) {
      const { status, headers } = await agent.see(`/search?q=${encodeURIComponent(typed)}`)
      expect([status, headers.location], typed).toEqual([302, pageOf(trade)])
    }
  })

  test('a device, a parcel, a mailbox and a name are found, too', async () => {
    const trade = await sold(2)
    await sendShippingDocuments(office.engines(), storefronts, trade.id)
    const { shippingDocuments } = (await findTrade(office.engines().db, trade.id))!
    const agent = await office.colleague('agent')
    const warehouse = await office.colleague('warehouse')
    const target = async (who: typeof agent, typed: string) =>
      (await who.see(`/search?q=${encodeURIComponent(typed)}`)).headers.location

    expect(await target(agent, itemReference(trade.number, 1))).toBe(`${pageOf(trade)}#item-2`)
    expect(await target(agent, itemReference(trade.number, 2))).toBeUndefined()
    expect(await target(agent, shippingDocuments!.trackingNumber)).toBe(pageOf(trade))
    expect(await target(warehouse, shippingDocuments!.trackingNumber)).toBe(
      `/receive?code=${formatTradeNumber(trade.number)}`,
    )
    expect(await target(agent, trade.email.toUpperCase())).toBe(pageOf(trade))
    const byName = await agent.see('/search?q=ana%20mus')
    expect(byName.status).toBe(200)
    expect(byName.text).toContain(formatTradeNumber(trade.number))
    expect(readable((await agent.see('/search?q=%25')).text)).toContain('Nichts gefunden')
  })
})

test('the list filters by every status as trades have it, and exports what it shows', async () => {
  await missing()
  const agent = await office.colleague('agent')
  const page = { sort: 'created', descending: true, limit: 1000 } as const
  const all = await listTrades(office.engines(), page)

  for (const status of tradeStatuses) {
    const { rows, total } = await listTrades(office.engines(), { ...page, status })
    expect(rows.map(({ number }) => number)).toEqual(
      all.rows.filter((trade) => trade.status === status).map(({ number }) => number),
    )
    expect(total).toEqual({ count: rows.length, isExact: true })
  }
  const { headers, text } = await agent.see('/trades?status=ON_HOLD&format=csv')
  expect(headers['content-type']).toContain('text/csv')
  expect(text).toContain('ON_HOLD')
  expect(text).not.toContain('WAITING_FOR_PARCEL')
  expect((await agent.see('/trades?status=nonsense&from=2026-99-99&sort=drop')).status).toBe(200)
})

describe('the page of a trade', () => {
  test('X1.17 an action moves the device once, is audited, and is read in the history', async () => {
    const trade = await missing()
    const agent = await office.colleague('agent')
    const form = {
      intent: 'close',
      item: trade.items[0]!.id,
      reason: 'Nachforschung ergebnislos',
      key: crypto.randomUUID(),
    }

    const page = await agent.follow(pageOf(trade), form)
    const again = await agent.send(pageOf(trade), form)

    expect(readable(page.text)).toContain('Nachforschung ergebnislos')
    expect(readable(page.text)).toContain(agent.username)
    expect(again.status).toBe(302)
    const { rows } = await office.query('select * from audit_entries where subject = $1', [`trade ${trade.number}`])
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      username: agent.username,
      action: 'item.close',
      before: { [trade.items[0]!.id]: 'MISSING' },
      after: { [trade.items[0]!.id]: 'CANCELLED' },
    })
  })

  test('a jump that cannot happen is refused with a sentence, and so is an action without its reason', async () => {
    const trade = await missing()
    const agent = await office.colleague('agent')
    const send = (intent: string, reason = 'because') =>
      agent.send(pageOf(trade), { intent, item: trade.items[0]!.id, reason, key: crypto.randomUUID() })

    const jump = await send('cleared')
    expect(jump.status).toBe(409)
    expect(readable(jump.text)).toContain('Das geht in diesem Zustand nicht.')
    expect((await send('close', ' ')).status).toBe(422)
    expect((await send('launch')).status).toBe(400)
    expect((await itemsNow(trade))[0]!.status).toBe('MISSING')
  })

  test('a carrier pays at most what was promised', async () => {
    const trade = await missing()
    const agent = await office.colleague('agent')
    const send = (amount: string) =>
      agent.send(pageOf(trade), {
        intent: 'compensate',
        item: trade.items[0]!.id,
        reason: 'DHL haftet',
        amount,
        key: crypto.randomUUID(),
      })

    expect((await send('99999')).status).toBe(422)
    expect((await send('viel')).status).toBe(422)
    expect((await send('50,5')).status).toBe(302)
    expect((await itemsNow(trade))[0]).toMatchObject({ status: 'ACCEPTED', finalCents: 50_50 })
  })

  test('a note stays, with its writer, and nobody can change it', async () => {
    const trade = await sold()
    const agent = await office.colleague('agent')
    const page = await agent.follow(pageOf(trade), { intent: 'note', note: 'Ruft <b>morgen</b> an' })

    expect(readable(page.text)).toContain('Ruft <b>morgen</b> an')
    expect((await agent.send(pageOf(trade), { intent: 'note', note: '  ' })).status).toBe(422)
    await expect(office.query("update trade_notes set text = 'x'")).rejects.toThrow('append-only')
  })

  test('shows only a hint of where the money goes', async () => {
    // Not the example beside the field, which is in the data of every page.
    const iban = 'DE02120300000000202051'
    const trade = await soldTrade(office.engines(), 'de', { change: { payee: { holder: 'Ana Muster', iban } } })
    const { text } = await (await office.colleague('agent')).see(pageOf(trade))

    expect(trade.payeeHint).toContain(iban.slice(-4))
    expect(text).toContain(trade.payeeHint)
    expect(text.replaceAll(' ', '')).not.toContain(iban)
  })
})

describe('reception', () => {
  test('a parcel is opened by its tracking number and its devices are received, once', async () => {
    const trade = await inTransit(2)
    const warehouse = await office.colleague('warehouse')
    const item = trade.items.map(({ id }) => id)
    const form = { trade: formatTradeNumber(trade.number), item, key: crypto.randomUUID() }

    const opened = await warehouse.see(`/receive?code=${formatTradeNumber(trade.number)}`)
    expect(readable(opened.text)).toContain('Was liegt im Paket?')
    const done = await warehouse.follow('/receive', form)
    expect(readable(done.text)).toContain('2 Geräte angenommen.')
    expect((await warehouse.send('/receive', form)).status).toBe(302)
    expect((await itemsNow(trade)).map(({ status }) => status)).toEqual(['RECEIVED', 'RECEIVED'])

    const labels = await warehouse.see(`/receive/labels/${formatTradeNumber(trade.number)}`)
    expect(labels.headers['content-type']).toBe('application/pdf')
    expect(labels.bytes.subarray(0, 4).toString()).toBe('%PDF')
  })

  test('what is missing needs a photo and a second colleague with his own password', async () => {
    const trade = await inTransit(2)
    const [warehouse, second] = [await office.colleague('warehouse'), await office.colleague('inspector')]
    const [present, absent] = trade.items
    const send = (more: Parameters<typeof warehouse.send>[1] = {}) =>
      warehouse.send('/receive', {
        trade: formatTradeNumber(trade.number),
        item: present!.id,
        key: crypto.randomUUID(),
        ...more,
      })
    const witness = { witness: second.username, witnessPassword: second.password }

    expect((await send()).status).toBe(422)
    expect((await send({ photos: photo })).status).toBe(422)
    expect((await send(witness)).status).toBe(422)
    expect((await send({ photos: photo, ...witness, witnessPassword: 'wrong' })).status).toBe(422)
    const self = { witness: warehouse.username, witnessPassword: warehouse.password }
    expect((await send({ photos: photo, ...self })).status).toBe(422)
    expect((await itemsNow(trade)).map(({ status }) => status)).toEqual(['IN_TRANSIT', 'IN_TRANSIT'])

    expect((await send({ photos: photo, ...witness })).status).toBe(302)
    expect((await itemsNow(trade)).map(({ status }) => status)).toEqual(['RECEIVED', 'MISSING'])
    const { rows } = await office.query(
      "select evidence from trade_events where item_id = $1 and event = 'notInParcel'",
      [absent!.id],
    )
    expect(rows[0].evidence).toContain(`witness ${second.username}`)
    const letters = await office.query(
      "select kind from letters where to_address = $1 and kind != 'trade-created' order by created_at",
      [trade.email],
    )
    expect(letters.rows.map(({ kind }) => kind)).toEqual(['on-its-way', 'arrived', 'parcel-problem'])
  })

  test('a code that nobody knows says so', async () => {
    const { text } = await (await office.colleague('warehouse')).see('/receive?code=00340434161094042557')
    expect(readable(text)).toContain('gibt es kein Paket')
  })
})

describe('returns', () => {
  async function toReturn(pieces = 1): Promise<Trade> {
    const trade = await inTransit(pieces)
    const warehouse = await office.colleague('warehouse')
    const item = trade.items.map(({ id }) => id)
    await warehouse.send('/receive', { trade: formatTradeNumber(trade.number), item, key: crypto.randomUUID() })
    await move(trade, 'withdraw', { actor: { kind: 'seller' }, facts: { cause: 'withdrawn' } })
    return trade
  }

  test('devices of a seller go back in one parcel with a label, and he is told its number', async () => {
    const trade = await toReturn(2)
    const warehouse = await office.colleague('warehouse')
    const pack = { intent: 'pack', trade: trade.id, item: trade.items.map(({ id }) => id) }

    await warehouse.send('/returns', pack)
    const { text } = await warehouse.follow('/returns', pack)
    const { rows } = await office.query("select * from parcels where trade_id = $1 and direction = 'out'", [trade.id])
    expect(rows).toHaveLength(1)
    const { id: parcel, tracking_number: trackingNumber } = rows[0]
    expect(text).toContain(trackingNumber)
    const label = await warehouse.see(`/returns/${parcel}/label`)
    expect(label.bytes.subarray(0, 4).toString()).toBe('%PDF')

    const handOver = { intent: 'handOver', parcel, key: crypto.randomUUID() }
    expect((await warehouse.send('/returns', handOver)).status).toBe(302)
    expect((await warehouse.send('/returns', handOver)).status).toBe(302)
    expect((await warehouse.send('/returns', { ...handOver, key: crypto.randomUUID() })).status).toBe(409)
    expect((await itemsNow(trade)).map(({ status }) => status)).toEqual(['RETURNED', 'RETURNED'])
    const letters = await office.query(
      "select text_body from letters where to_address = $1 and kind = 'return-shipped'",
      [trade.email],
    )
    expect(letters.rows).toHaveLength(1)
    expect(letters.rows[0].text_body).toContain(trackingNumber)
  })

  test('what is not to go back is not packed', async () => {
    const trade = await inTransit()
    const warehouse = await office.colleague('warehouse')
    const pack = { intent: 'pack', trade: trade.id, item: trade.items[0]!.id }

    expect((await warehouse.send('/returns', pack)).status).toBe(409)
  })
})

test('F-17 the page of a company’s trade says that we owe the tax, from 5,000.00 € on', async () => {
  const agent = await office.colleague('agent')
  const trade = await sold(2)
  const pageAt = async (each: number) => {
    await office.query(`update trades set segment = 'business' where id = $1`, [trade.id])
    await office.query(`update trade_items set cents = $2 where trade_id = $1`, [trade.id, each])
    return readable((await agent.see(pageOf(trade))).text)
  }

  expect(await pageAt(2_499_99)).not.toContain('Wir schulden die Umsatzsteuer')
  expect(await pageAt(2_500_00)).toContain('Wir schulden die Umsatzsteuer (§ 13b UStG)')
})
