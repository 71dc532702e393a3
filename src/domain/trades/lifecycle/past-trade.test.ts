import { expect, test } from 'vitest'
import { withoutRepeats } from './past-trade.ts'

const at = new Date('2026-03-01T10:00:00Z')
const later = new Date('2026-03-02T10:00:00Z')

test('what happened to a trade and its items in one moment is told once', () => {
  const whole = { at, event: 'created', from: null, to: null }
  const items = { at, event: 'created', from: null, to: 'EXPECTED' }
  const documentsSent = { at: later, event: 'papers-sent', from: null, to: null }
  const other = { at: later, event: 'created', from: null, to: null }

  expect(withoutRepeats([whole, items, documentsSent, other])).toEqual([items, documentsSent, other])
  expect(withoutRepeats([whole])).toEqual([whole])
})
