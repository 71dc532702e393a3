/** What comes next in a document. Names are without their prefixes: every program chooses its own. */
export type XmlEvent =
  | { kind: 'open'; name: string; attributes: string }
  | { kind: 'text'; text: string }
  | { kind: 'close'; name: string }

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** As it may stand in an element or an attribute. */
export const escapeXml = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => escapes[letter]!)

const entities = new Map(Object.entries(escapes).map(([letter, written]) => [written.slice(1), letter]))

const MAX_CODE_POINT = 0x10ffff

/** The first element of a document names dozens of namespaces; none comes near this. */
const MAX_TAG_LENGTH = 20_000

/** The document is not what it seems to be. */
export class UnreadableXml extends Error {
  override name = 'UnreadableXml'
}

/**
 * As much of XML as spreadsheets and banks write: elements, attributes, text, the five entities and numbers of characters.
 * Whoever defines entities of his own wants to do harm, and is refused. Whether elements are closed in their order is for
 * the caller to see. Of a text not more is read than `longestText`.
 */
export function* readXml(document: string, longestText = Infinity): Generator<XmlEvent, void, undefined> {
  let position = document.charCodeAt(0) === 0xfeff ? 1 : 0
  while (position < document.length) {
    const start = document.indexOf('<', position)
    const textEnd = start === -1 ? document.length : start
    if (textEnd > position)
      yield { kind: 'text', text: withCharacters(shortened(document, position, textEnd, longestText)) }
    if (start === -1) return

    if (document.startsWith('<![CDATA[', start)) {
      position = endOf(document, ']]>', start)
      yield { kind: 'text', text: document.slice(start + 9, Math.min(position - 3, start + 9 + longestText)) }
    } else if (document.startsWith('<!--', start)) {
      position = endOf(document, '-->', start + 4)
    } else if (document[start + 1] === '?') {
      position = endOf(document, '?>', start)
    } else if (document[start + 1] === '!') {
      throw new UnreadableXml('The document defines something of its own.')
    } else {
      position = endOfTag(document, start)
      yield* readTag(document.slice(start + 1, position - 1))
    }
  }
}

/** Never within a character that is written as a number. */
const shortened = (document: string, start: number, end: number, longest: number): string =>
  end - start <= longest ? document.slice(start, end) : document.slice(start, start + longest).replace(/&[^;]*$/, '')

function* readTag(tag: string): Generator<XmlEvent, void, undefined> {
  if (tag.startsWith('/')) return yield { kind: 'close', name: localName(tag.slice(1).trim()) }

  const isEmpty = tag.endsWith('/')
  const whole = isEmpty ? tag.slice(0, -1) : tag
  const nameEnd = whole.search(/\s/)
  const name = localName(nameEnd === -1 ? whole : whole.slice(0, nameEnd))
  yield { kind: 'open', name, attributes: nameEnd === -1 ? '' : whole.slice(nameEnd) }
  if (isEmpty) yield { kind: 'close', name }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

function endOf(document: string, mark: string, from: number): number {
  const found = document.indexOf(mark, from)
  if (found === -1) throw new UnreadableXml('The document ends too early.')
  return found + mark.length
}

/** A value of an attribute may hold the very character that ends the tag. */
function endOfTag(document: string, start: number): number {
  let open: string | undefined
  const last = Math.min(document.length, start + MAX_TAG_LENGTH)
  for (let position = start; position < last; position += 1) {
    const character = document[position]
    if (open === undefined && character === '>') return position + 1
    if (open === undefined && (character === '"' || character === "'")) open = character
    else if (character === open) open = undefined
  }
  throw new UnreadableXml('A tag does not end.')
}

const patterns = new Map<string, RegExp>()

/** The value of an attribute, whatever prefix it has. */
export function attribute(attributes: string, name: string): string | undefined {
  const pattern = patterns.get(name) ?? new RegExp(`\\s(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  patterns.set(name, pattern)
  const found = pattern.exec(attributes)
  return found ? withCharacters(found[1] ?? found[2] ?? '') : undefined
}

function withCharacters(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(/&([^;&]*;?)/g, (_, name: string) => entities.get(name) ?? characterOf(name))
}

function characterOf(name: string): string {
  const [, hexadecimal, decimal] = /^#(?:x([\dA-Fa-f]{1,6})|(\d{1,7}));$/.exec(name) ?? []
  const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal ?? Number.NaN)
  if (!(code <= MAX_CODE_POINT)) throw new UnreadableXml('The document uses a character that nobody knows.')
  return String.fromCodePoint(code)
}
