import { joined, MAX_PARTS, textAt, viewOf } from './bytes.ts'
import type { PhotoFile } from './photo-file.ts'

const metadata = new Set(['EXIF', 'XMP '])

/** The two bits of the first part that announce metadata. */
const ANNOUNCED = 0x0c

export function webpPhoto(bytes: Uint8Array): PhotoFile | undefined {
  if (bytes.length < 30 || textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 12) !== 'WEBP') return undefined
  const view = viewOf(bytes)
  const size = sizeIn(view, textAt(bytes, 12, 16))
  const parts = size && pictureParts(bytes, view.getUint32(4, true) + 8)
  if (!parts) return undefined

  const whole = joined([bytes.subarray(0, 12), ...parts])
  viewOf(whole).setUint32(4, whole.length - 8, true)
  if (textAt(whole, 12, 16) === 'VP8X') whole[20]! &= ~ANNOUNCED
  return { contentType: 'image/webp', ...size, bytes: whole }
}

/** All parts but metadata; nothing if one is torn. What follows the end is no part of the picture. */
function pictureParts(bytes: Uint8Array, end: number): Uint8Array[] | undefined {
  if (end > bytes.length) return undefined
  const kept: Uint8Array[] = []
  let at = 12
  for (let parts = 0; at + 8 <= end; parts += 1) {
    if (parts >= MAX_PARTS) return undefined
    const [start, name, length] = [at, textAt(bytes, at, at + 4), viewOf(bytes).getUint32(at + 4, true)]
    at += 8 + length + (length % 2)
    if (at > end) return undefined
    if (!metadata.has(name)) kept.push(bytes.subarray(start, at))
  }
  return kept
}

/** The three kinds of the format keep their size in three ways. */
function sizeIn(view: DataView, kind: string): { width: number; height: number } | undefined {
  const three = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  if (kind === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 }
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3f_ff, height: view.getUint16(28, true) & 0x3f_ff }
  if (kind !== 'VP8L') return undefined
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3f_ff) + 1, height: ((bits >> 14) & 0x3f_ff) + 1 }
}
