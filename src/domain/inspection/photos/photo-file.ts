import type { FileReader } from '#engines/readers/readers.ts'
import { exceedsPixels, readPhotoFile, type PhotoFile } from '#shop/photos/photo-file.ts'

type PhotoReading = ({ ok: true } & PhotoFile) | { ok: false; reason: 'not-a-photo' | 'photo-too-large' }

/** A picture that a colleague has taken. */
export const photoFile: FileReader<Uint8Array, PhotoReading> = {
  name: 'photo',
  read(bytes) {
    const photo = readPhotoFile(bytes)
    if (!photo) return { ok: false, reason: 'not-a-photo' }
    return exceedsPixels(photo) ? { ok: false, reason: 'photo-too-large' } : { ok: true, ...photo }
  },
}
