import type { Back } from './back.ts'

export const tabletBacks = {
  'tablet-one': { eyes: '11 11 4.4', ringed: true },
  'tablet-one-flash': { eyes: '11 11 4.6', flash: '22 11 2', ringed: true },
  'tablet-island': {
    plates: '6 6 27 27 8 glass',
    eyes: '14 14 5.4,25.4 25.4 5',
    flash: '25.4 12.6 1.9',
    dots: '13 26.4 1.8',
    ringed: true,
  },
  'tablet-pair': { eyes: '12 13 5,12 29 5', flash: '12 40 1.9', ringed: true },
  'tablet-strip': { plates: '7 7 11 34 5.5 black', eyes: '12.5 14 4.4,12.5 26 4.4', flash: '12.5 35.4 1.6' },
  'tablet-middle': { from: 'middle', eyes: '0 14 5', seams: 'M0 104h287', ringed: true },
} as const satisfies Record<string, Back>
