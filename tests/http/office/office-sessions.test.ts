import { expect, test } from 'vitest'
import { takeSeat, useOffice, type OfficeColleague } from '#tests/support/drivers/office/office.ts'
import { readable } from '#tests/support/readers/pages/html.ts'

const office = useOffice()

type Seat = Pick<OfficeColleague, 'see' | 'send'>

/** The same person at another browser. */
const elsewhere = ({ username, password }: OfficeColleague): Promise<Seat> =>
  takeSeat((path, options) => office.shop().visit('office.localhost', path, options), { username, password })

/** The sessions that a page offers to end. */
const endable = (html: string) =>
  [...html.matchAll(/<button[^>]*name="end-session"[^>]*>/g)].map(([button]) => /value="([^"]+)"/.exec(button)![1]!)

const isIn = async (seat: Seat) => (await seat.see('/me')).status === 200

test('PE-01 somebody sees where they are signed in, and ends one of them or all others, but never the one at hand', async () => {
  const here = await office.colleague('agent')
  const there = [await elsewhere(here), await elsewhere(here), await elsewhere(here)]
  const page = await here.see('/me')
  expect(readable(page.text)).toContain('Wo du angemeldet bist')
  expect(endable(page.text)).toHaveLength(3)

  await here.send('/me', { 'end-session': endable(page.text)[0]! })
  const left = await Promise.all(there.map(isIn))
  expect(left.filter((each) => each)).toHaveLength(2)
  await here.send('/me', { intent: 'end-other-sessions' })
  expect(await Promise.all([here, ...there].map(isIn))).toEqual([true, false, false, false])
  expect(endable((await here.see('/me')).text)).toEqual([])
})

test('PE-01 nobody ends the session of another one but who may change colleagues, and that is written down', async () => {
  const [theirs, agent, auditor, admin] = [
    await office.colleague('finance'),
    await office.colleague('agent'),
    await office.colleague('auditor'),
    await office.colleague('admin'),
  ]
  const rows = (await admin.see('/staff')).text.split('<tr')
  const [session = ''] = endable(rows.find((row) => row.includes(`>${theirs.username}<`))!)

  for (const seat of [agent, auditor]) {
    await seat.send('/me', { 'end-session': session })
    expect((await seat.send('/staff', { 'end-session': session })).status).toBe(403)
    expect(await isIn(theirs)).toBe(true)
  }
  expect((await auditor.see('/staff.data')).text).not.toContain(session)
  for (const made of ['nonsense', crypto.randomUUID()]) await admin.send('/staff', { 'end-session': made })
  expect(await isIn(theirs)).toBe(true)

  // Whoever presses twice has ended it once.
  await Promise.all([1, 2, 3].map(() => admin.send('/staff', { 'end-session': session })))
  expect([await isIn(theirs), await isIn(admin)]).toEqual([false, true])
  const entries = (await admin.see('/audit')).text.split('<tr').map((row) => readable(row))
  const about = entries.filter((entry) => entry.includes(theirs.username) && entry.includes('staff.session-ended'))
  expect(about).toHaveLength(1)
})
