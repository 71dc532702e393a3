import { put } from '#web/art/conditions-film/drawing.ts'
import { broken, fine, later, locked, powerOff, powerOn, unknown, warning } from './badges.ts'
import { box, line, paint } from './paint.ts'
import { controller } from './shapes/console.ts'
import type { ConditionShape } from './shapes/shape.ts'

/** A carton with the device on its front, in film, closed by a seal. */
const sealed = (whole: string): string =>
  `<path d="M-56-44L-42-66H54L62-44Z" fill="#e9e2d2"/><path d="M46-44H62V62H46Z" fill="#d8cfba"/><path d="M-56-44H46V62H-56Z" fill="${paint.surface}"/><g transform="translate(-5 8) scale(.58)"><clipPath id="c"><path d="M-80-80H80V80H-80Z"/></clipPath><g clip-path="url(#c)">${whole}</g></g><path d="M-56-44H-24L-56 24ZM20-44H34L-30 62H-44Z" fill="#bcd6e6" fill-opacity=".5"/><path d="M-56-44H46V62H-56ZL-42-66H54L62-44L62 62H46M46-44L62-44" ${line(3.5, '#8a8578')}/><g transform="translate(36 -40)"><circle r="19" fill="${paint.accent}" ${line(4, paint.surface)}/><path d="M-8 1l5.5 6L8.5-6" ${line(5, paint.surface)}/></g>`

/** Fingers were here; only a screen shows it. */
const touched = `<g ${line(3, '#e6f2ec')} stroke-opacity=".75"><path d="M-9 12V0a9 11 0 0 1 18 0v12M-3 14V1a3.5 4 0 0 1 7 0v12M-15 6V0a15 17 0 0 1 30 0v6"/></g>`

const drop = (x: number, y: number, scale: number): string =>
  put(
    { x, y, scale },
    `<path d="M0-20Q15 0 15 9A15 15 0 0 1-15 9Q-15 0 0-20Z" fill="${paint.water}" ${line(3, '#fff')}/><path d="M-7 9a7 7 0 0 0 5 7" ${line(3.5, '#fff')}/>`,
  )

export const deviceStates = ({ whole }: ConditionShape): Record<string, Record<string, string>> => ({
  new: {
    sealed: sealed(whole(true)),
    used: whole(true) + (whole(true) === whole(false) ? '' : put({ x: -12, y: 22, tx: 16 }, touched)),
  },
  power: { yes: whole(true) + powerOn, no: whole(false) + powerOff },
  functions: { 'all-ok': whole(true) + fine, 'some-defects': whole(true) + warning },
  liquid: {
    no: whole(false) + fine,
    yes:
      whole(false) + drop(-26, -20, 1.3) + drop(22, 2, 0.8) + drop(-6, 36, 1) + drop(44, 44, 1.15) + drop(-52, 46, 0.7),
  },
})

const padlock = (shackle: string): string =>
  `<path d="${shackle}" ${line(19)}/><path d="${shackle}" ${line(9, paint.metal)}/><path d="${box(-44, -12, 88, 70, 17)}" fill="${paint.body}" ${line(6)}/><path d="M0 18V30" ${line(10)}/><circle cy="16" r="9" fill="${paint.ink}"/>`
const open = padlock('M-24-14V-36A24 24 0 0 1 22-46')
const shut = padlock('M-24-14V-34A24 24 0 0 1 24-34V-14')

const locks = {
  removed: open + fine,
  ok: open + fine,
  'will-remove': open + later,
  'cannot-remove': shut + broken,
  banned: shut + broken,
}

const sim = `<path d="M-42-62H20L46-36V50A12 12 0 0 1 34 62H-42A12 12 0 0 1-54 50V-50A12 12 0 0 1-42-62Z" fill="${paint.surface}" ${line(6)}/><rect x="-34" y="-14" width="56" height="52" rx="11" fill="#d9b25a" ${line(4)}/><path d="M-34 4H-14V38M-34 20H-14M22 4H2V-14M22 20H2V38" ${line(4)}/>`

/** The two letters that every device for Europe carries, as on its plate. */
const mark = `<path d="${box(-70, -44, 140, 88, 16)}" fill="${paint.surface}" ${line(6)}/><path d="M-16-26A26 26 0 1 0-16 26M48-26A26 26 0 1 0 48 26M24 0H42" ${line(9)} stroke-linecap="butt"/>`

