import { inflateSync } from 'node:zlib'

/** An object of a PDF: what stands before its stream, and the stream with its keywords, if it has one. */
export type PdfObject = { head: string; stream: string }

export type PdfFile = { objects: ReadonlyMap<number, PdfObject>; root: number }

/** Texts, written out or as digits, in which a number is only a number. */
const texts = String.raw`\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)|<[\da-fA-F\s]*>`

const reference = new RegExp(`${texts}|(\\d+)\\s+\\d+\\s+R\\b`, 'g')

/** The numbers of the objects that a piece of an object names. */
export const referencesIn = (head: string): number[] =>
  [...head.matchAll(reference)].flatMap(([, number]) => (number === undefined ? [] : [Number(number)]))

/** The same piece, naming other objects. */
export const renumber = (head: string, numberOf: (old: number) => number): string =>
  head.replaceAll(reference, (whole: string, number?: string) =>
    number === undefined ? whole : `${numberOf(Number(number))} 0 R`,
  )

const closing: Record<string, string> = { '<<': '>>', '[': ']' }

/** What stands behind a key: a dictionary, a list, a reference or a word. */
export function valueOf(head: string, key: string): string | undefined {
  const found = new RegExp(String.raw`/${key}(?![\w.])\s*`).exec(head)
  if (!found) return undefined
  const rest = head.slice(found.index + found[0].length)
  const open = /^(?:<<|\[)/.exec(rest)?.[0]
  if (open === undefined) return /^(?:\d+\s+\d+\s+R\b|\/?[^\s/<>[\]()]+)/.exec(rest)?.[0]
  let depth = 0
  for (const part of rest.matchAll(new RegExp(`${texts}|<<|>>|\\[|\\]`, 'g'))) {
    if (part[0] === open) depth++
    if (part[0] === closing[open]) depth--
    if (depth === 0) return rest.slice(0, part.index + part[0].length)
  }
  return undefined
}

/** Reads a finished PDF, also one whose objects are packed together. Later objects take the place of earlier ones. */
export function readPdfFile(bytes: Uint8Array): PdfFile {
  const file = Buffer.from(bytes).toString('latin1')
  if (!file.startsWith('%PDF-') || /\/Encrypt\s/.test(file)) throw new Error('This document cannot be read')
  const objects = new Map<number, PdfObject>()
  const start = /(?<![\d.])(\d+)\s+\d+\s+obj\b/g
  for (let match = start.exec(file); match; match = start.exec(file)) {
    const object = objectAt(file, match.index + match[0].length)
    start.lastIndex += object.head.length + object.stream.length
    objects.set(Number(match[1]), object)
    for (const [number, packed] of packedIn(object)) objects.set(number, packed)
  }
  const heads = [...objects.values()].map(({ head }) => head)
  const trailers = [...file.matchAll(/\btrailer\b/g)].map(({ index }) =>
    file.slice(index, file.indexOf('startxref', index)),
  )
  const root = [...heads.filter((head) => valueOf(head, 'Type') === '/XRef'), ...trailers]
    .flatMap((head) => referencesIn(valueOf(head, 'Root') ?? ''))
    .at(-1)
  if (root === undefined) throw new Error('This document has no beginning')
  return { objects, root }
}

/** A stream may hold anything, so that its end is found by its length where that is told at once. */
function objectAt(file: string, from: number): PdfObject {
  const end = file.indexOf('endobj', from)
  const opening = /stream\r?\n/g
  opening.lastIndex = from
  const opened = opening.exec(file)
  if (!opened || opened.index > end) return { head: file.slice(from, end), stream: '' }
  const head = file.slice(from, opened.index)
  const length = /^\d+$/.exec(valueOf(head, 'Length') ?? '')?.[0] ?? '0'
  const close = file.indexOf('endstream', opened.index + opened[0].length + Number(length))
  return { head, stream: file.slice(opened.index, close + 'endstream'.length) }
}

/** Newer documents pack small objects into one stream: pairs of number and place, then the objects. */
function packedIn({ head, stream }: PdfObject): [number, PdfObject][] {
  if (valueOf(head, 'Type') !== '/ObjStm') return []
  const body = Buffer.from(stream.replace(/^stream\r?\n/, '').replace(/\r?\n?endstream$/, ''), 'latin1')
  const text = (head.includes('/FlateDecode') ? inflateSync(body) : body).toString('latin1')
  const first = Number(valueOf(head, 'First'))
  const pairs = text.slice(0, first).trim().split(/\s+/).map(Number)
  const places = pairs.filter((_, index) => index % 2 === 1)
  return places.map((place, index) => {
    const end = index + 1 < places.length ? first + places[index + 1]! : text.length
    return [pairs[index * 2]!, { head: text.slice(first + place, end), stream: '' }]
  })
}
