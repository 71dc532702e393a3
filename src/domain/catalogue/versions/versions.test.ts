import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { Rules } from '#domain/catalogue/rules/rule-fields.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { cents } from '#shop/money/money.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { decideVersion } from '#domain/offers/measuring/decide-version.ts'
import { announceDueVersions, returnToRules, type Step } from './decide-version.ts'
import { countApprovals, findApprovals, findVersion, findVersions, findVersionsToCome } from './find-versions.ts'
import { changeVersion, startRules } from './write-version.ts'

const clock = movableClock(new Date('2026-11-10T12:00:00Z'))
const engines = useEngines({ now: clock.now })
let [ana, bo, finn, cy]: Colleague[] = []

beforeAll(async () => {
  ana = await hireColleague(engines(), 'ana', 'pricing')
  bo = await hireColleague(engines(), 'bo', 'finance')
  finn = await hireColleague(engines(), 'finn', 'content')
  cy = await hireColleague(engines(), 'cy', 'pricing')
})

const MINUTE = 60_000

/** A draft of ana's in which the lowest offer is another one. */
async function draft(
  lowestOffer: number,
  { note = 'Kleine Angebote lohnen nicht.', liveFrom = null as Date | null } = {},
) {
  const started = await startRules(engines(), ana!)
  const id = started.ok ? started.id : 0
  const { body: before } = (await findVersion<Rules>(engines(), 'rules', id))!
  const body = { ...before, prices: { ...before.prices, lowestOffer: cents(lowestOffer) } }
  expect(await changeVersion(engines(), ana!, 'rules', { id, body, note, liveFrom })).toEqual({ ok: true })
  return id
}

const step = (colleague: Colleague | undefined, id: number, kind: Step['step'], reason = '', number = '') =>
  decideVersion(engines(), colleague!, 'rules', { id, step: kind, reason, number })

async function approved(lowestOffer: number, liveFrom: Date | null = null) {
  const id = await draft(lowestOffer, { liveFrom })
  expect(await step(ana, id, 'propose')).toEqual({ ok: true })
  expect(await step(bo, id, 'approve')).toEqual({ ok: true })
  return id
}

const lowest = async () => (await findRules(engines())).prices.lowestOffer
const phases = async () => (await findVersions(engines(), 'rules')).map(({ phase }) => phase)

describe('a version of the rules', () => {
  test('is shipped with the shop, and counts from the beginning', async () => {
    expect(await findRules(engines())).toMatchObject({ version: 1, prices: { lowestOffer: 500 } })
    expect(await findVersions(engines(), 'rules')).toMatchObject([{ number: 1, origin: 'shop', phase: 'live' }])
  })

  test('is written by one, approved by another, and counts from then on', async () => {
    const id = await draft(6_00)
    expect(await lowest()).toBe(500)
    expect(await step(bo, id, 'approve')).toEqual({ ok: false, reason: 'not-from-here' })
    expect(await step(ana, id, 'propose')).toEqual({ ok: true })
    expect(await step(ana, id, 'approve')).toEqual({ ok: false, reason: 'own-proposal' })
    expect(await step(finn, id, 'approve')).toEqual({ ok: false, reason: 'not-yours-to-do' })
    expect(await lowest()).toBe(500)
    expect(await step(bo, id, 'approve')).toEqual({ ok: true })

    expect(await lowest()).toBe(600)
    expect(await findVersion(engines(), 'rules', id)).toMatchObject({
      number: 2,
      phase: 'live',
      authorName: 'ana',
      decidedByName: 'bo',
    })
    expect(await step(bo, id, 'approve')).toEqual({ ok: false, reason: 'not-from-here' })
  })

  test('is proposed with a reason only, and only if it changes something', async () => {
    const silent = await draft(7_00, { note: ' ' })
    expect(await step(ana, silent, 'propose')).toEqual({ ok: false, reason: 'note-missing' })

    const same = await draft(await lowest())
    expect(await step(ana, same, 'propose')).toEqual({ ok: false, reason: 'nothing-changes' })
    expect(await step(ana, same, 'withdraw')).toEqual({ ok: true })
  })

  test('is rejected with a reason, and changed by nobody but its author while it is a draft', async () => {
    const id = await draft(8_00)
    const { body } = (await findVersion<Rules>(engines(), 'rules', id))!
    const change = { id, body, note: 'x', liveFrom: null }
    expect(await changeVersion(engines(), bo!, 'rules', change)).toEqual({ ok: false, reason: 'not-yours-to-do' })
    await step(ana, id, 'propose')
    expect(await changeVersion(engines(), ana!, 'rules', change)).toEqual({ ok: false, reason: 'not-from-here' })
    expect(await step(bo, id, 'reject')).toEqual({ ok: false, reason: 'reason-missing' })
    expect(await step(bo, id, 'reject', 'zu viel')).toEqual({ ok: true })
    expect(await findVersion(engines(), 'rules', id)).toMatchObject({ phase: 'rejected', reason: 'zu viel' })
  })

  test('waits for its moment, and is told to every process when it has come', async () => {
    const heard: string[] = []
    const stop = engines().announcements.onAnnouncement((topic) => heard.push(topic))
    const before = await lowest()
    const id = await approved(9_00, new Date(clock.now().getTime() + 30 * MINUTE))

    expect(await lowest()).toBe(before)
    expect((await findVersion(engines(), 'rules', id))?.phase).toBe('scheduled')
    await announceDueVersions(engines())
    expect(heard).toEqual([])

    clock.moveBy(30 * MINUTE)
    expect(await lowest()).toBe(900)
    await announceDueVersions(engines())
    await announceDueVersions(engines())
    await expect.poll(() => heard).toEqual(['prices'])
    stop()
  })

  test('F-32 is taken back in one step, by one person, under a new number', async () => {
    const good = (await findRules(engines())).version
    await approved(90_00)
    expect(await lowest()).toBe(9_000)

    expect(await returnToRules(engines(), bo!, good)).toEqual({
      ok: false,
      reason: 'not-yours-to-do',
    })
    const back = await returnToRules(engines(), ana!, good)
    expect(back).toMatchObject({ ok: true })
    expect(await lowest()).toBe(900)
    expect(await returnToRules(engines(), ana!, good)).toEqual({
      ok: false,
      reason: 'counts-already',
    })
    expect((await phases()).filter((phase) => phase === 'live')).toHaveLength(1)
    const { rows } = await sql<{ action: string }>`
      select action from audit_entries where action like 'version.%' order by at desc, id desc limit 1`.execute(
      engines().db,
    )
    expect(rows).toEqual([{ action: 'version.takeBack' }])
  })

  test('stands in the queue of approvals beside price lists, for everybody but its author', async () => {
    const before = await countApprovals(engines(), bo!)
    const id = await draft(11_00)
    await step(ana, id, 'propose')

    expect(await countApprovals(engines(), bo!)).toMatchObject({ count: before.count + 1 })
    expect(await countApprovals(engines(), ana!)).toMatchObject({ count: 0 })
    expect(await findApprovals(engines())).toContainEqual(
      expect.objectContaining({ kind: 'rules', id, authorName: 'ana' }),
    )
    await step(ana, id, 'withdraw')
  })
})

