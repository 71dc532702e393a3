import { describe, expect, test } from 'vitest'
import { addPlace, changePlace } from '#domain/warehouse/places/change-places.ts'
import { formatTradeNumber, itemReference } from '#domain/trades/trade-number.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { casesOf, openCaseAt, referenceIn } from '#tests/support/drivers/office/cases.ts'
import { newColleague } from '#tests/support/drivers/office/inspectors.ts'
import { useOffice } from '#tests/support/drivers/office/office.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { links, readable, rowOutcomes, texts } from '#tests/support/readers/pages/html.ts'

const office = useOffice()
const { arrived, caseAt, tradeNow } = casesOf(office)

const itemOf = ({ number }: Trade) => itemReference(number, 0)

const holderOf = async ({ id }: Trade) => {
  const { rows } = await office.query(
    'select s.username from trade_items i left join staff s on s.id = i.inspector where i.trade_id = $1',
    [id],
  )
  return rows[0].username as string | null
}

const placeOf = async (trade: Trade) => (await tradeNow(trade)).items[0]!.place

let places = 0
async function newPlace(capacity: number | null = null, isClosed = false): Promise<string> {
  const colleague = await newColleague(office.engines(), 'warehouse')
  const code = `P-Q-${Date.now() % 1_000_000}-${(places += 1)}`
  await addPlace(office.engines(), colleague, { code, kind: 'shelf', capacity })
  if (isClosed) await changePlace(office.engines(), colleague, { code, kind: 'shelf', capacity, isClosed })
  return code
}

describe.each([
  { screen: 'inspection', path: '/inspection', column: 'Modell', name: 'device', search: 'share=all&sort=value' },
  { screen: 'cases', path: '/cases', column: 'Frist', name: 'due', search: 'state=any&sort=number' },
])('OP-11 the list at $path', ({ screen, path, column, name, search }) => {
  test('OP-11 has columns, begins with a saved view, and can be had as a file', async () => {
    const inspector = await office.colleague('inspector')
    await openCaseAt(inspector, 'parcel-without-order', { sender: 'X' })
    await arrived()
    const { text } = await inspector.see(`${path}?${search}&columns=${name},number`)
    expect(texts(text, 'th').find((heading) => heading !== '')).toBe(column)

    const saved = await inspector.send('/views', { screen, search, name: 'So will ich es', startsFor: 'owner' })
    expect(saved.headers.location).toBe(`${path}?${search}`)
    expect((await inspector.see(path)).headers.location).toBe(`${path}?${search}`)
    expect(readable((await inspector.see(`${path}?${search}`)).text)).toContain('So will ich es')
    const file = await inspector.see(`${path}?${search}&format=csv`)
    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.text.split('\n').length).toBeGreaterThan(2)
  })
})

test('columns of the queue are still chosen when an inspector comes back from a device', async () => {
  const inspector = await office.colleague('inspector')
  const trade = await arrived()
  const { text } = await inspector.see(`/inspection?share=free&columns=number,value&text=${itemOf(trade)}`)

  expect(links(text)).toContain(`/inspection/${itemOf(trade)}?share=free&text=${itemOf(trade)}&columns=number%2Cvalue`)
})

