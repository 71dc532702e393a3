import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Database } from '#engines/database/database.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { acceptedTrade } from '#tests/support/drivers/office/bank.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { countWaiting } from '#tests/support/readers/database/waiting-locks.ts'
import { ALONE_HOURS } from './four-eyes.ts'
import { RELEASE_ALONE_LIMIT } from './payout.ts'
import { prepareBatches } from './prepare-batches.ts'
import { releaseBatch } from './release-batch.ts'
import { confirmIdentity, writeIdentity } from '#domain/payouts/payees/write-identity.ts'

// A Monday.
const clock = movableClock(new Date('2026-03-02T09:00:00Z'))
const engines = useEngines({ stocked: true, now: clock.now })
const HOUR = 60 * 60_000

let ana: Colleague
let eva: Colleague
beforeAll(async () => {
  ana = await hireColleague(engines(), 'ana', 'finance', 'agent')
  eva = await hireColleague(engines(), 'eva', 'finance', 'agent')
})

beforeEach(async () => {
  clock.moveBy(7 * 24 * HOUR)
  ana = { ...ana, authenticatedAt: clock.now() }
  eva = { ...eva, authenticatedAt: clock.now() }
})

/** Of two trades: dearer ones want to see a document. */
async function batchOf(cents: number, by: Colleague | 'clock'): Promise<string> {
  const half = Math.floor(cents / 2)
  for (const finalCents of [half, cents - half].filter((each) => each > 0))
    await acceptedTrade(engines(), 'de', { finalCents })
  const result = await prepareBatches(engines(), storefronts, by)
  if (!result.ok) throw new Error(result.reason)
  return result.batches[0]!
}

const release = (number: string, by = ana) => releaseBatch(engines(), storefronts, by, number)

/** Past the code: what a forgotten check, a script or a hand in the database would do. */
const releaseBySql = (db: Database, number: string, by: Colleague, at = clock.now()) =>
  sql`update payout_batches set status = 'released', released_by = ${by.id}, released_at = ${at} where number = ${number}`.execute(
    db,
  )

const refusal = (name: string) => expect.objectContaining({ code: '23514', constraint: name })

async function untilSomebodyWaits(): Promise<void> {
  await expect.poll(() => countWaiting(engines())).toBe(1)
}

describe('F-02 what one colleague releases alone', () => {
  test.each(['clock', 'ana'])('adds up also if it happens at the same moment; prepared by %s', async (preparer) => {
    const by = preparer === 'clock' ? 'clock' : ana
    const [first, second] = [await batchOf(450_000, by), await batchOf(450_000, by)]
    let answer: Promise<unknown> | undefined
    await engines()
      .db.transaction()
      .execute(async (tx) => {
        await releaseBySql(tx, first, ana)
        answer = release(second)
        await untilSomebodyWaits()
      })

    expect(await answer).toEqual({ ok: false, reason: 'needs-another' })
    expect(await release(second, eva)).toEqual({ ok: true })
  })

  test('is refused once, whichever of two windows is faster', async () => {
    const numbers = [await batchOf(450_000, ana), await batchOf(450_000, 'clock')]

    const results = await Promise.all(numbers.map((number) => release(number)))

    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results).toContainEqual({ ok: false, reason: 'needs-another' })
  })

  test('counts what only the clock has prepared', async () => {
    expect(await release(await batchOf(300_000, 'clock'))).toEqual({ ok: true })
    const second = await batchOf(300_000, 'clock')

    expect(await release(second)).toEqual({ ok: false, reason: 'needs-another' })
    clock.moveBy(ALONE_HOURS * HOUR)
    ana = { ...ana, authenticatedAt: clock.now() }
    expect(await release(second)).toEqual({ ok: true })
  })
})

describe('F-02 the database itself', () => {
  test.each(['clock', 'ana'])(
    'refuses more than one may release alone, to the cent; prepared by %s',
    async (preparer) => {
      const by = preparer === 'clock' ? 'clock' : ana
      const [fits, over] = [await batchOf(RELEASE_ALONE_LIMIT, by), await batchOf(1, by)]
      const { db } = engines()
      await releaseBySql(db, fits, ana)

      await expect(releaseBySql(db, over, ana)).rejects.toEqual(refusal('payout_four_eyes'))
      await releaseBySql(db, over, ana, new Date(clock.now().getTime() + ALONE_HOURS * HOUR))
    },
  )

  test('makes two who do so at the same moment wait for each other', async () => {
    const [first, second] = [await batchOf(450_000, ana), await batchOf(450_000, 'clock')]
    const { db } = engines()
    let later: Promise<unknown> | undefined
    await db.transaction().execute(async (tx) => {
      await releaseBySql(tx, first, ana)
      later = releaseBySql(db, second, ana)
      later.catch(() => undefined)
      await untilSomebodyWaits()
    })

    await expect(later).rejects.toEqual(refusal('payout_four_eyes'))
  })

  test('lets nobody be named, moved or paid more afterwards', async () => {
    const [released, other] = [await batchOf(RELEASE_ALONE_LIMIT, ana), await batchOf(1, ana)]
    const { db } = engines()
    await releaseBySql(db, released, ana)
    const held = refusal('payout_four_eyes')

    await expect(
      sql`update payout_batches set prepared_by = ${eva.id} where number = ${released}`.execute(db),
    ).rejects.toEqual(held)
    await expect(
      sql`update payouts set batch_id = b.id from payout_batches b, payout_batches o
        where b.number = ${released} and o.number = ${other} and payouts.batch_id = o.id`.execute(db),
    ).rejects.toEqual(held)
    await expect(
      sql`update payouts set voucher_cents = 1 from payout_batches b
        where b.number = ${released} and payouts.batch_id = b.id`.execute(db),
    ).rejects.toEqual(held)
  })

  test('knows who released', async () => {
    const number = await batchOf(1, ana)
    const nobody = sql`update payout_batches set status = 'released' where number = ${number}`

    await expect(nobody.execute(engines().db)).rejects.toEqual(refusal('released_by_somebody'))
  })
})

describe('F-02 an identity', () => {
  const document = { kind: 'identity-card', number: 'X4RTBPFW4', issuedOn: '2020-01-15', authority: 'Paris' }

  test('is not confirmed by whoever typed it, not even past the code', async () => {
    const trade = await acceptedTrade(engines(), 'fr')
    expect(await writeIdentity(engines(), ana, trade, document)).toEqual({ ok: true })
    const confirm = (by: Colleague) =>
      sql`update seller_identities set confirmed_at = now(), confirmed_by = ${by.id} where trade_id = ${trade.id}`.execute(
        engines().db,
      )

    expect(await confirmIdentity(engines(), ana, trade)).toEqual({ ok: false, reason: 'needs-another' })
    await expect(confirm(ana)).rejects.toEqual(refusal('identity_four_eyes'))
    await confirm(eva)
  })

  test('is not confirmed by whoever types it anew at the same moment', async () => {
    const trade = await acceptedTrade(engines(), 'fr')
    await writeIdentity(engines(), eva, trade, document)
    let answer: Promise<unknown> | undefined
    await engines()
      .db.transaction()
      .execute(async (tx) => {
        await sql`update seller_identities set written_by = ${ana.id} where trade_id = ${trade.id}`.execute(tx)
        answer = confirmIdentity(engines(), ana, trade)
        await untilSomebodyWaits()
      })

    expect(await answer).toEqual({ ok: false, reason: 'needs-another' })
  })
})
