/** Small letters and digits, words separated by single hyphens: how the last part of an address is written. */
export const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const MAX_SLUG_LENGTH = 120

/** Whether this can be the name of anything in the catalogue. What cannot is not worth a question to the database. */
export const isSlug = (text: string): boolean => text.length <= MAX_SLUG_LENGTH && slugShape.test(text)
