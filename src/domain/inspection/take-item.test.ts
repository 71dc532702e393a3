import { describe, expect, test } from 'vitest'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { moveItems } from '#domain/trades/lifecycle/move-items.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { claimedTrade, newColleague, newPhoto, step } from '#tests/support/drivers/office/inspectors.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { runs } from '#tests/support/limits/runs.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { findClaimedItem, renewClaim, saveFinding } from './claimed-item.ts'
import { inspectItem } from './inspect-item.ts'
import { assignItem, giveItemBack, takeItem } from './take-item.ts'

const MINUTE = 60_000
const clock = movableClock(new Date('2026-11-02T09:00:00Z'))
const engines = useEngines({ stocked: true, now: clock.now })

const somebody = (...roles: Role[]) => newColleague(engines(), ...roles)

/** A phone that waits for its inspection. */
async function waiting(): Promise<Trade> {
  const trade = await soldTrade(engines())
  await step(engines(), trade, await somebody('warehouse'), 'receive')
  return trade
}

const take = (who: Colleague, { items }: Trade, reason?: string) =>
  takeItem(engines(), storefronts, who, items[0]!.id, reason === undefined ? undefined : { reason })

const viewOf = async (who: Colleague, { number }: Trade) =>
  (await findClaimedItem(engines(), storefronts, who, itemReference(number, 0)))!

async function note(who: Colleague, trade: Trade, words: string) {
  const { claim, finding } = await viewOf(who, trade)
  return saveFinding(engines(), who, claim, { ...finding, note: words })
}

const auditOf = ({ items }: Trade, action: string) =>
  engines()
    .db.selectFrom('audit_entries')
    .select(['username', 'before', 'after'])
    .where('subject', '=', `item ${items[0]!.id}`)
    .where('action', '=', action)
    .execute()

describe('OP-07 a claim is a lease', () => {
  test('that runs out after half an hour in which nothing happens', async () => {
    const [first, second] = [await somebody('inspector'), await somebody('inspector')]
    const trade = await waiting()
    await take(first, trade)

    clock.moveBy(30 * MINUTE)
    expect(await take(second, trade)).toEqual({ ok: false, reason: 'taken', by: first.username })
    clock.moveBy(1)
    expect(await take(second, trade)).toEqual({ ok: true })
    expect(await auditOf(trade, 'item.take')).toEqual([
      {
        username: second.username,
        before: { inspector: first.username, claimedUntil: expect.any(String) },
        after: { inspector: second.username },
      },
    ])
  })

  test.each(['a saved finding', 'a price that was looked up'])('that %s begins anew', async (what) => {
    const [first, second] = [await somebody('inspector'), await somebody('inspector')]
    const trade = await waiting()
    await take(first, trade)

    clock.moveBy(29 * MINUTE)
    if (what === 'a saved finding') await note(first, trade, 'a scratch')
    else await renewClaim(engines(), first, (await viewOf(first, trade)).claim)
    clock.moveBy(29 * MINUTE)
    expect(await take(second, trade)).toMatchObject({ reason: 'taken' })
    clock.moveBy(2 * MINUTE)
    expect(await take(second, trade)).toEqual({ ok: true })
  })

  test('that nobody loses by time alone: whoever comes back goes on, and ends his inspection', async () => {
    const first = await somebody('inspector')
    const trade = await waiting()
    await take(first, trade)
    await note(first, trade, 'a scratch')

    clock.moveBy(26 * 60 * MINUTE)
    const { finding } = await viewOf(first, trade)
    expect(finding.note).toBe('a scratch')
    const inspection = { reference: itemReference(trade.number, 0), finding: { ...finding, serialNumber: 'F2L1' } }
    const ended = { ...inspection, outcome: { kind: 'matches' }, key: crypto.randomUUID() } as const
    expect(await inspectItem(engines(), storefronts, first, ended)).toMatchObject({ ok: true })
    expect(await giveItemBack(engines(), first, trade.items[0]!.id)).toEqual({ ok: false, reason: 'not-from-here' })
  })

  test('that one of several who reach for it at once gets, when it has run out', async () => {
    for (let round = 0; round < runs(3, 30); round += 1) {
      const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => somebody('inspector')))
      const trade = await waiting()
      await take(first!, trade)
      clock.moveBy(31 * MINUTE)
      const results = await Promise.all(others.map((other) => take(other, trade)))

      const winner = others[results.findIndex(({ ok }) => ok)]!
      expect(results.filter(({ ok }) => ok)).toHaveLength(1)
      expect(results.filter(({ ok }) => !ok)).toEqual(
        Array.from({ length: 3 }, () => ({ ok: false, reason: 'taken', by: winner.username })),
      )
      expect((await viewOf(winner, trade)).claim.inspector).toBe(winner.username)
    }
  })
})

