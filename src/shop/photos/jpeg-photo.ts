import { joined, MAX_PARTS, viewOf } from './bytes.ts'
import type { PhotoFile } from './photo-file.ts'

type Segment = { marker: number; start: number; end: number }

const START_OF_SCAN = 0xda
const END_OF_PICTURE = 0xd9
const EXIF = 0xe1

/** How dense it is, which colours it means: all that a picture needs besides itself (APP0, APP2, APP14). */
const neededNotes = new Set([0xe0, 0xe2, 0xee])

/** Notes of cameras and programs: places, owners, comments. */
const isNote = (marker: number): boolean =>
  (marker >= 0xe0 && marker <= 0xef && !neededNotes.has(marker)) || marker === 0xfe

/** The markers that tell the size; the three left out between them mean something else. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Cameras write down where they were and who owns them. We keep the picture, and which way up it is. */
export function jpegPhoto(bytes: Uint8Array): PhotoFile | undefined {
  const segments = bytes[0] === 0xff && bytes[1] === 0xd8 ? segmentsOf(bytes) : undefined
  const frame = segments?.find(({ marker }) => isFrame(marker))
  if (!segments || !frame || frame.end - frame.start < 9) return undefined

  const view = viewOf(bytes)
  const [height, width] = [view.getUint16(frame.start + 5), view.getUint16(frame.start + 7)]
  const tx = segments.filter(({ marker }) => marker === EXIF).map((each) => orientationIn(bytes, each))
  const orientation = tx.find((each) => each !== undefined) ?? 1
  const kept = segments.filter(({ marker }) => !isNote(marker)).map(({ start, end }) => bytes.subarray(start, end))
  const begin = segments.at(-1)!.end
  const end = endOfPicture(bytes, begin)
  if (end === undefined) return undefined
  const rest = bytes.subarray(begin, end)
  const parts = [bytes.subarray(0, 2), ...(orientation === 1 ? [] : [onlyOrientation(orientation)]), ...kept, rest]
  const upright = { width, height }
  // From the fifth on the picture lies on its side.
  const size = orientation >= 5 ? { width: height, height: width } : upright
  return { contentType: 'image/jpeg', ...size, bytes: joined(parts) }
}

/** Everything before the picture itself; nothing if it is torn. */
function segmentsOf(bytes: Uint8Array): Segment[] | undefined {
  const segments: Segment[] = []
  let at = 2
  while (at + 4 <= bytes.length && segments.length < MAX_PARTS) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1]!
    const end = at + 2 + ((bytes[at + 2]! << 8) | bytes[at + 3]!)
    if (end > bytes.length) return undefined
    segments.push({ marker, start: at, end })
    if (marker === START_OF_SCAN) return segments
    at = end
  }
  return undefined
}

/** One byte in 256 of a picture is written like a mark; a file of some megabytes has a tenth of this. */
const MAX_MARKS = 400_000

/** Where the picture ends: what was hung on behind it is no part of it. */
function endOfPicture(bytes: Uint8Array, begin: number): number | undefined {
  let at = bytes.indexOf(0xff, begin)
  for (let marks = 0; at >= 0 && at + 1 < bytes.length; marks += 1) {
    if (marks > MAX_MARKS) return undefined
    const marker = bytes[at + 1]!
    if (marker === END_OF_PICTURE) return at + 2
    const withinScan = marker === 0 || (marker >= 0xd0 && marker <= 0xd7)
    // Pictures that come in several rounds have tables between them, each with its length.
    const skip = marker === 0xff ? 1 : withinScan ? 2 : 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
    at = bytes.indexOf(0xff, at + skip)
  }
  return bytes.length
}

/** Which way up the camera was held, 1 to 8. */
function orientationIn(bytes: Uint8Array, { start, end }: Segment): number | undefined {
  const tiff = start + 10
  if (String.fromCharCode(...bytes.subarray(start + 4, start + 8)) !== 'Exif' || tiff + 8 > end) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset + tiff, end - tiff)
  const little = view.getUint16(0) === 0x49_49
  const directory = view.getUint32(4, little)
  if (directory + 2 > view.byteLength) return undefined
  const entries = view.getUint16(directory, little)
  for (let index = 0; index < entries; index += 1) {
    const at = directory + 2 + index * 12
    if (at + 12 > view.byteLength) return undefined
    if (view.getUint16(at, little) !== 0x01_12) continue
    const value = view.getUint16(at + 8, little)
    return value >= 1 && value <= 8 ? value : undefined
  }
  return undefined
}

/** A segment of metadata that says nothing but which way up. */
const onlyOrientation = (orientation: number): Uint8Array => {
  const marker = [0xff, EXIF, 0, 34]
  const name = [0x45, 0x78, 0x69, 0x66, 0, 0]
  const head = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8]
  const entry = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  return Uint8Array.of(...marker, ...name, ...head, ...entry, 0, 0, 0, 0)
}
