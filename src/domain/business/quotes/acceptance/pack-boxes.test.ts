import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packBoxes } from './pack-boxes.ts'

test('pieces of a line go into one box after the other', () => {
  const lines = [
    { position: 0, quantity: 3 },
    { position: 1, quantity: 2 },
  ]

  expect(packBoxes(lines, 2)).toEqual([
    [{ position: 0, quantity: 2 }],
    [
      { position: 0, quantity: 1 },
      { position: 1, quantity: 2 },
    ],
  ])
})

test('whatever is packed into no more boxes than there are pieces, no piece is lost, no box is empty, and none has two pieces more than another', () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(quantities, fc.integer({ min: 1, max: 50 }), (amounts, wanted) => {
      const lines = amounts.map((quantity, position) => ({ position, quantity }))
      const pieces = amounts.reduce((sum, quantity) => sum + quantity, 0)
      const boxes = packBoxes(lines, Math.min(wanted, pieces))
      const sizes = boxes.map((box) => box.reduce((sum, { quantity }) => sum + quantity, 0))

      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      expect(Math.min(...sizes)).toBeGreaterThan(0)
      for (const { position, quantity } of lines) {
        const packed = boxes.flat().filter((line) => line.position === position)
        expect(packed.reduce((sum, line) => sum + line.quantity, 0)).toBe(quantity)
      }
    }),
  )
})
