import { wallpaper } from '../screens.ts'
import { box, line, paint } from '../paint.ts'
import { type ConditionShape, pane, plate } from './shape.ts'

const deck = `<path d="M-68 42H68L79 66H-79Z" fill="${paint.body}"/><path d="M-79 66H79V69A5 5 0 0 1 74 74H-74A5 5 0 0 1-79 69Z" fill="${paint.brand}"/><path d="M-60 48H60M-64 55H64" ${line(4, paint.night)} stroke-linecap="butt" stroke-dasharray="9 2"/><path d="M-17 60H17L19 65H-19Z" fill="${paint.brandStrong}"/>`

const glass = (screen: string, marks: string): string =>
  `<path d="${box(-71, -58, 142, 102, 10)}" fill="${paint.body}"/><path d="${box(-68, -55, 136, 97, 8)}" fill="${paint.night}"/>${pane(box(-62, -49, 124, 84, 3), { y: -6, scale: 0.88, wide: 1.36 }, screen, marks)}${deck}`

/** Our ring where others put their sign. */
const sign = `<path d="M10-10A13 13 0 1 1-2-16" ${line(4.5, paint.brand)} stroke-opacity=".7"/>`

export const notebook: ConditionShape = {
  whole: (lit) => glass(lit ? wallpaper : '', ''),
  glass,
  housing: (dented, marks) =>
    `<path d="${box(-72, -56, 144, 114, 12, dented)}" fill="${paint.brandStrong}"/><path d="M-46 53H46" ${line(6, paint.night)}/>${plate(box(-70, -54, 140, 102, 11, dented), sign, { x: 14, y: -3, scale: 1.04 }, marks)}`,
  bent: `<path d="M-72 46H72" ${line(3, paint.thread)} stroke-dasharray="1 9"/><path d="M-66 36H66" ${line(13, paint.brand)}/><path d="M-66 22Q-20 22 4-12Q26-4 64-2" ${line(13, paint.brandStrong)}/><path d="M-66 22Q-20 22 4-12Q26-4 64-2" ${line(8, paint.body)}/><path d="M-68 28V34" ${line(10, paint.night)}/><path d="M-1-15l5 3 5 1" ${line(3, paint.bodyPale)}/>`,
}
