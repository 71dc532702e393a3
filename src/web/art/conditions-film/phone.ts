import { colour, n, put, stroke } from './drawing.ts'

/** The phone stands around its middle, as wide and high as the glass within its frame. */
const width = 262
const height = 540
const corner = 48
const glass = 'x="-119" y="-258" width="238" height="516" rx="36"'

/** The outline, whose lower right corner may have met the floor. */
export function outline(dent = 0): string {
  const [right, bottom] = [width / 2, height / 2]
  const bend = Array.from({ length: 25 }, (_, step) => {
    const angle = (step / 24) * 90
    const hit = Math.exp(-(((angle - 45) / 28) ** 2))
    const radius = corner * (1 - 0.38 * dent * hit)
    const radians = (angle * Math.PI) / 180
    return `${n(right - corner + radius * Math.cos(radians))} ${n(bottom - corner + radius * Math.sin(radians))}`
  })
  return `M${-right + corner} ${-bottom}H${right - corner}A${corner} ${corner} 0 0 1 ${right} ${-bottom + corner}
    L${bend.join('L')}H${-right + corner}A${corner} ${corner} 0 0 1 ${-right} ${bottom - corner}V${-bottom + corner}
    A${corner} ${corner} 0 0 1 ${-right + corner} ${-bottom}Z`
}

type Front = {
  /** What the screen shows, and how bright: 0 is off. */
  screen: string
  lit: number
  /** Where the reflection stands: 0 at the left edge, 1 at the right one. */
  shine: number
  shineStrength: number
  /** Marks that everybody sees, and those that only light shows. */
  marks: string
  marksInLight: string
  /** How far the power button is pushed in. */
  pressed: number
}

export function drawFront({ screen, lit, shine, shineStrength, marks, marksInLight, pressed }: Front): string {
  const middle = -190 + shine * 380
  return `<defs><clipPath id="glass"><rect ${glass}/></clipPath>
      <linearGradient id="shine" gradientUnits="userSpaceOnUse" x1="${n(middle - 95)}" y1="-30" x2="${n(middle + 95)}" y2="30">
        <stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset=".35" stop-color="#fff"/>
        <stop offset=".65" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
      <mask id="lit" maskUnits="userSpaceOnUse" x="-131" y="-270" width="262" height="540">
        <rect x="-131" y="-270" width="262" height="540" fill="url(#shine)"/></mask></defs>
    <rect x="${n(127 - 5 * pressed)}" y="-130" width="11" height="74" rx="5" fill="${colour.brandStrong}"/>
    <path d="${outline()}" fill="${colour.brand}"/>
    <rect x="-125" y="-264" width="250" height="528" rx="42" fill="${colour.night}"/>
    <g clip-path="url(#glass)"><rect ${glass} fill="${colour.glass}"/>
      <path d="M-119-258H40L-119 150Z" fill="${colour.glassLight}" fill-opacity=".55"/>
      ${put({ opacity: lit }, screen)}
      <rect ${glass} fill="url(#shine)" fill-opacity="${n(0.2 * shineStrength)}"/>
      ${marks}${marksInLight && `<g mask="url(#lit)">${marksInLight}</g>`}</g>
    <circle cy="-232" r="8" fill="${colour.night}"/>`
}

/** The back: cameras as on our drawings of devices, and our ring where others put their sign. */
export const drawBack = (marks: string, dent: number): string =>
  `<path d="${outline(dent)}" fill="${colour.brandStrong}"/>
    <g transform="scale(.972 .986)"><path d="${outline(dent)}" fill="#2f7e6b"/></g>
    <path d="M-83-262H60L-127 120V-218a44 44 0 0 1 44-44Z" fill="#fff" fill-opacity=".07"/>
    <rect x="-110" y="-248" width="126" height="126" rx="36" fill="#4a9480" ${stroke(3, '#1f6353')}/>
    ${eye(-76, -213)}${eye(-76, -156)}${eye(-19, -185)}<circle cx="-18" cy="-226" r="7" fill="#fff3d6"/>
    <g transform="translate(-44 -24) scale(2.2)" fill="none" opacity=".5"><path d="M31.6 22.9a12.3 12.3 0 1 1-13.2-8.1"
      ${stroke(5, '#0d5c4c')}/><path d="m18.2 9.9 8.6 4.6-7.6 6z" fill="#0d5c4c" ${stroke(2, '#0d5c4c')}/>
      <path d="M12.5 5.2h0M27.5 5.2h0" ${stroke(6.6, '#0d5c4c')}/></g>${marks}`

const eye = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="25" fill="${colour.night}" ${stroke(3, '#1f6353')}/>
    <circle cx="${x}" cy="${y}" r="13" fill="#26324a"/><circle cx="${x - 5}" cy="${y - 6}" r="4.5" fill="#fff" fill-opacity=".75"/>`

/** The edge that comes into view when the phone is turned a little. */
export const drawEdge = (tx: number, dent: number): string =>
  `<path d="${outline(dent)}" transform="translate(${n(-tx * 11)} 0)" fill="#06362e"/>`

/** How thick the phone is while it turns round. */
export function drawSide(wide: number, turned: number): string {
  if (turned < 0.01) return ''
  const side = width * wide + 30 * turned
  return `<rect x="${n(-side / 2)}" y="-270" width="${n(side)}" height="540" rx="${n(Math.min(corner * wide + 11, side / 2))}" fill="#06362e"/>`
}
