/** Behind these words addresses hold tokens: what follows them is nobody's business. */
const privateScreen =
  /\/(?:account|angebot|browser|clarification[a-z]*|geraeteliste|newsletter|reviews?|trades?)(?=[/:]|$)/i

/** An e-mail address, or letters and digits in a row longer than any word: in an address they can only be somebody's. */
const personal = /[^/]*(?:@|%40)[^/]*|\b(?=\w*\d)\w{20,}/gi

/** A web address without query, hash, password and tokens; empty if it is none. */
export function eventUrl(address: string): string {
  if (!URL.canParse(address)) return ''
  const { protocol, host, pathname } = new URL(address)
  if (!/^https?:$/.test(protocol)) return ''

  const found = privateScreen.exec(pathname)
  const path = found ? pathname.slice(0, found.index + found[0].length) : pathname
  return `${protocol}//${host}${path.replaceAll(personal, '-')}`
}