const tool = `<g transform="rotate(45)"><path d="M0-12V62" ${line(27)}/><path d="M0-12V62" ${line(17, paint.metal)}/><path d="M-13-68A30 30 0 1 0 13-68V-44L0-34L-13-44Z" fill="${paint.metal}" ${line(6)}/></g>`

/** One stick that stands straight, one that pulls away on its own. */
const stick = (x: number, y: number, more: string): string =>
  `<circle r="62" fill="${paint.rubber}" ${line(5, '#53605a')}/><circle r="44" fill="${paint.night}"/>${more}<circle cx="${x}" cy="${y}" r="29" fill="#53605a"/><circle cx="${x}" cy="${y}" r="20" fill="${paint.rubber}"/><circle cx="${x}" cy="${y}" r="12" ${line(3, '#7c8b86')}/>`

const pad = (hole: string, fill: string, more: string): string =>
  `<ellipse cx="0" cy="0" rx="54" ry="68" fill="${paint.body}"/><ellipse rx="48" ry="62" fill="${fill}"/>${more}<ellipse rx="22" ry="34" fill="${paint.night}"/>${hole}`
const mesh = `<path d="M-10-16H12M-14-4H14M-14 8H14M-10 20H12" ${line(4, '#43524c')} stroke-dasharray="0 9"/>`
const soft = `<path d="M-34-22A38 50 0 0 1-8-49" ${line(5, '#fff')} stroke-opacity=".25"/>`

const faded = `<g opacity=".5"><path d="M-28-22H28C44-22 52-4 55 18C57 34 40 38 32 24L24 12H-24L-32 24C-40 38-57 34-55 18C-52-4-44-22-28-22Z" ${line(4, paint.thread)} stroke-dasharray="3 9"/></g>`

/** Answers that look the same on every device. */
export const sharedStates: Record<string, Record<string, string>> = {
  lock: locks,
  ban: locks,
  simlock: { free: sim + fine, locked: sim + locked, unknown: sim + unknown },
  region: { eu: mark + fine, 'non-eu': mark + broken },
  repair: { authorised: tool + fine, 'third-party': tool + warning },
  controllers: {
    none: put({ scale: 1.2 }, faded),
    one: put({ scale: 1.2 }, controller),
    two: put({ x: -6, y: -26, scale: 1.05 }, controller) + put({ x: 8, y: 30, scale: 1.05 }, controller),
  },
  drift: {
    no: stick(0, 0, ''),
    yes:
      stick(15, -13, `<path d="M-30 26L-12 10" ${line(4, '#53605a')}/>`) +
      `<path d="M40-40L62-60M62-60H45M62-60V-43" ${line(8, paint.accent)}/>`,
  },
  'ear-pads': {
    ok: pad(mesh, '#2b3834', soft),
    worn: pad(
      mesh,
      '#6a6252',
      `<path d="M-40-14q10 4 16 0M-38 14q10-6 16 0M30-26q8 6 14 4M28 22q8-6 14-2M-10 48q4-8 0-12M14-50q-4 8 0 12" ${line(3, '#3d382d')}/>`,
    ),
    torn: pad(
      mesh,
      '#2b3834',
      `<path d="M-46-8L-28-16L-24-2L-32 8L-24 20L-42 26Z" fill="#e9d9a8" ${line(3, '#5d6b65')}/><path d="M20 34L34 28L42 40L24 56Z" fill="#e9d9a8" ${line(3, '#5d6b65')}/><path d="M26-40L34-28L30-18" ${line(4, '#e9d9a8')}/>`,
    ),
  },
}

/** Smoke, and what cats leave. */
export const smells = (whole: string): Record<string, string> => ({
  no: whole + fine,
  yes: `${whole}<path d="M-40-26c-14-14 12-22-2-40M-12-26c-14-14 12-22-2-40M16-26c-14-14 12-22-2-40" ${line(11, paint.surface)}/><path d="M-40-26c-14-14 12-22-2-40M-12-26c-14-14 12-22-2-40M16-26c-14-14 12-22-2-40" ${line(6.5, '#7c8b86')}/><path d="M30 6q16-12 28 2M36 18q10 10 24 0M-60 12q8-10 18-4" ${line(3, '#e9d9a8')}/>`,
})
