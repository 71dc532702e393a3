import { sourceHash } from './content-security.ts'

/** What stands in a stylesheet: a rule as it is written, or a group of them, such as a layer or what holds on wide screens. */
type Part = Rule | Group
type Rule = { text: string; needs: string[][] }
type Group = { name: string; parts: Part[] }

type Styled = { html: string; hash?: string }

export type PageStyles = (html: string) => Styled

/** Pages with the same classes have the same styles. There are about as many kinds of pages; this is far more. */
const MAX_KEPT = 500

const SHEET = /<link rel="stylesheet" href="(\/assets\/shop-[^"]+)"\/>/
const FONTS = /<link rel="stylesheet" href="(\/assets\/font-[^"]+)"\/>/
const GROUP = /^@(?:layer|media|supports|container)\b/
const ALWAYS = [[]]
const SKINNED = '[data-shop'

/**
 * Browsers paint nothing before they have the styles of a page. So a page brings what it needs of them in itself: its fonts,
 * which stand in no other place, or they would be made anew; and rules by the classes that stand in it. The whole sheet, for
 * what appears later, is fetched without anybody waiting for it, and switched on by the shop's scripts
 * (`entry.client.tsx`). Pages without scripts have all they need.
 */
export function openPageStyles(readSheet: (path: string) => string): PageStyles {
  const sheets = new Map<string, Part[]>()
  const kept = new Map<string, { css: string; hash: string }>()

  function stylesFor(path: string, fonts: string | undefined, classes: Set<string>) {
    const key = [path, ...[...classes].toSorted()].join(' ')
    const known = kept.get(key)
    if (known) return known
    const parts = sheets.get(path) ?? readParts(readSheet(path))
    sheets.set(path, parts)
    const css = `${fonts === undefined ? '' : readSheet(fonts)}${write(parts, classes)}`
    const styles = { css, hash: sourceHash(css) }
    if (kept.size >= MAX_KEPT) kept.clear()
    kept.set(key, styles)
    return styles
  }

  return (html) => {
    const [link, path] = SHEET.exec(html) ?? []
    if (link === undefined || path === undefined) return { html }
    const [fontsLink = '', fonts] = FONTS.exec(html) ?? []
    const { css, hash } = stylesFor(path, fonts, classesIn(html))
    const later = link.replace('/>', ' media="not all"/>')
    return { html: html.replace(fontsLink, '').replace(link, () => `<style>${css}</style>${later}`), hash }
  }
}

/** The classes of a page. Whose shop it is counts as one, too: partners and widgets have colours of their own. */
function classesIn(html: string): Set<string> {
  // Most elements of a list have the same ones.
  const named = new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names]) => names!))
  const classes = [...named].flatMap((names) => names.split(' '))
  return new Set(html.includes(' data-shop="default"') ? classes : [...classes, SKINNED])
}

function write(parts: readonly Part[], classes: Set<string>): string {
  const written = parts.map((part) => {
    if ('text' in part) return isNeeded(part, classes) ? part.text : ''
    const inside = write(part.parts, classes)
    // Layers count in the order in which they are first named, also those that are empty so far.
    return inside || part.name.startsWith('@layer') ? `${part.name}{${inside}}` : ''
  })
  return written.join('')
}

const isNeeded = ({ needs }: Rule, classes: Set<string>): boolean =>
  needs.some((all) => all.every((name) => classes.has(name)))

function readParts(css: string): Part[] {
  const parts: Part[] = []
  let start = 0
  while (start < css.length) {
    const { part, end } = readPart(css, start)
    parts.push(part)
    start = end
  }
  return parts
}

function readPart(css: string, start: number): { part: Part; end: number } {
  const mark = /[{;]/g
  mark.lastIndex = start
  const opened = mark.exec(css)?.index ?? css.length
  if (css[opened] !== '{') return { part: { text: css.slice(start, opened + 1), needs: ALWAYS }, end: opened + 1 }

  const closed = closingOf(css, opened)
  const end = closed + 1
  const name = css.slice(start, opened)
  if (GROUP.test(name)) return { part: { name, parts: readParts(css.slice(opened + 1, closed)) }, end }
  const needs = name.startsWith('@') ? ALWAYS : neededBy(name)
  return { part: { text: css.slice(start, end), needs }, end }
}

/** Where what was opened is closed. In a minified sheet braces are braces, but for those in strings. */
function closingOf(css: string, opened: number): number {
  const marks = /[{}]|"(?:[^"\\]|\\.)*"/g
  marks.lastIndex = opened
  let depth = 0
  for (let mark = marks.exec(css); mark; mark = marks.exec(css)) {
    if (mark[0] === '{') depth += 1
    if (mark[0] === '}') depth -= 1
    if (depth === 0) return mark.index
  }
  return css.length
}

/** For each selector of a rule the classes without which it cannot hold. What stands in parentheses may hold without its own. */
function neededBy(selectors: string): string[][] {
  let plain = selectors
  for (let before = ''; before !== plain; plain = plain.replaceAll(/\([^()]*\)/g, '')) before = plain
  return plain
    .split(',')
    .map((selector) => [
      ...[...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name!),
      ...(selector.includes(SKINNED) ? [SKINNED] : []),
    ])
}
