import { isPhoto, pictureAs } from '#shop/devices/picture-address.ts'

/** Where the picture for social networks is served: of one photo or drawing, or of the whole shop. Loaders know it, so that no page has to. */
export const previewPath = (picture = ''): string => {
  if (isPhoto(picture)) return pictureAs(picture, 'preview.jpg')
  const drawing = /^\/art\/([\w.-]+\/[\w.-]+\/[\w.-]+)\.svg$/.exec(picture)?.[1]
  return `/previews/${drawing ?? 'home'}.png`
}
