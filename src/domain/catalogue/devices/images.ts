import { isPhoto, pictureAs } from '#shop/devices/picture-address.ts'

/** Drawn by the shop itself; shown as long as nobody has taken a picture of the device. */
export const placeholderImage = '/art/placeholder.svg'

/** A drawing is sharp at every size; a photo has its small version beside it. */
export function thumbnailOf(imagePath: string): string {
  if (isPhoto(imagePath)) return pictureAs(imagePath, '160.jpg')
  return imagePath.endsWith('.svg') ? imagePath : imagePath.replace(/(\.[a-z]+)$/, '.thumbnail$1')
}
