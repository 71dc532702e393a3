import { contrast, MIN_CONTRAST, mix } from './accent.ts'

const WHITE = '#ffffff'
const BLACK = '#000000'

/** Grounds without a colour of their own, which go with whatever colour a partner has. */
const grounds = {
  light: {
    paper: WHITE,
    surface: WHITE,
    sunken: '#f3f4f6',
    ink: '#1b1f24',
    'ink-soft': '#545b64',
    line: '#dfe2e6',
    'line-strong': '#82888f',
    'art-ground': '#f0f1f3',
  },
  dark: {
    paper: '#121416',
    surface: '#1a1d20',
    sunken: '#0c0e0f',
    ink: '#eff1f3',
    'ink-soft': '#a9b0b8',
    line: '#2d3237',
    'line-strong': '#7b828a',
    'art-ground': '#2f353b',
  },
} as const

/** Notices and banners keep grounds of their own, and have links on them. */
const notices = {
  light: ['#e1f0e2', '#fbeecb', '#fbe5e0', '#e2edf4'],
  dark: ['#183122', '#342a12', '#3d1f1b', '#182c3a'],
}

type Ground = keyof typeof grounds.light

type Tint = 'brand' | 'brand-strong' | 'brand-soft' | 'on-brand' | 'accent' | 'accent-ink' | 'accent-soft' | 'focus'

/** The colours of a partner's pages, by the names that the stylesheet gives them. */
export type Skin = Record<Ground | Tint, string>

/** The colour, moved towards black or white until it can be read on all these grounds. */
function readable(colour: string, towards: string, on: readonly string[]): string {
  const steps = Array.from({ length: 50 }, (_, step) => mix(colour, towards, step / 50))
  return steps.find((each) => on.every((ground) => contrast(each, ground) >= MIN_CONTRAST)) ?? towards
}

function tints(brand: string, soft: string, { strong, on, pale }: Record<'strong' | 'on' | 'pale', string>) {
  return {
    brand,
    'brand-strong': strong,
    'brand-soft': soft,
    'on-brand': on,
    accent: mix(brand, pale, 0.3),
    'accent-ink': brand,
    'accent-soft': soft,
    focus: strong,
  }
}

/** One colour is all that a partner gives; what can be read with it follows, on light and on dark pages. */
export function skinOf(accent: string): { light: Skin; dark: Skin } {
  const softLight = mix(accent, WHITE, 0.88)
  const light = readable(accent, BLACK, [WHITE, grounds.light.sunken, softLight, ...notices.light])
  const softDark = mix(accent, grounds.dark.paper, 0.72)
  const dark = readable(accent, WHITE, [grounds.dark.surface, softDark, ...notices.dark])
  return {
    light: {
      ...grounds.light,
      ...tints(light, softLight, { strong: mix(light, BLACK, 0.25), on: WHITE, pale: WHITE }),
    },
    dark: {
      ...grounds.dark,
      ...tints(dark, softDark, { strong: mix(dark, WHITE, 0.35), on: grounds.dark.sunken, pale: BLACK }),
    },
  }
}
