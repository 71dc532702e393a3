import type { Back } from './back.ts'

export const otherBacks = {
  'round-middle': {
    from: 'middle',
    plates: '-20 9 40 40 20 black',
    eyes: '-8.6 20.4 5,8.6 20.4 5,-8.6 37.6 5,8.6 37.6 5',
    flash: '26 14 1.8',
  },
  'round-left': {
    plates: '4.4 7 38 38 19 black',
    eyes: '15 17.6 5,31.6 17.6 5,15 34.4 5,31.6 34.4 5',
    flash: '50 14 2',
    ringed: true,
  },
  'square-middle': {
    from: 'middle',
    plates: '-13 9 26 26 7 black',
    eyes: '6 16 4.4,-6 28 4.4,6 28 4.4',
    flash: '-6 16 2',
  },
  'square-four': {
    plates: '5 5 33 33 8 black',
    eyes: '13.4 13.4 5.4,29.6 13.4 5.4,13.4 29.6 5.4',
    flash: '29.6 26.4 1.8',
    dots: '29.6 33 1.2',
  },
  'square-frame': {
    plates: '5 5 34 34 9 trim',
    eyes: '13.6 13.6 6,30.4 13.6 5,13.6 30.4 5',
    flash: '30.4 30.4 2',
    ringed: true,
  },
  'column-left': {
    plates: '6 7 11.6 37 5.8 black',
    eyes: '11.8 13.6 4.4,11.8 25.4 4.4,11.8 37.4 4.4',
    flash: '23 13.6 1.7',
  },
  'column-mixed': {
    plates: '6 7 15.6 42 5 black',
    eyes: '13.8 15.4 5.4,13.8 28.6 4.4,13.8 39.6 3.6',
    flash: '26.4 15 1.8',
  },
  'column-split': { plates: '6 7 12 27 6 black', eyes: '12 13.4 4.6,12 27.4 4.6,12 42 4.6', flash: '12 51.6 1.8' },
  'two-large': { plates: '5.6 6 18 38 7 black', eyes: '14.6 15 6.6,14.6 31.6 5', flash: '29 13 1.8', ringed: true },
  'box-mixed': {
    plates: '6 6 22 33 5 black',
    eyes: '14 14.4 6,14 28.6 4.4',
    flash: '23.4 30 1.5',
    dots: '23.4 13 1.6',
  },
  'oneplus-middle': {
    from: 'middle',
    plates: '-5.8 11 11.6 30 5.8 black',
    eyes: '0 17 4.4,0 27.6 4.4',
    flash: '0 36.4 1.5',
  },
  'oneplus-corner': {
    plates: '0 6 40 42 12 dark',
    eyes: '12 18 5.6,27 18 5.6,12 35 5.6',
    flash: '27 35 3',
    ringed: true,
  },
  'sony-pill': {
    plates: '5 7.6 13 42 6.5 black',
    eyes: '11.5 14.6 4.9,11.5 28.4 4.9,11.5 42 4.9',
    flash: '11.5 56 1.7',
  },
  'sony-middle': { from: 'middle', eyes: '0 22 4.8', flash: '0 11.6 1.9', finger: '0 38 5.6' },
  'fair-triangle': { plates: '5.6 6 31 31 14 trim', eyes: '14 14.4 5.4,28 14.4 5.4,14 28.6 5.4', flash: '27 27.4 2' },
  'fair-square': { plates: '5.4 6 20 20 7 black', eyes: '12 12.6 4.4', flash: '20 20.6 1.6', finger: '36 38 6' },
  'nothing-two': {
    plates: '6 6 16.6 33 8.3 dark',
    eyes: '14.3 14.4 6,14.3 30.6 6',
    flash: '28 12 1.6',
    seams: 'M44 12c16 0 22 8 22 22M38 62a20 20 0 1 0 .1 0M38 116v22',
    ringed: true,
  },
} as const satisfies Record<string, Back>
