/** No text of the database holds the character nought, and nobody types it. */
export const storableText = (text: string): string => text.replaceAll('\u0000', '')
