import { n } from '#web/art/conditions-film/drawing.ts'
import { line, paint } from './paint.ts'

/** Marks fill a square from -50 to 50; each surface puts them where it has room. */

type Cut = readonly [x1: number, y1: number, bendX: number, bendY: number, x2: number, y2: number]

/** A cut in a surface: fine at both ends, widest in the middle. */
function taper([x1, y1, bendX, bendY, x2, y2]: Cut, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [sideX, sideY] = [((y1 - y2) / length) * width, ((x2 - x1) / length) * width]
  return `M${x1} ${y1}Q${n(bendX + sideX)} ${n(bendY + sideY)} ${x2} ${y2}Q${n(bendX - sideX)} ${n(bendY - sideY)} ${x1} ${y1}Z`
}

const tapers = (cuts: Cut[], width: number): string => cuts.map((cut) => taper(cut, width)).join('')

/** What only a lamp brings to light. */
const lampLight = `<radialGradient id="l"><stop stop-color="#fff6dc" stop-opacity=".9"/><stop offset=".3" stop-color="#d9dcc0" stop-opacity=".55"/><stop offset="1" stop-color="#6f9a8b" stop-opacity="0"/></radialGradient><ellipse cx="-10" cy="-12" rx="66" ry="52" fill="url(#l)" transform="rotate(-24)"/>`

const hairlines = `<path d="M-40-12Q-18-22 0-38M-36 6Q-12-8 14-30M-22 18Q2 2 28-16M-42-26Q-32-30-22-38M-4 20Q10 12 22 2M-26-34Q-18-20-16-4M-6-40Q2-26 12-12M-32-4Q-22 4-18 16M8-24Q18-20 28-22" ${line(1.1, '#fffdf4')} stroke-opacity=".62"/>`

const scratchLines: Cut[] = [
  [-44, -38, -4, -26, 40, -28],
  [-32, 10, 4, 4, 44, -14],
  [-42, 20, -20, 30, 0, 52],
  [10, 20, 28, 34, 40, 54],
  [-36, -14, -14, -8, 4, 6],
]
const scratches = `<path d="${tapers(scratchLines, 1.7)}" fill="#e6f1ec" ${line(1.5, '#e6f1ec')}/>`

const gougeLines: Cut[] = [
  [-42, -36, -20, -20, -4, 12],
  [-32, 40, 4, 34, 42, 2],
  [8, -44, 20, -28, 42, -22],
]

/** A dark valley between lit edges, from which flakes have come off. */
const gouges = `<path d="${tapers(gougeLines, 7.5)}M-18-28L-13-28L-10-22ZM14 31L19 35L22 28Z" fill="#dfece6" ${line(2, '#f4faf7')}/><path d="${tapers(gougeLines, 3.8)}" fill="#040706" ${line(1.4, '#040706')} transform="translate(-.5 -.8)"/>`

/** From where it was hit, cracks run to every edge; rings connect them. */
const rays =
  'M18-26L4-14L2 0L-14 16L-16 32L-34 48L-40 74M18-26L-6-30L-22-24L-42-34L-66-30M18-26L34-14L36-2L56 8L72 8M18-26L22-4L18 12L28 32L24 52L32 76M18-26L10-44L-4-54L-8-78M18-26L32-42L48-46L66-62M18-26L26-50L24-78M-14 16L-38 8L-68 20M28 32L52 42L72 60'
const rings =
  'M4-14L-6-30L10-44L26-50L32-42L34-14L22-4L4-14M2 0L-22-24M36-2L18 12L-14 16M-4-54L-42-34L-38 8M56 8L28 32M48-46L56 8'

/** The cracks of glass, and of what is as brittle. */
const cracks = `<path d="${rays}${rings}" ${line(2.2, '#050b0a')} stroke-opacity=".7" transform="translate(1.2 1.5)"/><path d="${rays}" ${line(2, '#f2faf6')}/><path d="${rings}" ${line(1.1, '#dcebe4')}/><path d="M12-31L20-36L27-29L24-20L14-19Z" fill="#f2faf6"/><path d="M22-4L4-14L2 0L18 12Z" fill="#fff" fill-opacity=".16"/>`

export const glassMarks: Record<string, string> = {
  'no-marks': lampLight,
  hairlines: lampLight + hairlines,
  scratched: scratches,
  deep: gouges,
  cracked: cracks,
}

/** The lamp that the first two grades speak of, in the upper left corner of the picture. */
export const lamp = `<g transform="translate(-59 -59) rotate(-42) scale(.94)"><path d="M-8-26H8V-12H-8Z" fill="${paint.ink}"/><path d="M-20 12C-19-6-12-15 0-15S19-6 20 12Z" fill="${paint.accent}"/><path d="M-11 13A11 9 0 0 0 11 13Z" fill="#fff3c4"/></g>`

const scuffs = 'M28-32l6 4M38-16l3 5M-36 36l7 3M-22 43l5-1M32 32l5-4M-42-8l2 6M6 44l5-2'

const light = `<path d="${scuffs}" ${line(1.9, '#a9d0c3')}/>`

const rubs: Cut[] = [
  [-38, -4, -6, 6, 14, 40],
  [-6, -34, 22, -26, 44, -2],
  [-42, 32, -20, 24, 0, 30],
  [-34, -26, -16, -20, 0, -8],
]
const visible = `<path d="${tapers(rubs, 2.1)}" fill="${paint.bodyPale}" ${line(1.3, paint.bodyPale)}/><path d="M22 8l16 11M20 14l17 12M22 21l14 10M26 28l9 6M-46-36l12 9M-48-29l10 8M34-44l8 10" ${line(1.9, paint.bodyPale)} stroke-opacity=".9"/>`

const shade = '#124f42'
const flakes =
  'M-40 24L-33 17L-24 19L-19 15L-12 22L-15 30L-24 33L-29 39L-38 34ZM14 34L20 29L27 33L25 41L17 42ZM-2 12L4 9L6 14L0 17Z'
const dents = `<path d="M31-45Q20-31 34-21" ${line(3, shade)}/><path d="M17-46Q6-22 36-8" ${line(3.4, shade)} stroke-opacity=".65"/><path d="M14-42Q4-20 32-5" ${line(1.8, paint.bodyPale)} stroke-opacity=".7"/><path d="${taper([-40, -24, -14, -18, 6, 4], 5)}" fill="${shade}"/><path d="M-38-21Q-14-13 6 6" ${line(2, paint.bodyPale)}/><path d="${flakes}" fill="#e9e4d6" ${line(2.2, shade)}/>`

export const housingMarks: Record<string, string> = {
  'no-marks': '',
  light,
  visible,
  dents,
  'cracked-back': cracks,
  cracked: cracks,
}
