import {
  BinaryBitmap,
  Code128Reader,
  DecodeHintType,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library'
import type { Box } from './pdf.ts'

/** Dots per unit. A reader is moved nearer when it does not see the code at once; the first is an office printer. */
const DISTANCES = [4, 6, 10]

/** This reader finds no corners in one square of some hundreds; then it takes the edges of the picture for them. */
const WAYS_OF_LOOKING = [DecodeHintType.TRY_HARDER, DecodeHintType.PURE_BARCODE]

const readers = { bars: () => new Code128Reader(), square: () => new QRCodeReader() }

/** Holds a reader over a part of a printed page, as the carrier's counter would. */
export function readCode(kind: keyof typeof readers, dark: readonly Box[], part: Box): string {
  let blindness: unknown
  for (const sharpness of DISTANCES) {
    for (const hint of WAYS_OF_LOOKING) {
      try {
        return readers[kind]()
          .decode(photograph(dark, part, sharpness), new Map([[hint, true]]))
          .getText()
      } catch (error) {
        blindness = error
      }
    }
  }
  throw new Error(`No reader sees ${kind} here`, { cause: blindness })
}

function photograph(dark: readonly Box[], part: Box, sharpness: number): BinaryBitmap {
  const width = Math.round((part.right - part.left) * sharpness)
  const height = Math.round((part.bottom - part.top) * sharpness)
  const dots = new Uint8ClampedArray(width * height).fill(255)
  const dot = (value: number, from: number, most: number) =>
    Math.max(0, Math.min(most, Math.round((value - from) * sharpness)))
  for (const box of dark) {
    const [left, right] = [dot(box.left, part.left, width), dot(box.right, part.left, width)]
    const [top, bottom] = [dot(box.top, part.top, height), dot(box.bottom, part.top, height)]
    for (let y = top; y < bottom; y += 1) dots.fill(0, y * width + left, y * width + right)
  }
  return new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(dots, width, height)))
}
