/** What text needs to be read by most people, as the accessibility guidelines have it. */
const LEAST_CONTRAST = 4.5

const channel = (hex: string): number => {
  const value = Number.parseInt(hex, 16) / 255
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => channel(colour.slice(start, start + 2)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** Links in this colour stand on white, and white words stand on its buttons. */
export const isReadableOnWhite = (colour: string): boolean => 1.05 / (luminance(colour) + 0.05) >= LEAST_CONTRAST
