type Sample = { bytes: Uint8Array; width: number; height: number }

const bytesOf = (...parts: (number | string | Uint8Array)[]): Uint8Array =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'number' ? Uint8Array.of(part) : typeof part === 'string' ? Buffer.from(part, 'latin1') : part,
    ),
  )

const segment = (marker: number, content: Uint8Array): Uint8Array =>
  bytesOf(0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255, content)

const frame = (width: number, height: number): Uint8Array =>
  segment(0xc0, bytesOf(8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0))

const scan = bytesOf(segment(0xda, bytesOf(1, 1, 0, 0, 63, 0)), 0, 0xff, 0xd9)

/** As cameras write it: which way up, and then where. */
const exif = (orientation: number, place = ''): Uint8Array =>
  segment(
    0xe1,
    bytesOf(
      'Exif\0\0',
      'II',
      0x2a,
      0,
      8,
      0,
      0,
      0,
      1,
      0,
      0x12,
      0x01,
      3,
      0,
      1,
      0,
      0,
      0,
      orientation,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      place,
    ),
  )

const jpeg = (width: number, height: number, ...more: Uint8Array[]): Sample => ({
  bytes: bytesOf(0xff, 0xd8, ...more, frame(width, height), scan),
  width,
  height,
})

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAADklEQVR4nGP4DwYMKBQAvFgR71PJ/rgAAAAASUVORK5CYII=',
  'base64',
)

/** A part of a PNG; nobody here looks at its sum. */
const pngPart = (name: string, content: string): Uint8Array =>
  bytesOf(0, 0, 0, content.length, name, content, 0, 0, 0, 0)

const round = bytesOf(segment(0xda, bytesOf(1, 1, 0, 0, 63, 0)), 1, 0xff, 0, 2, 0xff, 0xd0, 3)

/** Small files that are what they say. */
export const samplePhotos = {
  jpeg: jpeg(640, 480),
  jpegWithPlace: jpeg(640, 480, exif(1, 'GPS 52.5200 13.4050')),
  jpegOnItsSide: jpeg(640, 480, exif(6)),
  jpegWithNotes: jpeg(
    640,
    480,
    segment(0xed, bytesOf('GPS of an agency')),
    segment(0xfe, bytesOf('GPS, says a person')),
  ),
  jpegInRounds: jpeg(640, 480, segment(0xc4, bytesOf(0)), bytesOf(frame(640, 480), round)),
  png: { bytes: png, width: 2, height: 3 },
  webp: {
    bytes: bytesOf('RIFF', 22, 0, 0, 0, 'WEBPVP8X', 10, 0, 0, 0, 0, 0, 0, 0, 63, 0, 0, 47, 0, 0),
    width: 64,
    height: 48,
  },
  pngWithPlace: {
    bytes: bytesOf(png.subarray(0, 33), pngPart('tEXt', 'GPS 52.5'), pngPart('eXIf', 'GPS'), png.subarray(33)),
    width: 2,
    height: 3,
  },
  webpWithPlace: {
    bytes: bytesOf(
      'RIFF',
      34,
      0,
      0,
      0,
      'WEBPVP8X',
      10,
      0,
      0,
      0,
      8,
      0,
      0,
      0,
      63,
      0,
      0,
      47,
      0,
      0,
      'EXIF',
      3,
      0,
      0,
      0,
      'GPS',
      0,
    ),
    width: 64,
    height: 48,
  },
} satisfies Record<string, Sample>

/** The same file, whose first lines promise a square of this size. */
export function withSize(bytes: Uint8Array, kind: 'jpeg' | 'png' | 'webp', pixels: number): Uint8Array {
  const changed = Buffer.from(bytes)
  if (kind === 'png') {
    changed.writeUInt32BE(pixels, 16)
    changed.writeUInt32BE(pixels, 20)
  } else if (kind === 'jpeg') {
    const at = changed.indexOf(Uint8Array.of(0xff, 0xc0))
    changed.writeUInt16BE(pixels, at + 5)
    changed.writeUInt16BE(pixels, at + 7)
  } else {
    changed.writeUIntLE(pixels - 1, 24, 3)
    changed.writeUIntLE(pixels - 1, 27, 3)
  }
  return changed
}
