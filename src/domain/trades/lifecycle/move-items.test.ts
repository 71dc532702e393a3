import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { asColleague, type Actor } from './actor.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { moveItems, type Move } from './move-items.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { itemStates } from './trade-status.ts'
import { transitionFrom, transitions, type ItemEvent, type Party } from './transitions.ts'

const engines = useEngines({ stocked: true })

const colleague = (username: string, ...roles: Role[]): Promise<Colleague> =>
  hireColleague(engines(), username, ...roles)

let trade: Trade
beforeEach(async () => {
  trade = await soldTrade(engines(), 'de', { pieces: 2 })
})

const move = (change: Pick<Move, 'event' | 'actor'> & Partial<Move>) =>
  moveItems(engines(), storefronts, { tradeId: trade.id, itemIds: [trade.items[0]!.id], ...change })

const setState = (state: string) =>
  sql`update trade_items set status = ${state} where id = ${trade.items[0]!.id}`.execute(engines().db)

const states = async () => (await findTrade(engines().db, trade.id))!.items.map(({ status }) => status)

const countOf = async (table: 'trade_events' | 'letters' | 'audit_entries') =>
  (await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(engines().db)).rows[0]!
    .count

const carrier: Actor = { kind: 'carrier' }
const events = [...new Set(transitions.map(({ event }) => event))]

