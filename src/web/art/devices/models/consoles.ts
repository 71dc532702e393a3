import type { ConsoleModel } from './model.ts'

const white = '#f1f1ee'
const coal = '#2b2e33'

/** By maker, in lower case. Where a console has two colours, the second one is that of its grips or its top. */
export const consoles: Readonly<Record<string, readonly ConsoleModel[]>> = {
  sony: [
    { models: ['PlayStation 5', 'PlayStation 5 Digital Edition'], colours: { white }, shape: 'ps5' },
    { models: ['PlayStation 5 Slim', 'PlayStation 5 Slim Digital Edition'], colours: { white }, shape: 'ps5-slim' },
    { models: ['PlayStation 5 Pro'], colours: { white }, shape: 'ps5-pro' },
    { models: ['PlayStation 4'], colours: { 'jet black': coal }, shape: 'ps4' },
    { models: ['PlayStation 4 Slim'], colours: { 'jet black': '#303338' }, shape: 'ps4-slim' },
    { models: ['PlayStation 4 Pro'], colours: { 'jet black': '#26282c' }, shape: 'ps4-pro' },
    { models: ['PlayStation 3*', 'PlayStation 2*'], colours: { black: '#26282c' }, shape: 'slab' },
    { models: ['PS one', 'PlayStation', 'PlayStation Classic'], colours: { grey: '#c4c5c4' }, shape: 'lid' },
    { models: ['PlayStation Portal'], colours: { white }, shape: 'portal' },
    { models: ['PlayStation VR2'], colours: { white }, shape: 'headset' },
    { models: ['PlayStation VR', 'PlayStation VR (2nd generation)'], colours: { white }, shape: 'headset' },
    { models: ['PlayStation Vita*', 'PSP*'], colours: { black: '#26282c' }, shape: 'handheld' },
  ],
  microsoft: [
    { models: ['Xbox Series X', 'Xbox Series X Digital Edition'], colours: { black: coal, white }, shape: 'series-x' },
    { models: ['Xbox Series S'], colours: { white }, shape: 'series-s' },
    { models: ['Xbox One X'], colours: { black: '#292b2f' }, shape: 'one-x' },
    { models: ['Xbox One S', 'Xbox One S All-Digital Edition'], colours: { white }, shape: 'one-s' },
    { models: ['Xbox One'], colours: { black: '#26282c' }, shape: 'one' },
    { models: ['Xbox 360', 'Xbox 360 Core', 'Xbox 360 Arcade'], colours: { white: '#ecebe6' }, shape: 'tall' },
    { models: ['Xbox 360 Elite', 'Xbox 360 S', 'Xbox 360 E'], colours: { black: '#2b2d31' }, shape: 'tall' },
  ],
  nintendo: [
    { models: ['Switch OLED'], colours: { white: '#f1f1ee/#f1f1ee' }, shape: 'switch-oled' },
    { models: ['Switch V2', 'Switch V1'], colours: { 'neon blue and neon red': '#1fb3d8/#f0574b' }, shape: 'switch' },
    { models: ['Switch 2'], colours: { 'light blue and coral': '#33363b/#33363b' }, shape: 'switch-two' },
    { models: ['Switch Lite'], colours: { turquoise: '#3fbdbd' }, shape: 'switch-lite' },
    {
      models: ['3DS*', 'New 3DS*', 'New 2DS XL', 'DS*', 'DSi*', 'Game Boy Advance SP'],
      colours: { black: '#3a3d43' },
      shape: 'clamshell',
    },
    {
      models: ['Game Boy', 'Game Boy Pocket', 'Game Boy Color'],
      colours: { grey: '#c9c8c3', silver: '#b9bcc0', violet: '#6a5aa6' },
      shape: 'upright',
    },
    { models: ['Wii', 'Wii Family Edition', 'Wii Mini'], colours: { white: '#f1f1ee' }, shape: 'standing' },
    { models: ['GameCube'], colours: { indigo: '#56518f' }, shape: 'lid' },
    { models: ['Nintendo 64'], colours: { charcoal: '#4b4d51' }, shape: 'lid' },
    {
      models: ['Super Nintendo', 'SNES Classic Mini', 'Nintendo Entertainment System', 'NES Classic Mini'],
      colours: { grey: '#cfcfcc' },
      shape: 'lid',
    },
  ],
  valve: [
    { models: ['Steam Deck*'], colours: { black: '#2d3035' }, shape: 'deck' },
    { models: ['Index'], colours: { black: '#2d3035' }, shape: 'headset' },
  ],
  asus: [{ models: ['ROG Ally*', 'ROG Xbox Ally*'], colours: { white: '#ecedee' }, shape: 'deck' }],
  lenovo: [{ models: ['Legion Go*'], colours: { black: '#2d3035' }, shape: 'deck' }],
  msi: [{ models: ['Claw*'], colours: { black: '#2d3035' }, shape: 'deck' }],
  meta: [{ models: ['Quest*'], colours: { white: '#eff0ef' }, shape: 'headset' }],
  oculus: [{ models: ['Rift*', 'Go'], colours: { black: '#303338' }, shape: 'headset' }],
  htc: [{ models: ['Vive*'], colours: { black: '#30333a' }, shape: 'headset' }],
  pico: [{ models: ['4*', 'Neo3 Link'], colours: { white: '#e6e7e6' }, shape: 'headset' }],
  sega: [{ models: ['Game Gear'], colours: { black: '#2d3035' }, shape: 'handheld' }],
}
