const alone = new Set(['meta', 'br'])

const loose = /&(?!(?:amp|lt|gt|quot|#39);)/

/** What is wrong with the HTML of a letter: a tag that is not closed, a bare attribute, a character that is not escaped. */
export function htmlProblem(html: string): string | undefined {
  if (!html.startsWith('<!doctype html>\n')) return `begins with ${html.slice(0, 40)}`

  const open: string[] = []
  for (const [token] of html.slice('<!doctype html>\n'.length).matchAll(/<[^>]*>?|[^<]+/g)) {
    if (!token.startsWith('<')) {
      if (/>/.test(token) || loose.test(token)) return `text ${token.slice(0, 60)}`
      continue
    }
    const [, closing, name = '', attributes = ''] =
      /^<(\/?)([a-z][a-z0-9]*)((?:\s[a-z]+="[^"<>]*")*)>$/.exec(token) ?? []
    if (name === '' || loose.test(attributes)) return `tag ${token.slice(0, 80)}`
    if (closing) {
      if (open.pop() !== name) return `</${name}> closes nothing`
    } else if (!alone.has(name)) open.push(name)
  }
  return open.length === 0 ? undefined : `<${open.at(-1)}> is not closed`
}
