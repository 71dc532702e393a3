import type { QuoteLine } from '#domain/business/quotes/business-quote.ts'

/** What lies in one box: pieces of lines, by their position. */
export type PackedLine = { position: number; quantity: number }

/** Spreads the devices over the boxes, in the order of the lines; no box has two pieces more than another. */
export function packBoxes(lines: readonly Pick<QuoteLine, 'position' | 'quantity'>[], boxes: number): PackedLine[][] {
  const pieces = lines.flatMap(({ position, quantity }) => Array.from({ length: quantity }, () => position))
  return Array.from({ length: boxes }, (_, box) => {
    const share = pieces.slice(
      Math.floor((box * pieces.length) / boxes),
      Math.floor(((box + 1) * pieces.length) / boxes),
    )
    return [...Map.groupBy(share, (position) => position)].map(([position, same]) => ({
      position,
      quantity: same.length,
    }))
  })
}