describe('F-32 a version beyond the guard rails', () => {
  /** Rules of ana's under which a price may change by 30 %: whoever loosens a guard rail needs two approvals. */
  async function loosened(liveFrom: Date | null = null) {
    const id = await draft(await lowest(), { liveFrom })
    const { body, note } = (await findVersion<Rules>(engines(), 'rules', id))!
    const looser = { ...body, guardRails: { ...body.guardRails, device: body.guardRails.device * 2 } }
    await changeVersion(engines(), ana!, 'rules', { id, body: looser, note, liveFrom })
    expect(await step(ana, id, 'propose')).toEqual({ ok: true })
    return id
  }

  const limit = async () => (await findRules(engines())).guardRails.device
  const approve = (colleague: Colleague | undefined, id: number, number = '100') =>
    step(colleague, id, 'approve', '', number)

  test('needs two approvers who type the number, counts ten minutes later, and never at once', async () => {
    const id = await loosened()
    for (const wrong of ['', '10', '99,9', 'hundert'])
      expect(await approve(bo, id, wrong)).toEqual({ ok: false, reason: 'wrong-number' })
    expect(await approve(bo, id)).toEqual({ ok: true })
    expect(await findVersion(engines(), 'rules', id)).toMatchObject({ phase: 'proposed', firstApproverName: 'bo' })
    expect(await countApprovals(engines(), bo!)).toMatchObject({ count: 0 })
    expect(await countApprovals(engines(), cy!)).toMatchObject({ count: 1 })

    expect(await approve(bo, id)).toEqual({ ok: false, reason: 'own-approval' })
    expect(await approve(ana, id)).toEqual({ ok: false, reason: 'own-proposal' })
    expect(await approve(cy, id, '1')).toEqual({ ok: false, reason: 'wrong-number' })
    expect(await approve(cy, id)).toEqual({ ok: true })

    expect(await limit()).toBe(1_500)
    expect((await findVersion(engines(), 'rules', id))!.liveFrom).toEqual(new Date(clock.now().getTime() + 10 * MINUTE))
    clock.moveBy(10 * MINUTE)
    expect(await limit()).toBe(3_000)
    await returnToRules(engines(), ana!, 1)
    expect(await limit()).toBe(1_500)
  })

  test('stands on the desk of everybody who may stop it, and once stopped never counts', async () => {
    const id = await loosened()
    await approve(bo, id)
    await approve(cy, id)
    const desks = async () =>
      Promise.all([ana, bo, finn].map((each) => findVersionsToCome(engines(), each!))).then((all) =>
        all.map((found) => found.map((version) => version.id)),
      )

    expect(await desks()).toEqual([[id], [id], []])
    expect(await step(finn, id, 'cancel')).toEqual({ ok: false, reason: 'not-yours-to-do' })
    expect(await step(bo, id, 'cancel')).toEqual({ ok: true })
    expect(await step(bo, id, 'cancel')).toEqual({ ok: false, reason: 'not-from-here' })
    expect(await desks()).toEqual([[], [], []])
    clock.moveBy(11 * MINUTE)
    expect(await limit()).toBe(1_500)
    expect(await findVersion(engines(), 'rules', id)).toMatchObject({ phase: 'cancelled', cancelledByName: 'bo' })
  })

  test('cannot be stopped any more once it counts; then it is taken back', async () => {
    const id = await loosened()
    await approve(bo, id)
    await approve(cy, id)
    clock.moveBy(10 * MINUTE)

    expect(await step(bo, id, 'cancel')).toEqual({ ok: false, reason: 'not-from-here' })
    expect(await returnToRules(engines(), ana!, 1)).toMatchObject({ ok: true })
  })

  test('is rejected or withdrawn after the first approval like any other', async () => {
    const id = await loosened()
    await approve(bo, id)
    expect(await step(bo, id, 'reject', 'doch nicht')).toEqual({ ok: true })

    const other = await loosened()
    await approve(bo, other)
    expect(await step(ana, other, 'withdraw')).toEqual({ ok: true })
  })

  test('leaves a trace of both approvals and of who stopped it', async () => {
    const id = await loosened()
    await approve(bo, id)
    await approve(cy, id)
    await step(ana, id, 'cancel')
    const { rows } = await sql<{ said: string }>`
      select action || ' ' || username as said from audit_entries where subject = ${`version rules ${id}`}
      order by at, id`.execute(engines().db)

    expect(rows.map(({ said }) => said).toSorted()).toEqual(
      [
        'version.write ana',
        'version.change ana',
        'version.change ana',
        'version.propose ana',
        'version.approveFirst bo',
        'version.approve cy',
        'version.cancel ana',
      ].toSorted(),
    )
  })
})

