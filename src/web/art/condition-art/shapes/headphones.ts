import { line, paint } from '../paint.ts'
import { type ConditionShape, plate } from './shape.ts'

const cup = `<g transform="rotate(6 -44 28)"><rect x="-44" y="-6" width="26" height="68" rx="12" fill="${paint.rubber}"/><rect x="-66" y="-10" width="36" height="76" rx="18" fill="${paint.body}"/><path d="M-57 10V44" ${line(4, '#fff')} stroke-opacity=".3"/></g>`

const cups = `${cup}<g transform="scale(-1 1)">${cup}</g>`

const whole = `<path d="M-50 0C-60-84 60-84 50 0" ${line(13, paint.brandStrong)}/><path d="M-50 0C-60-84 60-84 50 0" ${line(8, paint.bodyLight)}/><path d="M-27-52C-12-66 12-66 27-52" ${line(14, paint.rubber)}/>${cups}`

const side = (dented: boolean): string =>
  dented
    ? 'M8-46Q22-46 30-38Q32-26 44-20Q56-14 60-4Q64 8 64 24A56 66 0 0 1-48 24A56 70 0 0 1 8-46Z'
    : 'M8-46A56 70 0 1 1 8 94A56 70 0 1 1 8-46Z'

/** The plate of the cup, and our ring where others put their sign. */
const rim = `<ellipse cx="8" cy="24" rx="42" ry="54" ${line(3, paint.brand)} stroke-opacity=".55"/><path d="M17 14A13 13 0 1 1 5 11" ${line(4.5, paint.brand)} stroke-opacity=".7"/>`

export const headphones: ConditionShape = {
  whole: () => whole,
  housing: (dented, marks) =>
    `<path d="M8-20V-54Q6-74-24-90" ${line(22, paint.brandStrong)}/><path d="M8-20V-54Q6-74-24-90" ${line(14, paint.bodyLight)}/><ellipse cx="-16" cy="24" rx="50" ry="66" fill="${paint.rubber}"/><path d="M8-30V0" ${line(16, paint.brandStrong)}/>${plate(side(dented), rim, { x: 8, y: 24, scale: 1.04 }, marks)}`,
  bent: `<path d="M-50 0C-56-50-24-66-7-62" ${line(13, paint.brandStrong)}/><path d="M-50 0C-56-50-24-66-7-62" ${line(8, paint.bodyLight)}/><g transform="translate(8 14) rotate(14)"><path d="M50 0C56-50 24-66 4-58" ${line(13, paint.brandStrong)}/><path d="M50 0C56-50 24-66 4-58" ${line(8, paint.bodyLight)}/><g transform="scale(-1 1)">${cup}</g></g>${cup}<path d="M-2-78l4 8M14-74l-4 8M4-36l2 7" ${line(4, paint.accent)}/>`,
}
