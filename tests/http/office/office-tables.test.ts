import { describe, expect, test } from 'vitest'
import { saveMessage } from '#domain/contact/messages/save-message.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { attribute, links, readable, rowOutcomes, tags, texts } from '#tests/support/readers/pages/html.ts'
import { useOffice, type OfficeColleague } from '#tests/support/drivers/office/office.ts'
import { shopOf, soldTrade } from '#tests/support/fixtures/sold-trade.ts'

const office = useOffice()

const sold = (): Promise<Trade> => soldTrade(office.engines(), 'de', { pieces: 1 })

async function arrived(): Promise<Trade> {
  const trade = await sold()
  await office.query(`update trade_items set status = 'RECEIVED', status_since = now() where trade_id = $1`, [trade.id])
  return trade
}

const numberOf = ({ number }: Trade): string => formatTradeNumber(number)

const headings = (html: string): string[] => texts(html, 'th').filter((text) => text !== '')

describe('OP-11 columns', () => {
  test('OP-11 stand in the address, in their order, and go along wherever the list leads', async () => {
    await sold()
    const agent = await office.colleague('agent')

    const { text } = await agent.see('/trades?columns=amount,email&columns=number&columns=nonsense')
    expect(headings(text)).toEqual(['Betrag', 'E-Mail', 'Auftrag'])
    expect(links(text)).toContain('?sort=amount&columns=amount%2Cemail%2Cnumber%2Cnonsense')
    expect(headings((await agent.see('/trades')).text)).not.toContain('E-Mail')
  })

  test('OP-11 a file has all of them, whatever the list shows', async () => {
    await sold()
    const agent = await office.colleague('agent')

    const { text } = await agent.see('/trades?columns=amount&format=csv')
    expect(text.split('\n')[0]).toContain('email')
  })
})

describe('OP-11 views', () => {
  const save = (who: OfficeColleague, name: string, more: Record<string, string> = {}) =>
    who.send('/views', { screen: 'trades', search: `?country=fr&sort=-created`, name, ...more })
  const begin = async (who: OfficeColleague) => (await who.see('/trades')).headers.location

  test('OP-11 one’s own opens first where its owner wants it, and nobody else sees it', async () => {
    const [agent, other] = [await office.colleague('agent'), await office.colleague('agent')]
    const saved = await save(agent, 'Nur Frankreich', { startsFor: 'owner' })
    expect(saved.headers.location).toBe('/trades?country=fr&sort=-created')

    expect(await begin(agent)).toBe('/trades?country=fr&sort=-created')
    expect((await agent.see('/trades?sort=-created')).status).toBe(200)
    expect(readable((await agent.see('/views')).text)).toContain('Nur Frankreich')
    expect(readable((await other.see('/views')).text)).not.toContain('Nur Frankreich')
    expect(await begin(other)).toBeUndefined()
  })

  test('OP-11 one of a role opens first for everybody of it, and only administrators make it', async () => {
    const warehouse = await office.colleague('warehouse')
    expect((await save(warehouse, 'Für das Lager', { startsFor: 'warehouse' })).status).toBe(403)
    const admin = await office.colleague('admin')
    await save(admin, 'Für das Lager', { startsFor: 'warehouse' })

    expect(await begin(warehouse)).toBe('/trades?country=fr&sort=-created')
    expect(await begin(admin)).toBeUndefined()
    const { text } = await admin.see('/views')
    const id = tags(text, 'input').map((tag) => attribute(tag, 'name') === 'view' && attribute(tag, 'value'))
    for (const view of id) if (view) await admin.send('/views', { intent: 'remove', view })
    expect(await begin(warehouse)).toBeUndefined()
  })

  test('OP-11 a shared one is everybody’s to open and its owner’s to remove, and a foreign one is not there', async () => {
    const [agent, other] = [await office.colleague('agent'), await office.colleague('agent')]
    await save(agent, 'Gemeinsam', { share: 'on' })
    await save(agent, 'Geheim')
    const { rows } = await office.query(
      'select id, name, staff_id from saved_views where staff_id = $1 order by name',
      [agent.id],
    )
    const [secret, shared] = rows.map(({ id }) => id as string)

    expect(readable((await other.see('/trades?sort=-created')).text)).toContain('Gemeinsam')
    expect((await other.send('/views', { intent: 'remove', view: shared! })).status).toBe(403)
    expect((await other.send('/views', { intent: 'remove', view: secret! })).status).toBe(404)
    expect((await agent.send('/views', { intent: 'remove', view: shared! })).status).toBe(302)
    expect((await save(other, ' ')).status).toBe(422)
  })
})

