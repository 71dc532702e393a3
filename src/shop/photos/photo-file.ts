import { jpegPhoto } from './jpeg-photo.ts'
import { pngPhoto } from './png-photo.ts'
import { webpPhoto } from './webp-photo.ts'

/** A picture that was looked at: what it is, how large, and its bytes without what does not belong there. */
export type PhotoFile = {
  contentType: 'image/jpeg' | 'image/png' | 'image/webp'
  width: number
  height: number
  bytes: Uint8Array
}

/** A small file can promise so many pixels that whoever opens it runs out of memory. Phones take at most fifty million. */
const MAX_PIXELS = 64_000_000

export const exceedsPixels = ({ width, height }: Pick<PhotoFile, 'width' | 'height'>): boolean =>
  width * height > MAX_PIXELS

/** What a file is, by its content and not by its name; nothing if it is no picture that we keep. */
export function readPhotoFile(bytes: Uint8Array): PhotoFile | undefined {
  const photo = jpegPhoto(bytes) ?? pngPhoto(bytes) ?? webpPhoto(bytes)
  return photo && photo.width > 0 && photo.height > 0 ? photo : undefined
}
