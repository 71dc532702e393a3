import { wallpaper } from '../screens.ts'
import { box, eye, line, paint } from '../paint.ts'
import { type ConditionShape, pane, plate } from './shape.ts'

const glass = (screen: string, marks: string): string =>
  `<path d="${box(-67, -58, 134, 200, 16)}" fill="${paint.body}"/><path d="${box(-64, -55, 128, 194, 13)}" fill="${paint.night}"/>${pane(box(-56, -46, 112, 176, 5), { y: 14, scale: 1.08, wide: 1.06 }, screen, marks)}<circle cy="-50.5" r="2" fill="#53605a"/>`

const cameras = `${eye(-48, -39, 9)}<path d="M-48-22h0" ${line(6, '#fff3d6')}/>`

export const tablet: ConditionShape = {
  whole: (lit) => glass(lit ? wallpaper : '', ''),
  glass,
  housing: (dented, marks) =>
    `<path d="${box(-67, -58, 134, 200, 16, dented)}" fill="${paint.brandStrong}"/>${plate(box(-64, -55, 128, 194, 13, dented), cameras, { x: 8, y: 18, scale: 1.14 }, marks)}`,
  bent: `<path d="M-74 26H74" ${line(3, paint.thread)} stroke-dasharray="1 9"/><path d="M-68 20Q-10 14 6-12Q24-2 68 6" ${line(17, paint.brandStrong)}/><path d="M-68 20Q-10 14 6-12Q24-2 68 6" ${line(11, paint.body)}/><path d="M-66 14Q-12 8 5-19Q24-8 66 0" ${line(4, paint.night)}/>`,
}