describe('OP-11 several rows at once', () => {
  test('OP-11 trades say one by one whether they have labels, and print those that have', async () => {
    const [there, away] = [await arrived(), await sold()]
    const warehouse = await office.colleague('warehouse')
    const row = [numberOf(there), numberOf(away), 'T-26-nonsense']

    const { text } = await warehouse.send('/trades?sort=-created', { bulk: 'labels', row })
    expect(rowOutcomes(text)).toEqual([
      `${numberOf(there)} erledigt`,
      `${numberOf(away)} Hier liegt noch kein Gerät, das ein Etikett braucht.`,
      'T-26-nonsense Diesen Auftrag gibt es nicht.',
    ])
    const print = links(text).find((link) => link.startsWith('/labels/'))!
    expect(print).toBe(`/labels/trade/${numberOf(there)}`)
    expect((await warehouse.see(print)).headers['content-type']).toBe('application/pdf')
    expect((await (await office.colleague('auditor')).send('/trades', { bulk: 'labels', row })).status).toBe(403)
  })

  test('OP-11 the tick for the whole page needs no script', async () => {
    const trade = await sold()
    const agent = await office.colleague('agent')
    const shown = [numberOf(trade)]

    const { text } = await agent.send('/trades', { bulk: 'note', words: 'Ruft zurück', all: 'on', shown })
    expect(rowOutcomes(text)).toEqual([`${numberOf(trade)} erledigt`])
    expect(readable((await agent.see(`/trades/${numberOf(trade)}`)).text)).toContain('Ruft zurück')
    expect(readable((await agent.send('/trades', { bulk: 'note', words: 'x' })).text)).toContain('Nichts ausgewählt')
  })

  test('OP-11 a file holds what was ticked, and nothing else', async () => {
    const [one, two] = [await sold(), await sold()]
    const agent = await office.colleague('agent')

    const { text } = await agent.see(`/trades?format=csv&row=${numberOf(one)}`)
    expect(text).toContain(numberOf(one))
    expect(text).not.toContain(numberOf(two))
  })

  test('OP-11 one message that is gone stops none of the others from being closed', async () => {
    const { db, now } = office.engines()
    const message = { subject: 'order-status', email: 'ana@example.com', name: 'Ana', text: 'Wo ist es?' } as const
    const write = () => db.transaction().execute((tx) => saveMessage(tx, shopOf('de'), message, now()))
    const [first, second] = [await write(), await write()]
    const agent = await office.colleague('agent')

    const row = [`K-${first}`, 'K-99999999', `K-${second}`]
    const { text } = await agent.send('/contact', { bulk: 'close', row })
    expect(rowOutcomes(text)).toEqual([
      `K-${first} erledigt`,
      'K-99999999 Diese Nachricht gibt es nicht mehr.',
      `K-${second} erledigt`,
    ])
    const { rows } = await office.query('select status from contact_messages where number = any($1)', [[first, second]])
    expect(rows).toEqual([{ status: 'closed' }, { status: 'closed' }])
    const assigned = await agent.send('/contact', { bulk: `assign ${agent.id}`, row: `K-${first}` })
    expect(rowOutcomes(assigned.text)).toEqual([`K-${first} erledigt`])
    expect((await agent.send('/contact', { bulk: 'nonsense', row })).status).toBe(400)
  })

  test('OP-11 a letter that was sent goes out no second time, and the one beside it that failed does', async () => {
    const agent = await office.colleague('agent')
    const { rows } = await office.query(`select id from letters where kind = 'test' and status <> 'waiting' limit 2`)
    const row = rows.map(({ id }) => id as string)
    await office.query(`update letters set status = 'failed' where id = $1`, [row[0]])

    const { text } = await agent.send('/letters', { bulk: 'resend', row })
    expect(rowOutcomes(text).map((line) => line.endsWith('erledigt'))).toEqual([true, false])
    expect(rowOutcomes(text)[1]).toContain('Diese Nachricht ist nicht gescheitert')
  })
})

describe('F-35 the search', () => {
  test('F-35 is open to everybody, and finds nothing that is not theirs to see', async () => {
    const trade = await sold()
    const hits = async (who: OfficeColleague) => (await who.see(`/search/hits.data?q=${numberOf(trade)}`)).text
    const [agent, content] = [await office.colleague('agent'), await office.colleague('content')]

    expect(await hits(agent)).toContain(`/trades/${numberOf(trade)}`)
    expect(await hits(content)).not.toContain(`/trades/${numberOf(trade)}`)
    const { status, text } = await content.see('/search?q=iphone')
    expect([status, readable(text).includes('Apple iPhone')]).toEqual([200, true])
    expect(links((await content.see('/search?q=newsletter')).text)).toContain('/newsletter/new')
    expect(links((await agent.see('/search?q=newsletter')).text)).not.toContain('/newsletter/new')
  })
})
