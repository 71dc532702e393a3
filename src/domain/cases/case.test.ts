import { expect, test } from 'vitest'
import { answerUntil, caseKinds, dueOf, isOverdue, resultOf, resultsOf } from './case.ts'
import { caseNumber, formatCaseNumber, parseCaseNumber } from './case-number.ts'

const friday = new Date('2026-11-13T10:00:00Z')
const DAY = 24 * 60 * 60_000
const daysUntil = (date: Date) => (date.getTime() - friday.getTime()) / DAY

test('OP-08 a parcel without an order is kept for thirty days, everything else is due in working days', () => {
  expect(daysUntil(dueOf('parcel-without-order', friday))).toBe(30)
  // Two working days after a Friday is a Tuesday.
  expect(daysUntil(dueOf('other-model', friday))).toBe(4)
  for (const kind of caseKinds) expect(dueOf(kind, friday).getTime(), kind).toBeGreaterThan(friday.getTime())
})

test('what is open and past its day is overdue, what is closed never is', () => {
  const dueAt = new Date(friday.getTime() - 1)
  expect(isOverdue({ state: 'open', dueAt }, friday)).toBe(true)
  expect(isOverdue({ state: 'waiting', dueAt }, friday)).toBe(true)
  expect(isOverdue({ state: 'closed', dueAt }, friday)).toBe(false)
  expect(isOverdue({ state: 'open', dueAt: new Date(friday.getTime() + 1) }, friday)).toBe(false)
})

test('a letter does not prolong the time of a parcel, and gives everybody else two weeks', () => {
  const dueAt = dueOf('parcel-without-order', friday)
  expect(answerUntil({ kind: 'parcel-without-order', dueAt }, friday)).toEqual(dueAt)
  expect(daysUntil(answerUntil({ kind: 'swapped-identity', dueAt: friday }, friday))).toBe(14)
})

test('OP-08 a case ends only with a result of its own kind', () => {
  expect(resultOf('damaged-in-transit', 'carrier-pays')).toBeDefined()
  expect(resultOf('parcel-without-order', 'carrier-pays')).toBeUndefined()
  for (const kind of caseKinds) expect(resultsOf[kind].length, kind).toBeGreaterThan(1)
})

test('a case has a number with a check digit that is no number of a trade', () => {
  const number = caseNumber(2026, 101)
  const printed = formatCaseNumber(number)

  expect(printed).toMatch(/^C-26-00101\d$/)
  for (const typed of [printed, printed.toLowerCase(), ` ${printed} `, printed.replaceAll('-', '')])
    expect(parseCaseNumber(typed), typed).toBe(number)
  for (const typed of [printed.replace('C', 'T'), String(number), `${printed.slice(0, -1)}${(number + 1) % 10}`, ''])
    expect(parseCaseNumber(typed), typed).toBeUndefined()
})
