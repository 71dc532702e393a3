/** What text needs to be read by most people, as the accessibility guidelines have it. */
export const MIN_CONTRAST = 4.5

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))

const linear = (channel: number): number => {
  const value = channel / 255
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 for the same colour to 21 for black and white. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** So much of the second colour in the first, from 0 to 1. */
export function mix(one: string, other: string, share: number): string {
  const into = channelsOf(other)
  const mixed = channelsOf(one).map((channel, each) => Math.round(channel + (into[each]! - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** Links in this colour stand on white, and white words stand on its buttons. */
export const isReadableOnWhite = (colour: string): boolean => contrast(colour, '#ffffff') >= MIN_CONTRAST
