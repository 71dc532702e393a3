/** One line without anything invisible: it may stand in the header of a letter. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{C}]+/gu, ' ').trim()

/** Line breaks may stay, other control characters may not. */
export const manyLines = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{C}\n\t]/gu, '')
    .trim()

/** What a letter says paragraph by paragraph. */
export const paragraphsOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '')
