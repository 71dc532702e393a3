/** The light colours of styles/tokens.css: a film cannot follow the page into the dark. */
export const colour = {
  paper: '#faf7f1',
  surface: '#fffefb',
  sunken: '#f1ece1',
  ink: '#14211d',
  inkSoft: '#53605a',
  line: '#e2dccf',
  brand: '#0d5c4c',
  brandStrong: '#08443a',
  brandMid: '#9dc2b5',
  brandSoft: '#e0ede6',
  accent: '#e27a3f',
  accentSoft: '#fbe8d9',
  night: '#0c0f14',
  glass: '#1a2927',
  glassLight: '#27403a',
}

/** One hand draws everything: round strokes in ink. */
export const stroke = (width = 5, paint = colour.ink): string =>
  `stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`

type Place = { x?: number; y?: number; tx?: number; scale?: number; wide?: number; opacity?: number }

/** Puts a drawing somewhere. What cannot be seen is not drawn. */
export function put({ x = 0, y = 0, tx = 0, scale = 1, wide = 1, opacity = 1 }: Place, drawing: string): string {
  if (opacity < 0.004 || scale < 0.004) return ''
  const transform = `translate(${n(x)} ${n(y)}) rotate(${n(tx)}) scale(${n(scale * wide)} ${n(scale)})`
  return `<g transform="${transform}"${opacity < 0.996 ? ` opacity="${n(opacity)}"` : ''}>${drawing}</g>`
}

/** A thousandth of a pixel is enough. */
export const n = (value: number): number => Math.round(value * 1000) / 1000
