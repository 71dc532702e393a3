/** Where the picture for social networks is served: of one drawing, or of the whole shop. */
export const previewPath = (picture = ''): string => {
  const drawing = /^\/art\/([\w.-]+\/[\w.-]+\/[\w.-]+)\.svg$/.exec(picture)?.[1]
  return `/previews/${drawing ?? 'home'}.png`
}
