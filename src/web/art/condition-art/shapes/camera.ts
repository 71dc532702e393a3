import { box, disc, line, paint } from '../paint.ts'
import { type ConditionShape, pane, plate } from './shape.ts'

const back = `<path d="M-30-52L-24-70H12L18-52Z" fill="${paint.brand}"/><rect x="-19" y="-64" width="26" height="12" rx="4" fill="${paint.night}"/><rect x="34" y="-60" width="26" height="12" rx="4" fill="${paint.rubber}"/><path d="${box(-75, -50, 150, 112, 14)}" fill="${paint.body}"/><path d="M44-50H61A14 14 0 0 1 75-36V48A14 14 0 0 1 61 62H44Z" fill="${paint.rubber}"/><circle cx="57" cy="14" r="12" fill="${paint.glassLight}"/><circle cx="57" cy="14" r="5" fill="${paint.night}"/><path d="M52-26h0M64-12h0M51 40h0M65 40h0" ${line(7, paint.glassLight)}/>`

const glass = (screen: string, marks: string): string =>
  `${back}<path d="${box(-68, -42, 108, 92, 8)}" fill="${paint.night}"/>${pane(box(-63, -37, 98, 82, 3), { x: -14, y: 3, scale: 0.88, wide: 1.1 }, screen, marks)}`

/** Glass that shimmers, within its rings. */
export const bigLens = (x: number, y: number, radius: number): string =>
  `<linearGradient id="q" x2="1" y2="1"><stop stop-color="#7d93c9"/><stop offset=".55" stop-color="#2b2f5e"/><stop offset="1" stop-color="#0a0d18"/></linearGradient><path d="${disc(x, y, radius)}" fill="${paint.metal}"/><path d="${disc(x, y, radius * 0.95)}" fill="${paint.rubber}"/><path d="${disc(x, y, radius * 0.7)}" fill="${paint.night}"/><path d="${disc(x, y, radius * 0.54)}" fill="url(#q)"/><path d="M${x - radius * 0.32} ${y - radius * 0.16}a${radius * 0.4} ${radius * 0.4} 0 0 1 ${radius * 0.24}-${radius * 0.22}" ${line(radius * 0.09, '#fff')} stroke-opacity=".8"/>`

const front = `<path d="M-34-38L-25-58A8 8 0 0 1-18-62H18A8 8 0 0 1 25-58L34-38Z" fill="${paint.brand}"/><rect x="-64" y="-50" width="22" height="14" rx="4" fill="${paint.accent}"/><rect x="40" y="-50" width="24" height="14" rx="4" fill="${paint.rubber}"/><path d="${box(-74, -40, 148, 100, 15)}" fill="${paint.body}"/><path d="M-74-8V45A15 15 0 0 0-59 60H-44V-8Q-44-34-60-34T-74-8Z" fill="${paint.rubber}"/>${bigLens(6, 12, 42)}`

const top = `<path d="M-90-40V-66H-36A8 8 0 0 1-29-62L-18-40Z" fill="${paint.brand}"/><rect x="-2" y="-56" width="34" height="20" rx="5" fill="${paint.rubber}"/><path d="M4-47h22" stroke="#53605a" stroke-width="12" stroke-linecap="butt" stroke-dasharray="2 3"/>`

export const camera: ConditionShape = {
  whole: () => front,
  glass,
  housing: (dented, marks) =>
    `${top}${plate(box(-120, -40, 190, 140, 16, dented), '', { x: 24, y: 14, scale: 0.94 }, marks)}${bigLens(-58, 34, 48)}`,
  bent: `<path d="M-72 66H72" ${line(3, paint.thread)} stroke-dasharray="1 9"/><path d="M-34-34L-22-60H20L36-42Z" fill="${paint.brand}"/><path d="M-72-20Q-74-32-62-34L0-34L58-48Q70-50 72-38L74 34Q74 44 64 46L4 60L-58 58Q-70 58-70 46Z" fill="${paint.body}"/><path d="M-72-14L-70 46Q-70 58-58 58L-42 58V-34L-62-34Q-74-32-72-20Z" fill="${paint.rubber}"/>${bigLens(12, 10, 36)}<path d="M-8-34L-2-24L-8-16M6 60L2 50" ${line(3, paint.bodyPale)}/>`,
}
