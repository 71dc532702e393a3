import url from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url&no-inline'

/** The document preloads this file: it holds every letter of our five languages. */
export const fontUrl = url
