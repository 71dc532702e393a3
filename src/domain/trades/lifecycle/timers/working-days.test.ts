import { expect, test } from 'vitest'
import { addWorkingDays, inspectionDue, lateBefore } from './working-days.ts'

test('an inspection is due after two working days, at the same time of day', () => {
  expect(inspectionDue(new Date('2026-11-09T10:00:00Z'))).toEqual(new Date('2026-11-11T10:00:00Z'))
})

test('nobody inspects on a weekend', () => {
  expect(inspectionDue(new Date('2026-11-12T10:00:00Z'))).toEqual(new Date('2026-11-16T10:00:00Z'))
  expect(inspectionDue(new Date('2026-11-14T10:00:00Z'))).toEqual(new Date('2026-11-17T10:00:00Z'))
})

test('what is late is due already', () => {
  for (const now of ['2026-11-09', '2026-11-11', '2026-11-13'].map((day) => new Date(`${day}T12:00:00Z`))) {
    const edge = lateBefore(now)
    expect(inspectionDue(new Date(edge.getTime() - 60_000)) < now).toBe(true)
    expect(inspectionDue(new Date(edge.getTime() + 60_000)) > now).toBe(true)
  }
})

test('no days away is now', () => {
  const now = new Date('2026-11-14T10:00:00Z')
  expect(addWorkingDays(now, 0)).toEqual(now)
})