describe('the database itself', () => {
  test('takes no second approval by the first approver, none that counts at once, and lets nobody else be the first', async () => {
    const id = await draft(13_00)
    await step(ana, id, 'propose')
    await sql`update versions set first_approver = ${bo!.id}, first_approved_at = now() where id = ${id}`.execute(
      engines().db,
    )
    const approvedBy = (who: string, minutes: number) => sql`
      update versions set status = 'approved', number = 96, decided_by = ${who}, decided_at = now(),
        live_from = now() + make_interval(mins => ${minutes}) where id = ${id}`
    const held = (statement: ReturnType<typeof sql>, constraint: string) =>
      expect(statement.execute(engines().db)).rejects.toThrow(constraint)

    await held(approvedBy(bo!.id, 10), 'six_eyes')
    await held(approvedBy(cy!.id, 0), 'stoppable')
    await held(sql`update versions set first_approver = ${cy!.id} where id = ${id}`, 'stays')
    await held(sql`update versions set first_approver = null where id = ${id}`, 'stays')
    await step(ana, id, 'withdraw')
  })

  test('lets nobody stop what counts already', async () => {
    await expect(
      sql`update versions set status = 'cancelled', cancelled_by = ${bo!.id}, cancelled_at = now()
        where kind = 'rules' and number = 1`.execute(engines().db),
    ).rejects.toThrow('stopped_in_time')
  })

  const refused = (statement: ReturnType<typeof sql>) =>
    expect(statement.execute(engines().db)).rejects.toThrow(/stays|four_eyes|approved by somebody else/)

  test('changes nothing of a version that was approved, and takes none away', async () => {
    await refused(sql`update versions set body = '{}' where kind = 'rules' and number = 1`)
    await refused(sql`update versions set live_from = now() where kind = 'rules' and number = 1`)
    await refused(sql`delete from versions where kind = 'rules' and number = 1`)
  })

  test('takes no version that its author has approved himself, nor one that was never approved before', async () => {
    const id = await draft(12_00)
    await step(ana, id, 'propose')
    await refused(
      sql`update versions set status = 'approved', number = 99, live_from = now(), decided_by = author where id = ${id}`,
    )
    await refused(sql`update versions set author = ${bo!.id} where id = ${id}`)
    await refused(sql`
      insert into versions (kind, number, status, body, based_on, origin, author, created_at, live_from)
      select kind, 98, 'approved', '{}', id, 'return', ${ana!.id}, now(), now() from versions where kind = 'rules' and number = 1`)
    await refused(sql`
      insert into versions (kind, number, status, body, origin, author, created_at, live_from)
      select kind, 97, 'approved', body, 'person', ${ana!.id}, now(), now() from versions where kind = 'rules' and number = 1`)
    await step(ana, id, 'withdraw')
  })
})
