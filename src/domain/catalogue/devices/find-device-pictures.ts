import type { Database } from '#engines/database/database.ts'
import { frontImagesOf } from './catalogue-store.ts'
import { placeholderImage, thumbnailOf } from './images.ts'

/** The small picture of each device; what is no longer in the catalogue has the one that stands for all. */
export async function findDevicePictures(
  db: Database,
  deviceIds: readonly number[],
): Promise<(deviceId: number) => string> {
  const images = await frontImagesOf(db, deviceIds)
  return (deviceId) => thumbnailOf(images.get(deviceId) ?? placeholderImage)
}
