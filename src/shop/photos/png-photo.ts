import { joined, MAX_PARTS, textAt, viewOf } from './bytes.ts'
import type { PhotoFile } from './photo-file.ts'

const SIGNATURE = '\u0089PNG\r\n\u001a\n'

/** What makes the picture. Everything else, such as where it was taken and by which program, is left out. */
const pictureParts = 'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs acTL fcTL fdAT'

export function pngPhoto(bytes: Uint8Array): PhotoFile | undefined {
  if (bytes.length < 33 || textAt(bytes, 0, 8) !== SIGNATURE || textAt(bytes, 12, 16) !== 'IHDR') return undefined
  const view = viewOf(bytes)
  const kept = [bytes.subarray(0, 8)]
  let at = 8
  for (let parts = 0; at + 12 <= bytes.length && parts < MAX_PARTS; parts += 1) {
    const [start, name] = [at, textAt(bytes, at + 4, at + 8)]
    at += 12 + view.getUint32(start)
    if (at > bytes.length) return undefined
    if (pictureParts.includes(name)) kept.push(bytes.subarray(start, at))
    // What follows the end is no part of the picture.
    if (name === 'IEND') return { contentType: 'image/png', ...sizeIn(view), bytes: joined(kept) }
  }
  return undefined
}

const sizeIn = (view: DataView) => ({ width: view.getUint32(16), height: view.getUint32(20) })
