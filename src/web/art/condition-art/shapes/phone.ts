import { wallpaper } from '../screens.ts'
import { box, eye, line, paint } from '../paint.ts'
import { type ConditionShape, pane, plate } from './shape.ts'

const outer = box(-54, -66, 108, 220, 24)
const glassOutline = box(-47, -59, 94, 206, 17)

const glass = (screen: string, marks: string): string =>
  `<path d="M57-22V6" ${line(6, paint.brand)}/><path d="${outer}" fill="${paint.body}"/><path d="${box(-51, -63, 102, 214, 21)}" fill="${paint.night}"/>${pane(glassOutline, { y: 12, scale: 1.02 }, screen, marks)}<circle cy="-48" r="4" fill="${paint.night}"/>`

const cameras = `<rect x="-43" y="-55" width="46" height="46" rx="14" fill="${paint.bodyLight}"/>${eye(-31, -42, 9)}${eye(-31, -22, 9)}${eye(-10, -32, 9)}`

export const phone: ConditionShape = {
  whole: (lit) => glass(lit ? wallpaper : '', ''),
  glass,
  housing: (dented, marks) =>
    `<path d="${box(-54, -66, 108, 220, 24, dented)}" fill="${paint.brandStrong}"/>${plate(box(-51, -63, 102, 214, 21, dented), cameras, { x: 4, y: 22, scale: 1.02 }, marks)}`,
  bent: `<path d="M-66 26H66" ${line(3, paint.thread)} stroke-dasharray="1 9"/><path d="M-62 20Q0-44 62 20" ${line(22, paint.brandStrong)}/><path d="M-62 20Q0-44 62 20" ${line(15, paint.body)}/><path d="M-60 13Q0-50 60 13" ${line(5, paint.night)}/>`,
}
