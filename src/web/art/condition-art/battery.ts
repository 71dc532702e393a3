import { unknown } from './badges.ts'
import { box, line, paint } from './paint.ts'

const shell = `<path d="M63-13V13" ${line(12, paint.inkSoft)}/><path d="${box(-66, -36, 122, 72, 17)}" fill="${paint.surface}" ${line(6)}/>`

const charge = (part: number, tint: string): string =>
  `<rect x="-57" y="-27" width="${Math.round(104 * part)}" height="54" rx="9" fill="${tint}"/>`

/** From here on a battery counts as good: four fifths of what it once held. */
const threshold = `<path d="M26-50V50" ${line(4, paint.inkSoft)} stroke-dasharray="1 8"/>`

const level = (part: number, tint: string): string => shell + charge(part, tint) + threshold

/** Between good and worn. */
const fading = '#c9a227'

export const batteries: Record<string, string> = {
  'ge-85': level(0.96, paint.brand),
  good: level(0.96, paint.brand),
  'p80-84': level(0.83, fading),
  shorter: level(0.7, fading),
  'lt-80': level(0.5, paint.accent),
  weak: level(0.4, paint.accent),
  dead: `${shell}<path d="M4-24L-18 4H-2L-8 24L16-6H0Z" fill="${paint.inkSoft}"/><path d="M-62 58L52-56" ${line(13, paint.surface)}/><path d="M-62 58L52-56" ${line(7, paint.accent)}/>`,
  unknown: `${shell}${unknown}`,
  none: `<path d="M-80 60Q-20 70-18 30V4" ${line(9, paint.thread)}/><rect x="-33" y="-24" width="30" height="44" rx="9" fill="${paint.body}"/><path d="M-18-28V-58" ${line(12, paint.metal)}/><path d="M-18-63V-66" ${line(8, paint.metal)}/><path d="M-24-38H-12M-24-50H-12" ${line(3)} stroke-linecap="butt"/><g transform="translate(34 -10) scale(.42)" opacity=".9">${shell}<path d="M-62 58L52-56" ${line(13, paint.accent)}/></g>`,
  swollen: `<path d="M67-13V13" ${line(12, paint.inkSoft)}/><path d="M-58-32Q-2-82 52-32Q62-28 62-16V16Q62 28 52 32Q-2 82-58 32Q-68 28-68 16V-16Q-68-28-58-32Z" fill="#f6c7a6" ${line(6)}/><path d="M-40-26Q-2-52 36-26M-30 28Q-2 46 26 28" ${line(4, paint.accent)}/><path d="M-3-16V4M-3 16h0" ${line(9, '#ad2a20')}/>`,
}
