import { colour } from '#web/art/conditions-film/drawing.ts'

/** The colours of the film, and some more. All of them are seen on a light page and on a dark one. */
export const paint = {
  ...colour,
  body: '#2f7e6b',
  bodyLight: '#4a9480',
  bodyPale: '#cfe6dc',
  rubber: '#46554f',
  metal: '#aab8b1',
  /** For what is only a line: it has no filling that could stand out from the page. */
  thread: '#3a957f',
  water: '#6aa9cf',
  lamp: '#ffe9bf',
}

/** Ends and corners are round everywhere: the tile says so once. */
export const line = (width: number, tint: string = paint.ink): string => `stroke="${tint}" stroke-width="${width}"`

/** A complete file. The ground is half transparent, so that it suits every page. */
export const tile = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-80 -80 160 160" width="160" height="160" fill="none" stroke-linecap="round" stroke-linejoin="round"><clipPath id="t"><rect x="-80" y="-80" width="160" height="160" rx="26"/></clipPath><g clip-path="url(#t)"><path d="M-80-80H80V80H-80Z" fill="#5fa08c" fill-opacity=".2"/>${drawing}</g></svg>`

/** A box with round corners. When it has been dropped, its upper right corner is pushed in. */
export function box(x: number, y: number, width: number, height: number, round: number, dented = false): string {
  const [right, bottom] = [x + width, y + height]
  const corner = dented
    ? `H${right - 30}Q${right - 22} ${y + 1} ${right - 19} ${y + 8}Q${right - 15} ${y + 16} ${right - 6} ${y + 19}Q${right} ${y + 22} ${right} ${y + 30}`
    : `H${right - round}A${round} ${round} 0 0 1 ${right} ${y + round}`
  return `M${x + round} ${y}${corner}V${bottom - round}A${round} ${round} 0 0 1 ${right - round} ${bottom}H${x + round}A${round} ${round} 0 0 1 ${x} ${bottom - round}V${y + round}A${round} ${round} 0 0 1 ${x + round} ${y}Z`
}

export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`

/** What lies on a surface ends where the surface ends. */
export const on = (surface: string, marks: string, id = 's'): string =>
  marks && `<clipPath id="${id}"><path d="${surface}"/></clipPath><g clip-path="url(#${id})">${marks}</g>`

/** The eye of a camera, as on the drawings of devices. */
export const eye = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${paint.night}"/><circle cx="${x}" cy="${y}" r="${radius / 2}" fill="#2b3d63"/><circle cx="${x - radius / 4}" cy="${y - radius / 4}" r="${radius / 6}" fill="#fff" fill-opacity=".8"/>`
