/** One line without anything invisible: it is printed on labels, and stands in the headers of letters. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{C}]+/gu, ' ').trim()

/** Line breaks may stay, everything else that is invisible may not. */
export const manyLines = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{C}\n\t]/gu, '')
    .trim()

/** Makes what follows read backwards: no keyboard writes it, and nobody is called so. */
export const readsBackwards = (text: string): boolean => /[\u202D\u202E]/.test(text)
