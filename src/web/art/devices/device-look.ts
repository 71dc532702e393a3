import { type Finish, finish, hex, hueOf } from './colour.ts'
import { makerPalette } from './maker-palettes.ts'
import { findModel, type FoundModel } from './models/find-model.ts'
import { asInAddress } from './models/model-name.ts'

/** Everything a drawing may depend on. The same device always looks the same. */
export interface DeviceLook {
  /** Prefix for the ids inside the drawing. */
  id: string
  seed: number
  maker: string
  name: string
  finish: Finish
  /** Its second colour, where it has one: the frame of a camera, the trim, the strap. */
  trim: Finish
  accent: string
  /** Upper and lower colour of the picture on its screen, and that of its light. */
  wallpaper: [string, string, string]
  /** What we know of this very model. */
  known: FoundModel | undefined
}

export function deviceLook(category: string, givenMaker: string, givenName: string): DeviceLook {
  const maker = asInAddress(givenMaker)
  const name = asInAddress(givenName)
  const seed = hash(`${category}|${maker}|${name}`)
  const palette = makerPalette(maker, hash(maker))
  const known = findModel(category, maker, name)
  const [colour, trim] = known?.colour.split('/') ?? []
  const body = finish(colour ?? pick(palette.finishes, seed))

  return {
    id: `d${seed.toString(36)}`,
    seed,
    maker,
    name,
    finish: body,
    trim: trim ? finish(trim) : body,
    accent: hex(palette.accent),
    wallpaper: wallpaper(body.base, pick(palette.wallpapers, seed >>> 4)[0]),
    known,
  }
}

/** Quiet, and of the colour of the device, as makers like them; grey devices get the hue of their maker. */
function wallpaper(colour: string, makersHue: number): [string, string, string] {
  const { hue, chroma } = hueOf(colour)
  const own = chroma > 0.06 ? hue : makersHue
  return [hex([own, 34, 88]), hex([(own + 8) % 360, 17, 63]), hex([own, 40, 95])]
}

export function pick<Item>(items: readonly Item[], seed: number): Item {
  // A list of palettes or variants is never empty.
  return items[seed % items.length] as Item
}

/** FNV-1a with a final stir: short names that differ in one digit must end far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}
