/** A few looks into served HTML; it is our own and well-formed, so small expressions are enough. */

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

const decode = (text: string): string =>
  text.replace(/&([a-z]+|#x27|#39);/g, (all, name: string) => entities[name] ?? all)

/** The opening tags of a name, such as `a` or `meta`. */
export const tags = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}(?=[\\s>/])[^>]*>`, 'gi'))].map(([tag]) => tag)

export function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]
  return value === undefined ? undefined : decode(value)
}

/** What people read inside the elements of a name. */
export const texts = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}(?=[\\s>])[^>]*>([\\s\\S]*?)</${name}>`, 'gi'))].map(([, inside = '']) =>
    plain(inside),
  )

export const plain = (html: string): string => decode(html.replace(/<[^>]*>/g, ''))

/** What a page says, without how it looks. */
export const withoutStyles = (html: string): string => html.replace(/<style>[\s\S]*?<\/style>/g, '')

/** The page as people read it, without scripts. */
export const readable = (html: string): string => plain(withoutStyles(html).replace(/<script[\s\S]*?<\/script>/gi, ''))

const withAttribute = (found: string[], name: string, value: string) =>
  found.find((tag) => attribute(tag, name) === value)

export const meta = (html: string, name: string): string | undefined => {
  const tag = withAttribute(tags(html, 'meta'), 'name', name)
  return tag && attribute(tag, 'content')
}

export const canonical = (html: string): string | undefined => {
  const tag = withAttribute(tags(html, 'link'), 'rel', 'canonical')
  return tag && attribute(tag, 'href')
}

/** The scripts that a page names, wherever it does. */
export const scriptFiles = (html: string): string[] => [
  ...new Set([...html.matchAll(/"(\/assets\/[^"\\]+\.js)"/g)].map(([, file]) => file!)),
]

/** `hreflang` → address. */
export const alternates = (html: string): Record<string, string> =>
  Object.fromEntries(
    tags(html, 'link')
      .filter((tag) => attribute(tag, 'rel') === 'alternate')
      .map((tag) => [attribute(tag, 'hreflang') ?? '', attribute(tag, 'href') ?? '']),
  )

export const links = (html: string): string[] => tags(html, 'a').flatMap((tag) => attribute(tag, 'href') ?? [])

export const features = (html: string): string[] =>
  [...html.matchAll(/data-feature="([^"]*)"/g)].map(([, feature = '']) => feature).toSorted()

export const dataOf = (html: string, name: string): string | undefined =>
  new RegExp(`\\sdata-${name}="([^"]*)"`).exec(html)?.[1]

/** Whatever loads a file of the shop, or starts it; a page without scripts has only one of its own, written into it. */
export const scriptsOfShop = (html: string): string[] => tags(html, 'script').filter((tag) => tag !== '<script>')

/** What became of each of several rows of a list of the office, in words. */
export const rowOutcomes = (html: string): string[] =>
  texts(/<ul class="office-outcome">[\s\S]*?<\/ul>/.exec(html)?.[0] ?? '', 'li').map((line) => line.trim())
