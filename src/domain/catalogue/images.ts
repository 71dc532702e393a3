export type Image = { kind: string; path: string }

/** Drawn by the shop itself; shown as long as nobody has taken a picture of the device. */
export const placeholderImage = '/art/placeholder.svg'

/** The picture of a device is the first that shows its front. */
export const deviceImage = (images: readonly Image[]): string =>
  images.find(({ kind }) => kind === 'front')?.path ?? placeholderImage

/** A drawing is sharp at every size; a photo has its small version beside it. */
export const thumbnailOf = (imagePath: string): string =>
  imagePath.endsWith('.svg') ? imagePath : imagePath.replace(/(\.[a-z]+)$/, '.thumbnail$1')
