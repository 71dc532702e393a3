import { box, line, paint } from '../paint.ts'
import { type ConditionShape, plate } from './shape.ts'

const ribs = (y: number, height: number, half: number): string =>
  `<rect x="${-half}" y="${y}" width="${2 * half}" height="${height}" rx="5" fill="${paint.rubber}"/><path d="M${-half + 5} ${y + height / 2}H${half - 4}" stroke="#2a3531" stroke-width="${height - 8}" stroke-linecap="butt" stroke-dasharray="3 5"/>`

const whole = `<path d="M-30 54H30V64A5 5 0 0 1 25 69H-25A5 5 0 0 1-30 64Z" fill="${paint.metal}"/><path d="${box(-40, -40, 80, 98, 10)}" fill="${paint.body}"/>${ribs(-34, 26, 43)}${ribs(14, 24, 42)}<path d="${box(-50, -66, 100, 28, 8)}" fill="${paint.brand}"/><ellipse cy="-64" rx="44" ry="8" fill="${paint.night}"/><ellipse cy="-63" rx="32" ry="5" fill="#3b4a86"/><path d="M-34 2H34" ${line(3, paint.accent)}/>`

const barrel = box(-54, -20, 108, 82, 8)

export const lens: ConditionShape = {
  whole: () => whole,
  housing: (dented, marks) =>
    `${ribs(58, 40, 57)}<path d="${box(-64, -66, 128, 38, 10, dented)}" fill="${paint.brand}"/>${ribs(-32, 18, 60)}${plate(barrel, '', { y: 20, scale: 0.74, wide: 1.34 }, marks)}<path d="M-50 54H50" ${line(3, paint.accent)}/>`,
  bent: `<path d="M0-78V78" ${line(3, paint.thread)} stroke-dasharray="1 9"/><path d="M-32 54H32V64A5 5 0 0 1 27 69H-27A5 5 0 0 1-32 64Z" fill="${paint.metal}"/><path d="M-40 58V4Q-40-20-24-38L46-14Q40-2 40 10V58Z" fill="${paint.body}"/>${ribs(18, 26, 43)}<g transform="translate(14 -32) rotate(19)"><path d="${box(-50, -26, 100, 32, 8)}" fill="${paint.brand}"/><ellipse cy="-24" rx="44" ry="8" fill="${paint.night}"/><ellipse cy="-23" rx="32" ry="5" fill="#3b4a86"/></g>`,
}
