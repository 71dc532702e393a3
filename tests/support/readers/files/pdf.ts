import { inflateSync } from 'node:zlib'

type Matrix = [number, number, number, number, number, number]
export type Box = { left: number; right: number; top: number; bottom: number }
export type Line = Box & { text: string; size: number }

/** What a PDF of ours holds, read from its bytes. Lengths are points from the upper left corner of the page. */
export interface ReadPdf {
  /** Of the first page, as all are alike. */
  width: number
  height: number
  pages: number
  language: string
  title: string
  lines: Line[]
  /** Everything that is filled with black, as upright boxes. */
  filled: Box[]
  /** The kinds of its parts, in the order in which they are read aloud. */
  roles: string[]
  alternatives: string[]
}

export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes).toString('latin1')
  const objects = new Map(
    [...file.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id = '', body = '']) => [id, body]),
  )
  const find = (pattern: RegExp): string => [...objects.values()].find((body) => pattern.test(body)) ?? ''
  const behind = (body: string, key: string): string =>
    objects.get(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(body)?.[1] ?? '') ?? ''

  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body))
  const [page = ''] = pages
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? []
  // Pages of joined documents bring a font each.
  const fontOf = (body: string): string => behind(behind(body, 'Resources'), 'Font <<\\s*/\\w+')
  const glyphsOf = (font: string): Font => ({
    letters: readLetters(streamOf(behind(font, 'ToUnicode'))),
    widths: numbers(/\/W \[0 \[([^\]]*)\]/.exec(behind(font, 'DescendantFonts'))?.[1] ?? ''),
  })
  const drawn = pages.map((body) =>
    readContent(streamOf(behind(body, 'Contents')), Number(height), glyphsOf(fontOf(body))),
  )
  const parts = [...objects.values()].flatMap((body) =>
    [...body.matchAll(/^\/S \/(\w+)$/gm)].map(([, role = '']) => ({ role, body })),
  )
  return {
    width: Number(width),
    height: Number(height),
    pages: pages.length,
    language: /\/Lang \(([^)]*)\)/.exec(find(/\/Type \/Catalog/))?.[1] ?? '',
    title: readString(behind(find(/\/Producer/), 'Title')),
    lines: drawn.flatMap(({ lines }) => lines),
    filled: drawn.flatMap(({ filled }) => filled),
    roles: parts.map(({ role }) => role),
    alternatives: parts
      .filter(({ role }) => role === 'Figure')
      .map(({ body }) => readString(/\/Alt (\(.*?[^\\]\))/s.exec(body)?.[1] ?? '')),
  }
}

function streamOf(body: string): string {
  const stream = /stream\n(.*)\nendstream/s.exec(body)?.[1] ?? ''
  const bytes = Buffer.from(stream, 'latin1')
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

const numbers = (text: string): number[] => text.trim().split(/\s+/).map(Number)

/** Bare Latin letters, or two bytes per letter after a mark that says so. */
function readString(text: string): string {
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  const plain = text.slice(1, -1).replaceAll(/\\(.)/gs, (_, character: string) => escapes[character] ?? character)
  if (!plain.startsWith('þÿ')) return plain
  return Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le')
}

/** Which letter each glyph stands for: that is what copying and reading aloud use. */
function readLetters(map: string): string[] {
  const list = /beginbfrange\n(.*)endbfrange/s.exec(map)?.[1] ?? ''
  const ranges = list.split('\n').map((line) => line.slice(line.indexOf('[')))
  return ranges.flatMap((range) =>
    [...range.matchAll(/<([\da-f ]*)>/g)].map(([, hex = '']) => utf16(hex.replaceAll(' ', ''))),
  )
}

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

interface Font {
  letters: string[]
  widths: number[]
}

/** Follows the drawing as a printer would, as far as our sheets go. */
function readContent(content: string, height: number, { letters, widths }: Font): Pick<ReadPdf, 'lines' | 'filled'> {
  const lines: Line[] = []
  const filled: Box[] = []
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  const stack: Matrix[] = []
  let path: [number, number][][] = []
  let [size, spacing, textMatrix]: [number, number, Matrix] = [0, 0, matrix]
  let operands: string[] = []
  const place = (x: number, y: number): [number, number] => {
    const [a, b, c, d, e, f] = matrix
    return [a * x + c * y + e, height - (b * x + d * y + f)]
  }
  const operators: Record<string, (values: number[]) => void> = {
    q: () => void stack.push(matrix),
    Q: () => void (matrix = stack.pop() ?? matrix),
    cm: (values) => void (matrix = times(values as Matrix, matrix)),
    m: ([x = 0, y = 0]) => void path.push([place(x, y)]),
    l: ([x = 0, y = 0]) => void path.at(-1)?.push(place(x, y)),
    re: ([x = 0, y = 0, w = 0, h = 0]) => void path.push([place(x, y), place(x + w, y + h)]),
    S: () => void (path = []),
    f: () => {
      filled.push(...path.map(around))
      path = []
    },
    BT: () => void (spacing = 0),
    Tm: (values) => void (textMatrix = values as Matrix),
    Tf: (values) => void (size = values.at(-1) ?? 0),
    Tc: ([value = 0]) => void (spacing = value),
    TJ: () => {
      const glyphs = operands.filter((one) => one.startsWith('<')).flatMap((hex) => hex.match(/[\da-f]{4}/g) ?? [])
      const ids = glyphs.map((glyph) => Number.parseInt(glyph, 16))
      const [left, baseline] = place(textMatrix[4], textMatrix[5])
      const width = ids.reduce((sum, id) => sum + ((widths[id] ?? Number.NaN) / 1000) * size + spacing, 0)
      const text = ids.map((id) => letters[id]).join('')
      lines.push({ text, size, left, right: left + width, top: baseline - size * 0.75, bottom: baseline + size * 0.22 })
    },
  }
  for (const [token] of content.matchAll(/<<|>>|<[\da-f]*>|\/[^\s/<>[\]()]+|[[\]]|-?[\d.]+|[A-Za-z*]+/g)) {
    if (!/^[A-Za-z]/.test(token)) {
      operands.push(token)
      continue
    }
    operators[token]?.(operands.filter((one) => /^-?[\d.]+$/.test(one)).map(Number))
    operands = []
  }
  return { lines, filled }
}

const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
]

function around(points: readonly [number, number][]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