describe('OP-11 several devices of the inspection queue', () => {
  test('OP-11 are laid on a colleague’s table, and one that somebody has stops none of the others', async () => {
    const [lead, other, third] = [
      await office.colleague('inspector'),
      await office.colleague('inspector'),
      await office.colleague('inspector'),
    ]
    const [held, free] = [await arrived(), await arrived()]
    await third.send(`/inspection/${itemOf(held)}`, { intent: 'take' })

    const row = [itemOf(held), 'T-26-nonsense', itemOf(free)]
    const { text } = await lead.send('/inspection?share=all', { bulk: `assign ${other.id}`, row })
    expect(rowOutcomes(text)).toEqual([
      `${itemOf(held)} Das Gerät liegt schon bei ${third.username} auf dem Tisch.`,
      'T-26-nonsense Dieses Gerät gibt es in diesem Auftrag nicht.',
      `${itemOf(free)} erledigt`,
    ])
    expect([await holderOf(held), await holderOf(free)]).toEqual([third.username, other.username])
    expect((await other.see('/inspection?share=mine')).text).toContain(itemOf(free))
  })

  test('OP-11 are freed by whoever has them, or with a reason by whoever may take over', async () => {
    const [inspector, admin] = [await office.colleague('inspector'), await office.colleague('admin')]
    const trades = [await arrived(), await arrived()]
    for (const trade of trades) await inspector.send(`/inspection/${itemOf(trade)}`, { intent: 'take' })
    const [first, second] = trades.map(itemOf)

    const own = await inspector.send('/inspection?share=mine', { bulk: 'free', row: first! })
    expect(rowOutcomes(own.text)).toEqual([`${first} erledigt`])
    const without = await admin.send('/inspection?share=all', { bulk: 'free', row: second! })
    expect(rowOutcomes(without.text)[0]).toContain(inspector.username)
    const reason = { bulk: 'free', words: 'Er ist krank', row: [first!, second!] }
    expect(rowOutcomes((await admin.send('/inspection?share=all', reason)).text)).toEqual([
      `${first} Das geht in diesem Zustand nicht. Vielleicht war gerade jemand anderes schneller.`,
      `${second} erledigt`,
    ])
    expect(await Promise.all(trades.map(holderOf))).toEqual([null, null])
  })

  test('OP-11 are put to a place until it is full, and by nobody who does not put away', async () => {
    const warehouse = await office.colleague('warehouse')
    const [small, closed] = [await newPlace(1), await newPlace(null, true)]
    const [first, second] = [await arrived(), await arrived()]
    const row = [itemOf(first), itemOf(second)]

    const full = await warehouse.send('/inspection?share=all', { bulk: 'place', words: small, row })
    expect(rowOutcomes(full.text)).toEqual([`${itemOf(first)} erledigt`, `${itemOf(second)} Der Platz ist voll (1).`])
    expect([await placeOf(first), await placeOf(second)]).toEqual([small, null])
    const shut = await warehouse.send('/inspection?share=all', { bulk: 'place', words: closed, row: row[1]! })
    expect(rowOutcomes(shut.text)).toEqual([`${itemOf(second)} Der Platz ist geschlossen.`])
    const inspector = await office.colleague('inspector')
    expect((await inspector.send('/inspection', { bulk: 'place', words: small, row })).status).toBe(403)
    expect((await warehouse.send('/inspection', { bulk: 'free', row })).status).toBe(403)
  })
})

test('OP-11 trades are put to a place with everything of them that is here', async () => {
  const warehouse = await office.colleague('warehouse')
  const place = await newPlace()
  const [here, away] = [await arrived('de', 2), await soldTrade(office.engines())]
  const row = [here, away].map(({ number }) => formatTradeNumber(number))

  const { text } = await warehouse.send('/trades?sort=-created', { bulk: 'place', words: place.toLowerCase(), row })
  expect(rowOutcomes(text)).toEqual([`${row[0]} erledigt`, `${row[1]} Davon steht nichts bei uns.`])
  expect((await tradeNow(here)).items.map((item) => item.place)).toEqual([place, place])
  const agent = await office.colleague('agent')
  expect((await agent.send('/trades', { bulk: 'place', words: place, row })).status).toBe(403)
})

test('OP-11 cases are handed to somebody and moved, and one that is done stops none of the others', async () => {
  const [agent, warehouse] = [await office.colleague('agent'), await office.colleague('warehouse')]
  const trade = await arrived()
  const about = { trade: itemOf(trade) }
  const paths = [
    await openCaseAt(warehouse, 'damaged-in-transit', about),
    await openCaseAt(warehouse, 'document-missing', about),
  ]
  const [open, closed] = paths.map(referenceIn)
  await agent.send(paths[1]!, { intent: 'close', result: 'not-needed', reason: 'Bekannt' })
  const row = [closed!, 'C-26-999999', open!]

  const assigned = await warehouse.send('/cases', { bulk: `assign ${agent.id}`, row })
  expect(rowOutcomes(assigned.text)).toEqual([
    `${closed} Der Fall ist schon erledigt.`,
    'C-26-999999 Diesen Fall gibt es nicht.',
    `${open} erledigt`,
  ])
  expect(await caseAt(paths[0]!)).toMatchObject({ assigned_to: agent.id })
  await warehouse.send('/cases', { bulk: 'place', words: 'p-c-01', row: open! })
  expect(await caseAt(paths[0]!)).toMatchObject({ place: 'P-C-01' })
  const empty = await warehouse.send('/cases', { bulk: 'place', words: ' ', row: open! })
  expect(rowOutcomes(empty.text)).toEqual([`${open} Bitte sag, auf welchen Platz.`])
  await warehouse.send('/cases', { bulk: 'assign', row: open! })
  expect(await caseAt(paths[0]!)).toMatchObject({ assigned_to: null, place: 'P-C-01' })
  expect((await warehouse.send('/cases', { bulk: 'close', row })).status).toBe(400)
  expect((await (await office.colleague('auditor')).send('/cases', { bulk: 'place', row })).status).toBe(403)
})
