/** `https://…`, `www.…` or a bare name such as `example.com/page`. */
const link = /(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:\/\S*)?/giu

/** People write at least so many words of their own about a link. */
const MIN_WORDS = 4

/** Who sends almost nothing but links wants them to be clicked. An e-mail address is none. */
export function isMostlyLinks(text: string): boolean {
  const words = text.replaceAll(/\S+@\S+/g, '')
  const links = words.match(link)?.length ?? 0
  const own = words.replaceAll(link, '').match(/\p{L}{2,}/gu)?.length ?? 0
  return links > 0 && own < links * MIN_WORDS
}

/** The same words with nothing in them that a mail program would make clickable. */
export const withoutLinks = (text: string): string =>
  text
    .replaceAll(/\b[a-z][a-z\d+.-]*:\/\//gi, '')
    .replaceAll(/\bmailto:/gi, '')
    .replaceAll('@', '(at)')
    .replaceAll(/(?<=[\p{L}\p{N}-])\.(?=\p{L}{2,})/gu, '[.]')
