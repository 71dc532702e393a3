import type { FileReader } from '#engines/readers/readers.ts'
import { exceedsPixels, readPhotoFile, type PhotoFile } from '#shop/photos/photo-file.ts'

type PictureReading = ({ ok: true } & PhotoFile) | { ok: false; reason: 'no-picture' | 'too-many-pixels' }

/** A photo of a device as the merchant uploads it: judged by its head, before anybody opens it. */
export const pictureFile: FileReader<Uint8Array, PictureReading> = {
  name: 'picture',
  read(bytes) {
    const picture = readPhotoFile(bytes)
    if (!picture) return { ok: false, reason: 'no-picture' }
    return exceedsPixels(picture) ? { ok: false, reason: 'too-many-pixels' } : { ok: true, ...picture }
  },
}
