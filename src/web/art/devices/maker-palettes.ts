import type { Hsl as Colour } from './colour.ts'

interface Palette {
  finishes: Colour[]
  accent: Colour
  /** Hue at the top and hue at the bottom. */
  wallpapers: [number, number][]
}

const graphite: Colour = [220, 7, 27]
const silver: Colour = [215, 10, 82]
const black: Colour = [225, 8, 19]

/** The colours people have in mind when they hear the name. */
const known: Record<string, Palette> = {
  apple: {
    finishes: [graphite, silver, [34, 22, 74], [211, 26, 38], [150, 9, 68]],
    accent: [24, 88, 56],
    wallpapers: [
      [18, 268],
      [196, 232],
      [282, 214],
      [36, 342],
    ],
  },
  samsung: {
    finishes: [
      [228, 14, 24],
      [252, 24, 74],
      [222, 18, 80],
      [160, 14, 66],
    ],
    accent: [228, 60, 52],
    wallpapers: [
      [214, 252],
      [262, 226],
      [190, 240],
    ],
  },
  google: {
    finishes: [
      [96, 14, 78],
      [350, 30, 84],
      [206, 30, 80],
      [220, 5, 28],
    ],
    accent: [212, 70, 56],
    wallpapers: [
      [44, 188],
      [168, 210],
      [340, 24],
    ],
  },
  xiaomi: {
    finishes: [black, [28, 26, 88], [168, 18, 56]],
    accent: [22, 92, 54],
    wallpapers: [
      [26, 342],
      [16, 282],
      [40, 12],
    ],
  },
  huawei: {
    finishes: [black, [158, 26, 34], [272, 18, 74]],
    accent: [352, 70, 50],
    wallpapers: [
      [342, 270],
      [20, 330],
    ],
  },
  oneplus: {
    finishes: [black, [158, 22, 40], [205, 24, 70]],
    accent: [354, 82, 52],
    wallpapers: [
      [6, 344],
      [168, 200],
    ],
  },
  sony: {
    finishes: [black, [225, 6, 24], [40, 12, 82]],
    accent: [28, 82, 54],
    wallpapers: [
      [218, 262],
      [204, 236],
    ],
  },
  canon: { finishes: [[220, 6, 19]], accent: [2, 72, 50], wallpapers: [[8, 350]] },
  nikon: { finishes: [[220, 4, 19]], accent: [48, 96, 53], wallpapers: [[48, 30]] },
  fujifilm: { finishes: [[220, 5, 20]], accent: [158, 40, 40], wallpapers: [[158, 190]] },
  leica: { finishes: [[220, 4, 18]], accent: [2, 76, 48], wallpapers: [[4, 20]] },
  sigma: { finishes: [[220, 5, 20]], accent: [215, 8, 72], wallpapers: [[215, 230]] },
  zeiss: { finishes: [[220, 6, 18]], accent: [214, 82, 48], wallpapers: [[214, 230]] },
  tamron: { finishes: [[220, 6, 19]], accent: [44, 56, 58], wallpapers: [[200, 220]] },
  nintendo: {
    finishes: [
      [220, 6, 24],
      [0, 0, 92],
    ],
    accent: [356, 82, 54],
    wallpapers: [
      [190, 214],
      [44, 12],
      [130, 168],
    ],
  },
  microsoft: {
    finishes: [
      [220, 5, 24],
      [210, 10, 84],
    ],
    accent: [128, 52, 44],
    wallpapers: [
      [196, 218],
      [160, 200],
    ],
  },
  lenovo: {
    finishes: [black, [214, 8, 56]],
    accent: [2, 76, 50],
    wallpapers: [
      [220, 262],
      [10, 282],
    ],
  },
  dell: {
    finishes: [silver, graphite],
    accent: [206, 82, 46],
    wallpapers: [
      [200, 226],
      [276, 220],
    ],
  },
  hp: {
    finishes: [silver, [216, 14, 36]],
    accent: [202, 88, 44],
    wallpapers: [
      [190, 220],
      [24, 300],
    ],
  },
  asus: {
    finishes: [[224, 18, 30], silver],
    accent: [346, 70, 52],
    wallpapers: [
      [282, 226],
      [196, 250],
    ],
  },
  bose: { finishes: [black, [38, 16, 84], [212, 18, 46]], accent: [36, 20, 70], wallpapers: [[36, 24]] },
  jbl: { finishes: [black, [208, 60, 44], [0, 0, 90]], accent: [20, 94, 54], wallpapers: [[20, 8]] },
  gopro: { finishes: [[220, 8, 26]], accent: [204, 88, 50], wallpapers: [[200, 222]] },
  garmin: {
    finishes: [black, [205, 10, 60]],
    accent: [205, 80, 48],
    wallpapers: [
      [200, 222],
      [90, 168],
    ],
  },
}

const relatives: Record<string, string> = {
  redmi: 'xiaomi',
  poco: 'xiaomi',
  honor: 'huawei',
  playstation: 'sony',
  xbox: 'microsoft',
  surface: 'microsoft',
  fuji: 'fujifilm',
  beats: 'apple',
}

export function makerPalette(maker: string, seed: number): Palette {
  const palette = known[relatives[maker] ?? maker]
  return palette ?? unknownMaker(seed % 360)
}

/** A calm family around one hue, so that the devices of a small maker still belong together. */
function unknownMaker(hue: number): Palette {
  return {
    finishes: [black, [hue, 16, 38], [hue, 18, 78]],
    accent: [hue, 58, 48],
    wallpapers: [
      [hue, (hue + 46) % 360],
      [(hue + 30) % 360, (hue + 320) % 360],
    ],
  }
}
