/** Whether a text is well-formed XML, as far as our own lists use it: elements, attributes and entities. */
export function xmlProblem(xml: string): string | undefined {
  const [prolog = '', ...rest] = xml.split('\n')
  if (prolog !== '<?xml version="1.0" encoding="UTF-8"?>') return `begins with ${prolog.slice(0, 60)}`

  const open: string[] = []
  const body = rest.join('\n')
  for (const [token] of body.matchAll(/<[^>]*>|[^<]+/g)) {
    if (!token.startsWith('<')) {
      if (/&(?!(?:amp|lt|gt|quot|apos);)|>/.test(token)) return `text ${token.slice(0, 60)}`
      continue
    }
    const [, closing, name = '', attributes = '', empty] =
      /^<(\/?)([\w:]+)((?:\s[\w:]+="[^"<]*")*)\s*(\/?)>$/.exec(token) ?? []
    if (name === '' || /&(?!(?:amp|lt|gt|quot|apos);)/.test(attributes)) return `tag ${token.slice(0, 80)}`
    if (closing) {
      if (open.pop() !== name) return `</${name}> closes nothing`
    } else if (!empty) open.push(name)
  }
  return open.length === 0 ? undefined : `<${open.at(-1)}> is not closed`
}

export const decodeXml = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

export type ListedAddress = { address: string; alternates: Record<string, string> }

/** The addresses of a part of a sitemap. */
export const listedIn = (xml: string): ListedAddress[] =>
  [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(([, address = '', links = '']) => ({
    address: decodeXml(address),
    alternates: Object.fromEntries(
      [...links.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language = '', href = '']) => [
        language,
        decodeXml(href),
      ]),
    ),
  }))

export const partsOf = (xml: string): string[] =>
  [...xml.matchAll(/<sitemap><loc>([^<]*)<\/loc><\/sitemap>/g)].map(([, address = '']) => decodeXml(address))
