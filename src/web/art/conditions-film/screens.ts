import { colour, n, put, stroke } from './drawing.ts'
import { drawCoin } from './deal.ts'
import { ramp } from './timing.ts'

/** Like the lit screens of our device drawings: a glow over a wave. */
export const wallpaper = `<rect x="-119" y="-258" width="238" height="516" fill="#8fc0b0"/>
  <circle cx="46" cy="-112" r="58" fill="${colour.accent}"/>
  <path d="M-119 0c72-64 130 62 238-26V258H-119Z" fill="${colour.brand}"/>
  <path d="M-119 112c72-50 140 46 238-18V258H-119Z" fill="${colour.brandStrong}"/>`

/** A page of settings: rows of words that nobody has to read, and the battery. */
export const batteryPage = (level: number): string =>
  `<rect x="-119" y="-258" width="238" height="516" fill="${colour.surface}"/>
    <rect x="-88" y="-186" width="108" height="16" rx="8" fill="${colour.inkSoft}" fill-opacity=".55"/>
    ${put({ y: -72, scale: 0.62 }, drawBattery(level))}
    ${[30, 84, 138, 192].map((y, row) => line(y, [126, 98, 140, 84][row]!)).join('')}`

const line = (y: number, length: number): string =>
  `<path d="M-88 ${y - 26}H88" ${stroke(2, colour.line)}/><path d="M-82 ${y}h${length - 40}" ${stroke(10, '#d4d2c6')}/>
    <path d="M62 ${y}h20" ${stroke(10, colour.brandMid)}/>`

/** `level` from 0 to 1. */
export const drawBattery = (level: number): string =>
  `<rect x="-112" y="-58" width="216" height="116" rx="28" fill="${colour.surface}" ${stroke(9)}/>
    <path d="M122-18v36" ${stroke(14)}/>
    <rect x="-94" y="-40" width="${n(180 * level)}" height="80" rx="14" fill="${colour.brand}"/>`

/** Three honest answers, and the price that comes of them. */
export function answersPage(second: number, from: number): string {
  const rows = [-168, -96, -24].map((y, row) => {
    const begin = from + row * 0.45
    return `<path d="M-34 ${y}h${[104, 78, 92][row]}" ${stroke(12, '#d4d2c6')}/>
      <circle cx="-72" cy="${y}" r="23" fill="${colour.brandSoft}"/>
      ${put({ x: -72, y, scale: ramp(second, begin, begin + 0.5) }, tick)}`
  })
  return `<rect x="-119" y="-258" width="238" height="516" fill="${colour.surface}"/>${rows.join('')}
    <path d="M-88 36H88" ${stroke(3, colour.line)}/>
    ${put({ y: 138, scale: ramp(second, from + 1.3, from + 1.9) }, drawCoin())}`
}

const tick = `<circle r="23" fill="${colour.brand}"/><path d="M-9 1l6 7 12-14" fill="none" ${stroke(5, colour.surface)}/>`
