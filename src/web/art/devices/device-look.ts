import { type Colour, makerPalette } from './maker-palettes.ts'

export interface Finish {
  light: string
  base: string
  dark: string
}

/** Everything a drawing may depend on. The same device always looks the same. */
export interface DeviceLook {
  /** Prefix for the ids inside the drawing. */
  id: string
  seed: number
  maker: string
  name: string
  finish: Finish
  accent: string
  /** Upper, lower and glow colour of the picture on its screen. */
  wallpaper: [string, string, string]
}

export function deviceLook(category: string, maker: string, name: string): DeviceLook {
  const seed = hash(`${category}|${maker}|${name}`.toLowerCase())
  const palette = makerPalette(maker.toLowerCase(), hash(maker.toLowerCase()))
  const [upper, lower] = pick(palette.wallpapers, seed >>> 4)

  return {
    id: `d${seed.toString(36)}`,
    seed,
    maker: maker.toLowerCase(),
    name: name.toLowerCase(),
    finish: finish(pick(palette.finishes, seed)),
    accent: tone(palette.accent),
    wallpaper: [tone([upper, 68, 72]), tone([lower, 56, 40]), tone([(upper + 28) % 360, 82, 80])],
  }
}

export function finish([hue, saturation, lightness]: Colour): Finish {
  return {
    light: tone([hue, saturation, Math.min(lightness + 11, 97)]),
    base: tone([hue, saturation, lightness]),
    dark: tone([hue, saturation, Math.max(lightness - 13, 6)]),
  }
}

export function pick<Item>(items: readonly Item[], seed: number): Item {
  // A list of palettes or variants is never empty.
  return items[seed % items.length] as Item
}

// The comma form, because tools that turn SVG into pixels often know no other.
function tone([hue, saturation, lightness]: Colour): string {
  return `hsl(${hue},${saturation}%,${lightness}%)`
}

/** FNV-1a with a final stir: short names that differ in one digit must end far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}
