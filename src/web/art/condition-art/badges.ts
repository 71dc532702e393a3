import { line, paint } from './paint.ts'

const badge = (fill: string, sign: string): string =>
  `<g transform="translate(50 50)"><circle r="22" fill="${fill}" ${line(5, paint.surface)}/>${sign}</g>`

const sign = (d: string, width = 5.5): string => `<path d="${d}" ${line(width, paint.surface)}/>`

const bolt = 'M0-11V1M-7.5-7.5A10.5 10.5 0 1 0 7.5-7.5'

export const fine = badge(paint.brand, sign('M-9 1l6.5 7L9.5-7'))
export const broken = badge(paint.accent, sign('M-7-7L7 7M7-7L-7 7'))
export const warning = badge(paint.accent, sign('M0-10V2M0 10h0'))
export const unknown = badge(paint.inkSoft, sign('M-6.5-5A6.5 6.5 0 1 1 2.6.5Q0 1.6 0 4.5M0 11.5h0', 5))
export const later = badge(paint.inkSoft, sign('M0-10V0L7 5', 5))
export const powerOn = badge(paint.brand, sign(bolt, 4.5))
export const powerOff = badge(paint.accent, sign(`${bolt}M-13 13L13-13`, 4.5))
export const locked = badge(
  paint.accent,
  `<path d="M-9-1H9V11H-9Z" fill="${paint.surface}" ${line(2, paint.surface)}/>${sign('M-5.5-2V-6A5.5 5.5 0 0 1 5.5-6V-2', 4)}`,
)