describe('OP-07 F-33 taking over', () => {
  test('is for those who may, and needs a reason, which is written down', async () => {
    const [first, other, lead] = [await somebody('inspector'), await somebody('inspector'), await somebody('admin')]
    const trade = await waiting()
    await take(first, trade)

    expect(await take(other, trade, 'he is ill')).toEqual({ ok: false, reason: 'not-yours-to-do' })
    expect(await take(await somebody('warehouse'), trade, 'he is ill')).toMatchObject({ reason: 'not-yours-to-do' })
    expect(await take(lead, trade)).toMatchObject({ reason: 'taken' })
    expect(await take(lead, trade, '  ')).toEqual({ ok: false, reason: 'reason-missing' })
    expect(await take(lead, trade, 'he is ill')).toEqual({ ok: true })
    expect(await auditOf(trade, 'item.take-over')).toEqual([
      {
        username: lead.username,
        before: { inspector: first.username, claimedUntil: expect.any(String) },
        after: { inspector: lead.username, reason: 'he is ill' },
      },
    ])
  })

  test('tells whoever had it when he saves, and keeps what both have noted', async () => {
    const [first, lead] = [await somebody('inspector'), await somebody('admin')]
    const trade = await waiting()
    await take(first, trade)
    await note(first, trade, 'a scratch')
    await take(lead, trade, 'he is ill')

    expect((await viewOf(lead, trade)).finding.note).toBe('')
    expect(await note(first, trade, 'a scratch, and a dent')).toEqual({
      ok: false,
      reason: 'taken-over',
      by: lead.username,
    })
    await note(lead, trade, 'nothing to see')
    await giveItemBack(engines(), lead, trade.items[0]!.id)
    await take(first, trade)
    expect((await viewOf(first, trade)).finding.note).toBe('a scratch, and a dent')
    expect((await viewOf(lead, trade)).finding.note).toBe('nothing to see')
  })
})

describe('OP-11 laying a device on a colleague’s table', () => {
  const assign = (who: Colleague, { items }: Trade, to: Pick<Colleague, 'id'>, reason?: string) =>
    assignItem(engines(), storefronts, who, {
      itemId: items[0]!.id,
      to: to.id,
      takeOver: reason === undefined ? undefined : { reason },
    })
  const free = (who: Colleague, { items }: Trade, reason?: string) =>
    giveItemBack(engines(), who, items[0]!.id, reason === undefined ? undefined : { reason })

  test('gives it to him for half an hour, and says by whom', async () => {
    const [lead, first, second] = [
      await somebody('inspector'),
      await somebody('inspector'),
      await somebody('inspector'),
    ]
    const trade = await waiting()

    expect(await assign(lead, trade, first)).toEqual({ ok: true })
    expect(await take(second, trade)).toEqual({ ok: false, reason: 'taken', by: first.username })
    expect(await assign(lead, trade, second)).toEqual({ ok: false, reason: 'taken', by: first.username })
    expect(await auditOf(trade, 'item.assign')).toEqual([
      { username: lead.username, before: null, after: { inspector: first.username } },
    ])
    expect(await assign(first, trade, second)).toEqual({ ok: true })
    clock.moveBy(31 * MINUTE)
    expect(await take(lead, trade)).toEqual({ ok: true })
  })

  test('is refused for whoever does not inspect, and by whoever does not', async () => {
    const [inspector, warehouse] = [await somebody('inspector'), await somebody('warehouse')]
    const trade = await waiting()

    expect(await assign(inspector, trade, warehouse)).toEqual({ ok: false, reason: 'no-such-colleague' })
    expect(await assign(warehouse, trade, inspector)).toEqual({ ok: false, reason: 'not-yours-to-do' })
  })

  test('is undone by whoever has it, or with a reason by whoever may take over', async () => {
    const [lead, first, second] = [await somebody('admin'), await somebody('inspector'), await somebody('inspector')]
    const trade = await waiting()
    expect(await free(first, trade)).toEqual({ ok: false, reason: 'not-from-here' })
    await take(first, trade)

    expect(await free(second, trade, 'he is ill')).toEqual({ ok: false, reason: 'not-yours-to-do' })
    expect(await free(lead, trade)).toEqual({ ok: false, reason: 'taken', by: first.username })
    expect(await free(lead, trade, 'he is ill')).toEqual({ ok: true })
    expect(await auditOf(trade, 'item.give-back')).toEqual([
      { username: lead.username, before: { inspector: first.username }, after: { reason: 'he is ill' } },
    ])
    expect(await take(second, trade)).toEqual({ ok: true })
  })
})

