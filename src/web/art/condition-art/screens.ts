import { line, paint } from './paint.ts'

/** Screens fill a square from -50 to 50, and a little more. */

/** Like the lit screens of our device drawings: a glow over a wave. */
export const wallpaper = `<path d="M-75-75H75V110H-75Z" fill="#8fc0b0"/><circle cx="20" cy="-22" r="20" fill="${paint.accent}"/><path d="M-75 14c40-34 80 30 150-12V110H-75Z" fill="${paint.body}"/><path d="M-75 46c40-26 90 22 150-8V110H-75Z" fill="${paint.brand}"/>`

/** What stood there for years is still seen: a bar, signs, keys. */
const ghosts = `<g fill="#4d3b1c" fill-opacity=".42"><rect x="-40" y="-44" width="52" height="9" rx="4.5"/><rect x="-40" y="-26" width="20" height="20" rx="6"/><rect x="-12" y="-26" width="20" height="20" rx="6"/><rect x="-40" y="22" width="80" height="7" rx="3.5"/><rect x="-40" y="35" width="80" height="7" rx="3.5"/></g><ellipse cx="30" cy="4" rx="34" ry="24" fill="#e8c65a" fill-opacity=".55"/>`

const lines = `<path d="M-75 20H75V110H-75Z" fill="${paint.night}"/><path d="M-30-75V110M16-75V110" ${line(4, '#f05fa8')}/><path d="M-20-75V110M34-75V110" ${line(3, '#7dffb0')}/><path d="M-4-75V110" ${line(6, '#fff')}/>`

const spots = `<radialGradient id="b"><stop stop-color="#fff" stop-opacity=".95"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><g fill="url(#b)"><ellipse cx="-30" cy="-20" rx="22" ry="15"/><ellipse cx="26" cy="26" rx="26" ry="17"/></g><path d="M40-34h4v4h-4ZM-6 2h4v4h-4ZM-36 34h4v4h-4Z" fill="${paint.night}"/>`

export const screens: Record<string, string> = {
  ok: wallpaper,
  'burn-in': wallpaper + ghosts,
  lines: wallpaper + lines,
  spots: wallpaper + spots,
}
