import { box, line, paint } from '../paint.ts'
import { type ConditionShape, plate } from './shape.ts'

/** Held by two hands; in the middle of its own square. */
export const controller = `<path d="M-28-22H28C44-22 52-4 55 18C57 34 40 38 32 24L24 12H-24L-32 24C-40 38-57 34-55 18C-52-4-44-22-28-22Z" fill="${paint.rubber}" ${line(4, '#66766f')}/><path d="M-30-8V4M-36-2H-24M24-2h0M34-2h0M29-8h0M29 4h0" ${line(5, paint.brandMid)}/><path d="M-14 5h0M14 5h0" ${line(11, paint.night)}/>`

const fittings = `<path d="M-56-40H16" ${line(5, paint.brandStrong)}/><path d="M40-40h14" ${line(5, '#74cdb3')}/>`

const inFront = `<g transform="translate(-22 50) scale(.66)">${controller}</g>`

const standing = (dented: boolean, marks: string): string =>
  `<path d="M-56 30V36M56 30V36" ${line(12, paint.night)}/>${plate(box(-72, -58, 144, 88, 13, dented), fittings, { x: 14, y: -10, scale: 0.84, wide: 1.3 }, marks)}`

export const gameConsole: ConditionShape = {
  whole: () => standing(false, '') + inFront,
  housing: (dented, marks) => standing(dented, marks) + inFront,
  bent: `<path d="M-74 48H74" ${line(3, paint.thread)} stroke-dasharray="1 9"/><path d="M-72-24Q-72-36-60-36Q0-4 58-40Q70-42 71-30L74 22Q74 34 62 35Q0 62-60 37Q-72 34-72 24Z" fill="${paint.body}"/><path d="M-54-14Q-14 4 16 0" ${line(5, paint.brandStrong)}/><path d="M42-8l14-5" ${line(5, '#74cdb3')}/><path d="M-6-22L2-10L-4-2" ${line(3, paint.bodyPale)}/>`,
}
