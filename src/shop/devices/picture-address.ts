/** In which sizes a photo of a device is kept: squares of so many pixels. */
export const pictureSizes = [160, 320, 640, 1280] as const

/** The first that a browser knows is taken; the last one is known to all. */
export const pictureForms = ['avif', 'webp', 'jpg'] as const

export type PictureForm = (typeof pictureForms)[number]

/** Where a photo is served. Its name follows from what it shows, so that it never changes. */
export const pictureAddress = (hash: string): string => `/pictures/${hash}-640.jpg`

/** A drawing has one address, a photo one for each size and form. */
export const isPhoto = (address: string): boolean => address.startsWith('/pictures/')

/** The same photo otherwise: `320.avif`. */
export const pictureAs = (address: string, size: string): string => address.replace(/\d+\.jpg$/, size)

/** All sizes of a photo in one form, for browsers to choose from. */
export const pictureSet = (address: string, form: PictureForm): string =>
  pictureSizes.map((size) => address.replace(/\d+\.jpg$/, `${size}.${form} ${size}w`)).join()
