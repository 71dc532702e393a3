/** Hue, saturation, lightness. */
export type Hsl = [number, number, number]

/** How a coloured thing looks in our light, which comes from the upper left. */
export interface Finish {
  light: string
  base: string
  dark: string
  /** The line around it: seen on a light page even if the thing is white, on a dark one even if it is black. */
  rim: string
}

export function finish(colour: Hsl | string): Finish {
  const base = typeof colour === 'string' ? colour : hex(colour)
  const isLight = luminance(base) > 0.5
  return {
    light: mix(base, '#ffffff', isLight ? 0.42 : 0.2),
    base,
    dark: mix(base, '#10141c', isLight ? 0.15 : 0.3),
    rim: rim(base),
  }
}

/** Towards grey until it differs enough from what devices stand on, `--color-art-ground` of both schemes. */
function rim(base: string): string {
  const towards = luminance(base) > 0.18 ? '#1b2430' : '#e8ecf2'
  for (let share = 0.16; share < 0.6; share += 0.04) {
    const line = mix(base, towards, share)
    if (contrast(line, '#f1ece1') >= 1.6 && contrast(line, '#2c3834') >= 1.6) return line
  }
  return '#868c95'
}

export function mix(one: string, other: string, share: number): string {
  const [a, b] = [channels(one), channels(other)]
  return toHex(a.map((value, at) => value + (b[at]! - value) * share))
}

/** Whether dark marks are seen better on it than light ones. */
export const isPale = ({ base }: Finish): boolean => luminance(base) > 0.25

/** As WCAG counts it. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

export function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

export function hex([hue, saturation, lightness]: Hsl): string {
  const reach = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100)
  const part = (offset: number) => {
    const at = (offset + hue / 30) % 12
    return 255 * (lightness / 100 - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)))
  }
  return toHex([part(0), part(8), part(4)])
}

/** Hue in degrees, and how far the colour is from grey, from 0 to 1. */
export function hueOf(colour: string): { hue: number; chroma: number } {
  const [red, green, blue] = channels(colour).map((value) => value / 255) as [number, number, number]
  const most = Math.max(red, green, blue)
  const chroma = most - Math.min(red, green, blue)
  if (chroma === 0) return { hue: 0, chroma }
  const sixth =
    most === red ? (green - blue) / chroma : most === green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma
  return { hue: Math.round(sixth * 60 + 360) % 360, chroma }
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

const toHex = (values: readonly number[]): string =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