describe('moving a device', () => {
  test('S4.12 only what the table allows happens; every other jump is refused and writes nothing', async () => {
    const admin = asColleague(await colleague('admin', 'admin'))
    const witness = await colleague('witness', 'warehouse')
    for (const state of itemStates) {
      for (const event of events) {
        await setState(state)
        const step = transitionFrom(state, event)
        const party = step?.by.find((by): by is Party => !by.includes('.'))
        const actor: Actor = party === undefined ? admin : { kind: party }
        const before = await countOf('trade_events')
        const proof = { reason: 'because', evidence: ['x'], witness }
        const result = await move({ event, actor, letter: 'none', ...proof })

        const expected = step ? { ok: true, repeated: false } : { ok: false, reason: 'not-from-here' }
        expect(result, `${state} ${event}`).toEqual(expected)
        expect((await states())[0], `${state} ${event}`).toBe(step?.to ?? state)
        expect((await countOf('trade_events')) - before).toBe(step ? 1 : 0)
      }
    }
  })

  test('the same key moves once, and never something else', async () => {
    const key = crypto.randomUUID()
    const first = await move({ event: 'carrierScan', actor: carrier, key })
    const letters = await countOf('letters')

    expect(first).toEqual({ ok: true, repeated: false })
    expect(await move({ event: 'carrierScan', actor: carrier, key })).toEqual({ ok: true, repeated: true })
    expect(await move({ event: 'cancel', actor: { kind: 'seller' }, key })).toEqual({
      ok: false,
      reason: 'key-used-otherwise',
    })
    expect(await countOf('letters')).toBe(letters)
    expect(await states()).toEqual(['IN_TRANSIT', 'EXPECTED'])
  })

  test('of ten who move the same device at once, one does', async () => {
    const results = await Promise.all(Array.from({ length: 10 }, () => move({ event: 'carrierScan', actor: carrier })))

    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    for (const result of results) if (!result.ok) expect(result.reason).toBe('not-from-here')
  })

  test('several devices move together or not at all, and one letter tells of all', async () => {
    const itemIds = trade.items.map(({ id }) => id)
    const before = await countOf('letters')

    expect(await move({ event: 'carrierScan', actor: carrier, itemIds })).toMatchObject({ ok: true })
    expect(await countOf('letters')).toBe(before + 1)
    await setState('RECEIVED')
    expect(await move({ event: 'timeout', actor: { kind: 'clock' }, itemIds })).toMatchObject({ ok: false })
    expect(await states()).toEqual(['RECEIVED', 'IN_TRANSIT'])
  })

  test('a device of another trade, and one that does not exist, are not found', async () => {
    const other = await soldTrade(engines())
    for (const itemIds of [[other.items[0]!.id], [crypto.randomUUID()], [], [trade.items[0]!.id, other.items[0]!.id]]) {
      expect(await move({ event: 'carrierScan', actor: carrier, itemIds })).toEqual({
        ok: false,
        reason: 'no-such-item',
      })
    }
  })

  test('nobody does what is not his to do', async () => {
    const inspector = asColleague(await colleague('ina', 'inspector'))
    const auditor = asColleague(await colleague('audit', 'auditor'))
    const wrong: [ItemEvent, Actor][] = [
      ['carrierScan', { kind: 'seller' }],
      ['receive', inspector],
      ['receive', auditor],
      ['cancel', carrier],
      ['timeout', asColleague(await colleague('boss', 'admin'))],
    ]
    for (const [event, actor] of wrong) {
      expect(await move({ event, actor }), event).toEqual({ ok: false, reason: 'not-yours-to-do' })
    }
  })

  test('reasons, proofs and a second person are asked for where one word is not enough', async () => {
    const packer = await colleague('packer', 'warehouse')
    const actor = asColleague(packer)
    await setState('RECEIVED')
    const missing = (change: Partial<Move>) => move({ event: 'notInParcel', actor, ...change })

    expect(await missing({})).toEqual({ ok: false, reason: 'evidence-missing' })
    expect(await missing({ evidence: ['photo'] })).toEqual({ ok: false, reason: 'witness-missing' })
    expect(await missing({ evidence: ['photo'], witness: packer })).toEqual({ ok: false, reason: 'witness-missing' })
    const witness = await colleague('second', 'agent')
    expect(await missing({ evidence: ['photo'], witness })).toMatchObject({ ok: true })
    const agent = asColleague(await colleague('agent', 'agent'))
    expect(await move({ event: 'close', actor: agent, reason: '  ' })).toEqual({ ok: false, reason: 'reason-missing' })
  })

  test('F-02 the database wants a second person for a missing device too', async () => {
    await colleague('packer', 'warehouse')
    await colleague('second', 'agent')
    const missing = (...evidence: string[]) =>
      sql`insert into trade_events (id, trade_id, item_id, at, event, actor, evidence)
        values (gen_random_uuid(), ${trade.id}, ${trade.items[0]!.id}, now(), 'notInParcel', 'packer',
          ${JSON.stringify(evidence)}::jsonb)`.execute(engines().db)
    const refused = expect.objectContaining({ constraint: 'witness_missing' })

    await expect(missing('photo')).rejects.toEqual(refused)
    await expect(missing('photo', 'witness packer')).rejects.toEqual(refused)
    await expect(missing('photo', 'witness nobody-of-us')).rejects.toEqual(refused)
    await missing('photo', 'witness second')
  })

  test('X1.17 what a colleague changes is audited with before and after; the history can never be changed', async () => {
    const actor = asColleague(await colleague('helper', 'agent'))
    await move({ event: 'cancel', actor, reason: 'asked on the phone' })
    const entry = await engines()
      .db.selectFrom('audit_entries')
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()

    expect(entry).toMatchObject({ username: 'helper', action: 'item.cancel', subject: `trade ${trade.number}` })
    expect(entry.before).toEqual({ [trade.items[0]!.id]: 'EXPECTED' })
    expect(entry.after).toMatchObject({ [trade.items[0]!.id]: 'CANCELLED', reason: 'asked on the phone' })
    for (const table of ['trade_events', 'audit_entries'] as const) {
      const wipe = sql`delete from ${sql.table(table)}`.execute(engines().db)
      await expect(wipe).rejects.toThrow('append-only')
      const change = sql`update ${sql.table(table)} set at = now()`.execute(engines().db)
      await expect(change).rejects.toThrow('append-only')
    }
  })

  test('a price is kept if the first sign of life came in time, and not otherwise', async () => {
    const warehouse = asColleague(await colleague('dock', 'warehouse'))
    const isLate = async () => (await findTrade(engines().db, trade.id))!.items[0]!.isLate
    const runOut = () =>
      sql`update trades set price_valid_until = now() - interval '1 hour' where id = ${trade.id}`.execute(engines().db)
    await move({ event: 'carrierScan', actor: carrier })
    await runOut()
    await move({ event: 'receive', actor: warehouse })
    expect(await isLate()).toBe(false)

    trade = await soldTrade(engines())
    await runOut()
    await move({ event: 'carrierScan', actor: carrier, seenAt: new Date(Date.now() - 2 * 60 * 60_000) })
    expect(await isLate()).toBe(false)

    trade = await soldTrade(engines())
    await runOut()
    await move({ event: 'receive', actor: warehouse })
    expect(await isLate()).toBe(true)
  })
})
