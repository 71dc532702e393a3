/** An element that was read; namespaces are left out, since each of our files has one only. */
export type ReadElement = { name: string; text: string; children: ReadElement[] }

const MAX_FILE_SIZE = 20_000_000
const MAX_DEPTH = 60

const token = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>|<[^<>]*>|[^<]+/y
const tag = /^<(\/?)([A-Za-z_][\w.-]*:)?([A-Za-z_][\w.-]*)(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(\/?)>$/

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * The root of a file of a bank, or nothing if it is not well-formed. What declares a document type is refused: that is
 * where small files grow into huge ones and ask for others.
 */
export function readXml(file: string): ReadElement | undefined {
  if (file.length > MAX_FILE_SIZE || /<!(?:DOCTYPE|ENTITY)/i.test(file)) return undefined
  const root: ReadElement = { name: '', text: '', children: [] }
  const open = [root]
  const body = file.replace(/^\uFEFF/, '')
  token.lastIndex = 0
  let read = 0
  for (let match = token.exec(body); match; match = token.exec(body)) {
    read = token.lastIndex
    if (!take(match[0], open)) return undefined
  }
  const [only, ...more] = root.children
  return read === body.length && open.length === 1 && more.length === 0 && root.text.trim() === '' ? only : undefined
}

function take(piece: string, open: ReadElement[]): boolean {
  const parent = open.at(-1)!
  if (piece.startsWith('<!--') || piece.startsWith('<?')) return true
  if (piece.startsWith('<![CDATA[')) {
    parent.text += piece.slice(9, -3)
    return true
  }
  if (!piece.startsWith('<')) {
    const text = decoded(piece)
    parent.text += text ?? ''
    return text !== undefined
  }
  const [whole, closing, , name = '', empty] = tag.exec(piece) ?? []
  if (whole === undefined || (closing && empty)) return false
  if (closing) return open.length > 1 && open.pop()!.name === name
  const element: ReadElement = { name, text: '', children: [] }
  parent.children.push(element)
  if (!empty) open.push(element)
  return open.length <= MAX_DEPTH
}

/** Halves of characters are none: they stand in no text, and no database takes them. */
const isCharacter = (point: number): boolean => point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)

/** Only what every XML file may say without declaring it. */
function decoded(text: string): string | undefined {
  let isKnown = true
  const plain = text.replaceAll(/&([^;&]{0,10};?)/g, (_, reference: string) => {
    const [, name = '', hex, decimal] = /^(?:([a-z]+)|#x([\da-fA-F]{1,6})|#(\d{1,7}));$/.exec(reference) ?? []
    const point = Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16)
    const letter = named[name] ?? (isCharacter(point) ? String.fromCodePoint(point) : undefined)
    isKnown &&= letter !== undefined
    return letter ?? ''
  })
  return isKnown ? plain : undefined
}

/** All elements at a path below, in the order of the file. */
export function at(element: ReadElement, ...path: readonly string[]): ReadElement[] {
  const [first, ...rest] = path
  if (first === undefined) return [element]
  return element.children.filter(({ name }) => name === first).flatMap((child) => at(child, ...rest))
}

/** The first text at one of several paths, without the white around it. */
export const textAt = (element: ReadElement, ...paths: readonly (readonly string[])[]): string =>
  paths.map((path) => at(element, ...path)[0]?.text.trim() ?? '').find((text) => text !== '') ?? ''
