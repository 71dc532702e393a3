import { put } from '#web/art/conditions-film/drawing.ts'
import { wallpaper } from '../screens.ts'
import { box, line, paint } from '../paint.ts'
import { type ConditionShape, pane, plate } from './shape.ts'

const band = `<path d="M-36-40L-30-86H30L36-40ZM-36 40L-30 86H30L36 40Z" fill="${paint.rubber}"/>`
const crown = `<rect x="50" y="-24" width="11" height="22" rx="5" fill="${paint.brandStrong}"/><path d="M54 10V26" ${line(5, paint.brandStrong)}/>`

/** Three rings of the day. */
const face = `<path d="M-75-75H75V75H-75Z" fill="${paint.night}"/><g ${line(8)}><path d="M0-32A32 32 0 1 1-29-13" stroke="${paint.accent}"/><path d="M0-19A19 19 0 1 1-19 2" stroke="#74cdb3"/><path d="M0-6A6 6 0 0 1 5 4" stroke="#fff"/></g>`

const glass = (screen: string, marks: string): string =>
  `${band}${crown}<path d="${box(-52, -58, 104, 116, 36)}" fill="${paint.body}"/><path d="${box(-46, -52, 92, 104, 30)}" fill="${paint.night}"/>${pane(box(-43, -49, 86, 98, 27), { scale: 0.92 }, screen.replace(wallpaper, face), marks)}`

/** The eye that feels the pulse. */
const pulse = `<circle r="31" fill="${paint.brandStrong}"/><circle r="27" fill="${paint.night}"/><path d="M-11-8h0M11-8h0M-11 10h0M11 10h0" ${line(9, '#26443c')}/><path d="M0 1h0" ${line(9, '#74cdb3')}/>`

export const watch: ConditionShape = {
  whole: (lit) => glass(lit ? wallpaper : '', ''),
  glass,
  housing: (dented, marks) =>
    `${band}<g transform="scale(-1 1)">${crown}</g>${plate(box(-52, -58, 104, 116, 36, dented), pulse, { scale: 1.12 }, marks)}`,
  bent: `${put({ tx: -9 }, `<path d="M-36-40L-30-96H30L36-40Z" fill="${paint.rubber}"/>`)}<path d="M-30 30L-16 90H44L46 30Z" fill="${paint.rubber}"/><path d="M-54-30Q-50-62-16-62L22-50Q52-44 50-14L54 26Q56 58 20 58L-22 48Q-50 42-48 14Z" fill="${paint.body}"/><path d="M-46-28Q-42-53-15-54L20-43Q43-38 42-12L46 24Q47 50 20 50L-20 40Q-42 36-40 12Z" fill="${paint.night}"/><path d="M-38-26Q-34-46-14-47L-2-43L-28 36Q-34 28-33 12Z" fill="${paint.glassLight}"/><path d="M-60-60V60" ${line(3, paint.thread)} stroke-dasharray="1 9"/>`,
}
