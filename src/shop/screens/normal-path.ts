/** Letters, digits and the four signs that mean the same whether they are written out or as a number. */
const encodedLetters = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi

/** Most addresses are written as they should be, and then there is nothing to do. */
const maybeOdd = /%|\\|\/[/.]/

/**
 * The one spelling of a path: no letter is a number, no slash stands twice, no dots climb. Whoever compares paths compares
 * these; see `one-spelling.ts`.
 */
export function normalPath(path: string): string {
  if (!maybeOdd.test(path)) return path
  const written = path.replaceAll(encodedLetters, decodeURIComponent)
  return new URL(`http://own.invalid${written}`).pathname.replaceAll(/\/{2,}/g, '/')
}