describe('a second inspection', () => {
  /** The first inspector found cracked glass, and the seller objected. */
  async function objected() {
    const { trade, inspector: first } = await claimedTrade(engines())
    await take(first, trade)
    const { claim, finding } = await viewOf(first, trade)
    const worse = { ...finding, serialNumber: 'F2L1', answers: { ...finding.answers, DISPLAY_GLASS: ['CRACKED'] } }
    await saveFinding(engines(), first, claim, worse)
    const photoIds = [await newPhoto(engines(), trade.items[0]!.id, first)]
    const outcome = { kind: 'differs', reasons: ['The glass is cracked'], photoIds } as const
    const reference = itemReference(trade.number, 0)
    const asked = { reference, finding: worse, outcome, key: crypto.randomUUID() }
    expect(await inspectItem(engines(), storefronts, first, asked)).toMatchObject({ ok: true })
    clock.moveBy(MINUTE)
    const items = { tradeId: trade.id, itemIds: [trade.items[0]!.id] }
    await moveItems(engines(), storefronts, { ...items, event: 'dispute', actor: { kind: 'seller' } })
    return { first, trade: (await findTrade(engines().db, trade.id))! }
  }

  test('is never the work of who made the first one, however he comes to it', async () => {
    const { first, trade } = await objected()
    const second = await somebody('inspector')
    const lead: Colleague = { ...first, roles: ['admin'] }
    const ownFinding = { ok: false, reason: 'own-finding' }

    expect(await take(first, trade)).toEqual(ownFinding)
    expect(await take(second, trade)).toEqual({ ok: true })
    expect(await take(lead, trade, 'he is ill')).toEqual(ownFinding)
    clock.moveBy(31 * MINUTE)
    expect(await take(first, trade)).toEqual(ownFinding)
  })

  test('begins with what the seller said, and without the photos of the first one', async () => {
    const { trade } = await objected()
    const second = await somebody('inspector')
    await take(second, trade)
    const { finding, photos, isBlind } = await viewOf(second, trade)

    expect(isBlind).toBe(true)
    expect(finding.answers).toEqual(trade.items[0]!.offer.answers)
    expect(photos).toEqual([])
    clock.moveBy(MINUTE)
    await newPhoto(engines(), trade.items[0]!.id, second)
    expect((await viewOf(second, trade)).photos).toHaveLength(1)
  })

  test('that ends with a lock goes on with its own photos', async () => {
    const { trade } = await objected()
    const second = await somebody('inspector')
    await take(second, trade)
    clock.moveBy(MINUTE)
    await newPhoto(engines(), trade.items[0]!.id, second)
    clock.moveBy(MINUTE)
    const { finding } = await viewOf(second, trade)
    const locked = { reference: itemReference(trade.number, 0), finding, key: crypto.randomUUID() }
    const outcome = { kind: 'lockFound', lock: 'icloud' } as const
    expect(await inspectItem(engines(), storefronts, second, { ...locked, outcome })).toMatchObject({ ok: true })
    await step(engines(), trade, second, 'unlocked')
    await take(second, trade)

    expect((await viewOf(second, trade)).photos).toHaveLength(1)
  })
})
