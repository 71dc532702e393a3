import { expect, test } from 'vitest'
import { burstReader, GAP_MILLISECONDS, type Reading } from './burst.ts'

/** Presses keys one after the other, each so long after the one before. */
function press(keys: readonly string[], gap: number, read = burstReader(), from = 0): Reading[] {
  return keys.map((key, index) => read({ key, at: from + index * gap }))
}

const scanned = (keys: readonly string[], gap: number) => press(keys, gap).at(-1)

test('a burst that ends with Enter or Tab is a scan', () => {
  expect(scanned([...'T-26-0047', 'Enter'], 5)).toEqual({ kind: 'scan', code: 'T-26-0047' })
  expect(scanned([...'1234', 'Tab'], GAP_MILLISECONDS)).toEqual({ kind: 'scan', code: '1234' })
})

test('what is typed, too short or not ended is none', () => {
  expect(scanned([...'T-26-0047', 'Enter'], GAP_MILLISECONDS + 1)).toEqual({ kind: 'other' })
  expect(scanned([...'123', 'Enter'], 5)).toEqual({ kind: 'other' })
  expect(scanned([...'12345'], 5)).toEqual({ kind: 'character', place: 5 })
})

test('shift between the characters does not interrupt, another key does', () => {
  expect(scanned(['Shift', 'A', 'Shift', 'B', 'C', 'D', 'Enter'], 10)).toEqual({ kind: 'scan', code: 'ABCD' })
  expect(scanned(['A', 'B', 'Backspace', 'C', 'D', 'Enter'], 10)).toEqual({ kind: 'other' })
})

test('what somebody typed before a scan does not belong to it', () => {
  const read = burstReader()
  press(['x', 'y'], 200, read)
  expect(press([...'4711', 'Enter'], 5, read, 1_000).at(-1)).toEqual({ kind: 'scan', code: '4711' })
})

test('OP-01 three scans within 200 milliseconds are three scans', () => {
  const keys = ['T-26-000018', 'T-26-000026', 'T-26-000034'].flatMap((code) => [...code, 'Enter'])
  const codes = press(keys, 5).flatMap((reading) => (reading.kind === 'scan' ? [reading.code] : []))
  expect(keys.length * 5).toBeLessThan(200)
  expect(codes).toEqual(['T-26-000018', 'T-26-000026', 'T-26-000034'])
})
