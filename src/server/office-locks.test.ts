import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { office } from '#web/backoffice/office-handlers.ts'
import { requireOfficeLocks } from './office-locks.ts'

const buildWith = (id: string, module: object) => ({ routes: { [id]: { id, module } } }) as unknown as ServerBuild

const nothing = () => null

test('F-01 a screen that states what its row in the table says opens the shop', () => {
  const module = {
    loader: office.read('payouts.see', nothing),
    action: office.change('payouts.prepare', nothing),
    middleware: [office.csv('payouts.see', 'a.csv', async () => '')],
  }
  expect(() => requireOfficeLocks(buildWith('office/payouts', module))).not.toThrow()
  expect(() => requireOfficeLocks(buildWith('office/login', {}))).not.toThrow()
})

test('F-01 changes that are not the same people’s work are all stated', () => {
  const stated = { check: ['payouts.prepare'], release: ['payouts.release'] } as const
  const action = office.choose('intent', stated, nothing)
  expect(() => requireOfficeLocks(buildWith('office/payoutBatch', { action }))).not.toThrow()
  const half = office.choose('intent', { check: ['payouts.prepare'] }, nothing)
  expect(() => requireOfficeLocks(buildWith('office/payoutBatch', { action: half }))).toThrow('payouts.release')
})

test.each([
  ['a bare loader', { loader: nothing }],
  ['a loader of another screen', { loader: office.read('dashboard.see', nothing) }],
  ['a bare action', { action: nothing }],
  ['an action of another screen', { action: office.change('dashboard.see', nothing) }],
  ['a bare file', { middleware: [nothing] }],
])('F-01 %s keeps the shop from starting', (_, module) => {
  expect(() => requireOfficeLocks(buildWith('office/payouts', module))).toThrow('office/payouts')
})

test('F-01 a screen that has no row keeps the shop from starting as soon as it hands out anything', () => {
  expect(() => requireOfficeLocks(buildWith('office/secret', { loader: nothing }))).toThrow('office/secret')
})
