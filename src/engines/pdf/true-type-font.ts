/** One character: how wide it is, and the strokes around it, in the units of the font. */
export interface Outline {
  advance: number
  commands: readonly PathCommand[]
}

export interface PathCommand {
  command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
  args: readonly number[]
}

export interface FontMeasures {
  name: string
  unitsPerEm: number
  ascent: number
  descent: number
}

type Point = { x: number; y: number; onCurve: boolean }
type Glyph = { advance: number; contours: Point[][] }

/** Curves may end between two units; twice as many units make them whole. */
const FINER = 2
const SIMPLE_TABLE_VERSION = 0x00010000

/** Writes the smallest TrueType file that has these characters. The first outline is what unknown ones look like. */
export function trueTypeFont(measures: FontMeasures, unknown: Outline, outlines: ReadonlyMap<number, Outline>): Buffer {
  const codePoints = [...outlines.keys()].toSorted((one, other) => one - other)
  const glyphs = [unknown, ...codePoints.map((codePoint) => outlines.get(codePoint) ?? unknown)].map(glyphOf)
  const shapes = glyphs.map(encodeGlyph)
  const offsets = [0]
  for (const shape of shapes) offsets.push((offsets.at(-1) ?? 0) + shape.length)

  return encodeFile({
    cmap: encodeCharacters(codePoints),
    glyf: Buffer.concat(shapes),
    head: encodeHead(measures, glyphs),
    hhea: encodeLineMeasures(measures, glyphs),
    hmtx: Buffer.concat(glyphs.map(({ advance, contours }) => int16s(advance, boxOf([{ contours }]).left))),
    loca: Buffer.concat(offsets.map((offset) => uint32s(offset))),
    maxp: encodeLimits(glyphs),
    name: encodeName(measures.name),
    post: Buffer.concat([uint32s(0x00030000), Buffer.alloc(28)]),
  })
}

function glyphOf({ advance, commands }: Outline): Glyph {
  const contours: Point[][] = []
  for (const { command, args } of commands) {
    if (command === 'bezierCurveTo') throw new Error('A TrueType font has no curves of four points')
    if (command === 'moveTo') contours.push([])
    for (let index = 0; index < args.length; index += 2) {
      const onCurve = command !== 'quadraticCurveTo' || index === 2
      contours.at(-1)?.push({ x: finer(args[index]), y: finer(args[index + 1]), onCurve })
    }
  }
  return { advance: finer(advance), contours: contours.map(withoutRepeatedEnd).filter(({ length }) => length > 1) }
}

const finer = (value = 0): number => Math.round(value * FINER)

function withoutRepeatedEnd(contour: Point[]): Point[] {
  const [first, last] = [contour[0], contour.at(-1)]
  const isRepeated = contour.length > 1 && last?.onCurve && first?.x === last.x && first.y === last.y
  return isRepeated ? contour.slice(0, -1) : contour
}

function encodeGlyph({ contours }: Glyph): Buffer {
  const points = contours.flat()
  if (points.length === 0) return Buffer.alloc(0)
  const { left, bottom, right, top } = boxOf([{ contours }])
  let end = -1
  const ends = contours.map(({ length }) => (end += length))
  const steps = (axis: 'x' | 'y') =>
    int16s(...points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0)))
  const shape = Buffer.concat([
    int16s(contours.length, left, bottom, right, top, ...ends, 0),
    Buffer.from(points.map(({ onCurve }) => (onCurve ? 1 : 0))),
    steps('x'),
    steps('y'),
  ])
  return padded(shape)
}

function encodeHead(measures: FontMeasures, glyphs: readonly Glyph[]): Buffer {
  const { left, bottom, right, top } = boxOf(glyphs)
  return Buffer.concat([
    uint32s(SIMPLE_TABLE_VERSION, SIMPLE_TABLE_VERSION, 0, 0x5f0f3cf5),
    int16s(0b11, finer(measures.unitsPerEm)),
    Buffer.alloc(16),
    int16s(left, bottom, right, top, 0, 6, 2, 1, 0),
  ])
}

function encodeLineMeasures({ ascent, descent }: FontMeasures, glyphs: readonly Glyph[]): Buffer {
  const widest = Math.max(...glyphs.map(({ advance }) => advance))
  const { left, right } = boxOf(glyphs)
  return Buffer.concat([
    uint32s(SIMPLE_TABLE_VERSION),
    int16s(finer(ascent), finer(descent), 0, widest, left, 0, right, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.length),
  ])
}

function encodeLimits(glyphs: readonly Glyph[]): Buffer {
  const mostPoints = Math.max(...glyphs.map(({ contours }) => contours.flat().length))
  const mostContours = Math.max(...glyphs.map(({ contours }) => contours.length))
  const limits = [glyphs.length, mostPoints, mostContours, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]
  return Buffer.concat([uint32s(SIMPLE_TABLE_VERSION), int16s(...limits)])
}

function encodeCharacters(codePoints: readonly number[]): Buffer {
  const groups = codePoints.map((codePoint, index) => uint32s(codePoint, codePoint, index + 1))
  const head = [int16s(0, 1, 3, 10), uint32s(12), int16s(12, 0), uint32s(16 + 12 * groups.length, 0, groups.length)]
  return Buffer.concat([...head, ...groups])
}

/** One record: number 6, the name under which a printer knows the font. */
function encodeName(name: string): Buffer {
  const text = Buffer.from(name, 'utf16le').swap16()
  return Buffer.concat([int16s(0, 1, 18, 3, 1, 0x409, 6, text.length, 0), text])
}

function encodeFile(tables: Record<string, Buffer>): Buffer {
  const names = Object.keys(tables).toSorted()
  const bodies = names.map((name) => padded(tables[name] ?? Buffer.alloc(0)))
  let offset = 12 + 16 * names.length
  const entries = names.map((name, index) => {
    const entry = [Buffer.from(name), uint32s(0, offset, tables[name]?.length ?? 0)]
    offset += bodies[index]?.length ?? 0
    return Buffer.concat(entry)
  })
  return Buffer.concat([uint32s(SIMPLE_TABLE_VERSION), int16s(names.length, 0, 0, 0), ...entries, ...bodies])
}

function boxOf(glyphs: readonly Pick<Glyph, 'contours'>[]): {
  left: number
  bottom: number
  right: number
  top: number
} {
  const points = glyphs.flatMap(({ contours }) => contours.flat())
  if (points.length === 0) return { left: 0, bottom: 0, right: 0, top: 0 }
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) }
}

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])

function int16s(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, index * 2)
  return bytes
}

function uint32s(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}
