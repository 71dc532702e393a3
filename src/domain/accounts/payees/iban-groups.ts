/** Without the blanks, hyphens and dots that people put between the groups, nor the word IBAN in front. */
export const packedIban = (text: string): string =>
  text
    .replaceAll(/[\s.-]+/g, '')
    .toUpperCase()
    .replace(/^IBAN:?/, '')

/** As banks print it, in groups of four. */
export const groupedIban = (text: string): string => packedIban(text).replaceAll(/(.{4})(?=.)/gu, '$1 ')

/** Where the caret stands in the grouped number, if it stood at a place in the typed one: behind the same letter. */
export function ibanCaret(typed: string, caret: number): number {
  const letters = packedIban(typed.slice(0, caret)).length
  return letters + Math.max(0, Math.ceil(letters / 4) - 1)
}
