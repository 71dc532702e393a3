import { colour, put, stroke } from './drawing.ts'
import { drawGouges, drawHairlines, drawScratches } from './marks.ts'
import { outline } from './phone.ts'
import { mix } from './timing.ts'

/** The only letters of the film, drawn so that every language can have it. */
const letters = [
  'M-17 21L0-21L17 21M-11 7H11',
  'M-13-21V21H3A11.3 11.3 0 0 0 3-1.6H-13M-13-21H1A9.7 9.7 0 0 1 1-1.6',
  'M17-13A21.5 21.5 0 1 0 17 13',
  'M-14-21V21H-3A21 21 0 0 0-3-21Z',
]

/** A piece of glass of each grade, and a corner of the housing. */
export const glassSamples = [
  '',
  `<g transform="translate(4 22) scale(.5)">${drawHairlines()}</g>`,
  `<g transform="translate(2 42) scale(.42)">${drawScratches(1)}</g>`,
  `<g transform="translate(0 9) scale(.46)">${drawGouges(1)}</g>`,
].map(
  (marks) => `<rect x="-72" y="-42" width="144" height="84" fill="${colour.glass}"/>
    <path d="M-72-42H28L-24 42H-72Z" fill="${colour.glassLight}" fill-opacity=".7"/>${marks}`,
)

export const lightScuffs = `<path d="M126 150l-5 9M126 172l-6 8M120 214l-7 8M96 252l9-5M-84 262l12-2M-60 261l8-1M-127-60l4 8"
  fill="none" ${stroke(3.5, '#cfe6dc')}/>`

export const visibleScuffs = `<path d="M34 140Q80 176 112 232M20 176Q52 198 78 236M-92 92Q-52 108-36 150M-96 210q30-14 56-6M40 20Q76 12 96 34"
  fill="none" ${stroke(4.5, '#d6eae2')}/>${lightScuffs}`

/** The creases where the frame gave way. */
export const dentMarks = `<path d="M122 203Q101 211 96 232Q91 250 64 260" fill="none" ${stroke(6, '#0d4a3d')}/>
  <path d="M110 198Q90 207 86 226" fill="none" ${stroke(4, '#8cc0af')}/>
  <path d="M126 120l-5 9M126 146l-6 8M-84 262l12-2M20 262l12-1M-127-60l4 8" fill="none" ${stroke(3.5, '#cfe6dc')}/>`

export const housingSamples = [
  { marks: '', dent: 0 },
  { marks: lightScuffs, dent: 0 },
  { marks: visibleScuffs, dent: 0 },
  { marks: dentMarks, dent: 1 },
].map(
  ({ marks, dent }) => `<rect x="-72" y="-42" width="144" height="84" fill="${colour.brandSoft}"/>
    <g transform="translate(-36 -148) scale(.64)"><path d="${outline(dent)}" fill="${colour.brandStrong}"/>
      <g transform="scale(.972 .986)"><path d="${outline(dent)}" fill="#2f7e6b"/></g>${marks}</g>`,
)

type Row = { index: number; active: number; reached: number; sample: string }

/** A letter and beside it what it looks like, once the film has come to it. */
export function drawGrade({ index, active, reached, sample }: Row): string {
  const letter = (paint: string) => `<path d="${letters[index]}" fill="none" ${stroke(7, paint)}/>`
  const quiet = `<circle r="43" fill="${colour.surface}" ${stroke(5, colour.line)}/>${letter(colour.inkSoft)}`
  const loud = `<circle r="43" fill="${colour.brand}" ${stroke(5, colour.brand)}/>${letter(colour.surface)}`

  return `<clipPath id="sample${index}"><rect x="-72" y="-42" width="144" height="84" rx="20"/></clipPath>
    ${put(
      { x: 146, opacity: reached, scale: mix(0.9, 1, reached) },
      `<g clip-path="url(#sample${index})">${sample}</g><rect x="-72" y="-42" width="144" height="84" rx="20" fill="none" ${stroke(5)}/>`,
    )}
    ${put({ scale: mix(1, 1.14, active) }, quiet + put({ opacity: active }, loud))}`
}
