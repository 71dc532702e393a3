import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Box } from '#tests/support/readers/files/pdf.ts'
import { readCode } from '#tests/support/readers/files/printed-codes.ts'
import { qrCode } from './qr-code.ts'
import { runs } from '#tests/support/limits/runs.ts'

const boxesIn = (path: string): Box[] =>
  [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map(([, x, y, length]) => ({
    left: Number(x),
    right: Number(x) + Number(length),
    top: Number(y),
    bottom: Number(y) + 1,
  }))

const read = ({ size, path }: Awaited<ReturnType<typeof qrCode>>) =>
  readCode('square', boxesIn(path), { left: 0, right: size, top: 0, bottom: size })

// Letters beyond ASCII are left to the guess of each reader; what carriers and addresses say has none.
test('X1.06 a reader reads what was written in plain letters, digits and signs', async () => {
  const text = fc.string({ unit: fc.constantFrom(...'ABCXYZ0123456789/-. abcxyz:?=&_'), minLength: 1, maxLength: 120 })
  await fc.assert(
    fc.asyncProperty(text, async (written) => {
      expect(read(await qrCode(written))).toBe(written)
    }),
    { numRuns: runs(25, 1_000) },
  )
})

test('X1.06 the code is surrounded by four modules of white, and small enough for a page', async () => {
  const { size, path } = await qrCode('UMLAUF-DEMO/DHL/00340434078158946730/T-26-004711')
  const boxes = boxesIn(path)

  expect(Math.min(...boxes.map(({ left, top }) => Math.min(left, top)))).toBe(4)
  expect(Math.max(...boxes.map(({ right, bottom }) => Math.max(right, bottom)))).toBe(size - 4)
  expect(path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
  expect(path.length).toBeLessThan(8_000)
})
