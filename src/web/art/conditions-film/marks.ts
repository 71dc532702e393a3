import { n, stroke } from './drawing.ts'

/** Seen only where light falls on them. */
const hairlines = [
  'M-92-150q60 20 96-14',
  'M-70-196q30 52 88 70',
  'M-20-60q50-34 116-28',
  'M-104-30q44 30 60 84',
  'M6 20q34 40 92 42',
  'M-84 96q66-22 120 16',
  'M-30-120q16 40 4 88',
  'M40-210q-16 54 30 92',
  'M-60 150q50 24 130 10',
  'M-96-88q50-8 84 22',
  'M30 120q24 44 8 92',
  'M-108 190q40-30 96-20',
  'M58-16q-34 16-44 56',
  'M-40 40q-30 26-34 64',
]

/** Long and thin, thicker in the middle: seen from every side. */
const scratches = [
  'M-86-172Q-20-118 62-104Q-22-112-86-172Z',
  'M-40-36Q22-18 92-62Q24-10-40-36Z',
  'M-98 70Q-42 74-6 128Q-46 80-98 70Z',
  'M24 96Q64 128 96 190Q58 134 24 96Z',
  'M-74 182Q-38 158 8 168Q-38 164-74 182Z',
]

/** Wide enough for a fingernail. */
const gouges = ['M-80-104Q-58-60-26-30', 'M-34 66Q20 52 72 12', 'M-70 150Q-44 180-8 188']

type Point = readonly [x: number, y: number]

/** Where the glass was hit; from there the cracks run outwards. */
const hit: Point = [58, -150]

const mainCracks: Point[][] = [
  [hit, [22, -104], [30, -62], [-6, -18], [-40, 8], [-46, 62], [-92, 96], [-119, 100]],
  [hit, [96, -120], [84, -76], [119, -40]],
  [hit, [20, -178], [-30, -174], [-68, -212], [-119, -206]],
  [hit, [70, -196], [52, -226], [64, -258]],
]

const fineCracks: Point[][] = [
  [
    [22, -104],
    [-34, -96],
    [-72, -116],
    [-119, -98],
  ],
  [
    [-6, -18],
    [36, 12],
    [44, 66],
    [92, 92],
    [119, 140],
  ],
  [
    [30, -62],
    [62, -34],
    [84, -76],
  ],
  [
    [-34, -96],
    [-30, -174],
  ],
  [
    [96, -120],
    [70, -196],
  ],
  [
    [-46, 62],
    [-8, 104],
    [-14, 160],
    [22, 204],
    [10, 258],
  ],
  [
    [-40, 8],
    [-88, -6],
    [-119, 12],
  ],
  [
    [44, 66],
    [6, 84],
    [-8, 104],
  ],
  [
    [-68, -212],
    [-60, -258],
  ],
  [
    [92, 92],
    [62, 150],
    [22, 204],
  ],
]

export const drawHairlines = (): string => `<path d="${hairlines.join('')}" fill="none" ${stroke(2.2, '#f4fbf8')}/>`

export const drawScratches = (opacity: number): string =>
  opacity === 0
    ? ''
    : `<path d="${scratches.join('')}" fill="#dfece6" ${stroke(2.2, '#dfece6')} opacity="${n(opacity * 0.85)}"/>`

/** A dark valley between lit edges. */
export function drawGouges(opacity: number): string {
  if (opacity === 0) return ''
  const d = gouges.join('')
  return `<g fill="none" opacity="${n(opacity)}"><path d="${d}" ${stroke(12, '#a9c0b7')}/>
    <path d="${d}" ${stroke(8, '#f4faf7')} transform="translate(1.5 3)"/>
    <path d="${d}" ${stroke(6.5, '#040706')}/></g>`
}

/** `part` says how far the crack has run. Those that branch off start later and are finer. */
export function drawCracks(part: number): string {
  if (part === 0) return ''
  const lines = (some: Point[][], run: number) => some.map((points) => cut(points, run)).join('')
  const main = lines(mainCracks, part)
  const fine = lines(fineCracks, part * 1.8 - 0.8)
  const [x, y] = hit
  return `<g fill="none"><path d="${main}${fine}" ${stroke(5, '#071010')} transform="translate(2 3)"/>
    <path d="${main}" ${stroke(3.6, '#f2faf6')}/><path d="${fine}" ${stroke(2.2, '#dcebe4')}/>
    <circle cx="${x}" cy="${y}" r="${n(9 * Math.min(1, part * 4))}" fill="#f2faf6"/></g>`
}

const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1)

/** The first part of a line. */
function cut(points: Point[], part: number): string {
  if (part <= 0) return ''
  let left = part * points.slice(1).reduce((sum, point, index) => sum + distance(points[index]!, point), 0)
  let d = `M${points[0]!.join(' ')}`
  for (const [index, point] of points.slice(1).entries()) {
    const [from, length] = [points[index]!, distance(points[index]!, point)]
    const run = Math.min(1, left / length)
    if (run <= 0) break
    d += `L${n(from[0] + (point[0] - from[0]) * run)} ${n(from[1] + (point[1] - from[1]) * run)}`
    left -= length
  }
  return d
}
