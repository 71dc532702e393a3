import { expect, test } from 'vitest'
import { subjects } from './subjects.ts'

test('S1.16 there are exactly ten subjects, each with a code that fits into a header', () => {
  expect(new Set(subjects).size).toBe(10)
  for (const subject of subjects) expect(subject).toMatch(/^[a-z]+(-[a-z]+)+$/)
})
