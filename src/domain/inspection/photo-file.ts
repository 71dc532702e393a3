import { jpegPhoto } from './jpeg-photo.ts'

export const LARGEST_PHOTO = 8 * 1024 * 1024

/** A picture that was looked at: what it is, how large, and its bytes without what does not belong there. */
export type PhotoFile = {
  contentType: 'image/jpeg' | 'image/png' | 'image/webp'
  width: number
  height: number
  bytes: Uint8Array
}

/** What a file is, by its content and not by its name; nothing if it is no picture that we keep. */
export function readPhotoFile(bytes: Uint8Array): PhotoFile | undefined {
  const photo = jpegPhoto(bytes) ?? pngPhoto(bytes) ?? webpPhoto(bytes)
  return photo && photo.width > 0 && photo.height > 0 ? photo : undefined
}

const text = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function pngPhoto(bytes: Uint8Array): PhotoFile | undefined {
  if (bytes.length < 33 || text(bytes, 0, 8) !== '\u0089PNG\r\n\u001a\n' || text(bytes, 12, 16) !== 'IHDR')
    return undefined
  const view = viewOf(bytes)
  return { contentType: 'image/png', width: view.getUint32(16), height: view.getUint32(20), bytes }
}

function webpPhoto(bytes: Uint8Array): PhotoFile | undefined {
  if (bytes.length < 30 || text(bytes, 0, 4) !== 'RIFF' || text(bytes, 8, 12) !== 'WEBP') return undefined
  const size = webpSize(viewOf(bytes), text(bytes, 12, 16))
  return size && { contentType: 'image/webp', ...size, bytes }
}

/** The three kinds of the format keep their size in three ways. */
function webpSize(view: DataView, kind: string): { width: number; height: number } | undefined {
  const three = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  if (kind === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 }
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3f_ff, height: view.getUint16(28, true) & 0x3f_ff }
  if (kind !== 'VP8L') return undefined
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3f_ff) + 1, height: ((bits >> 14) & 0x3f_ff) + 1 }
}
