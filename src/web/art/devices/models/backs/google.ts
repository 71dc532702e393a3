import type { Back } from './back.ts'

export const googleBacks = {
  'google-window': { plates: '1 1 66 46 9 glass', eyes: '11.4 12 4.7', flash: '20.6 12 1.8', finger: '34 37 6' },
  'google-square': {
    plates: '5.6 5.6 24 24 7.6 black',
    eyes: '12 17.6 4.4,23.2 17.6 4.4',
    flash: '17.6 25 1.5',
    dots: '17.6 10 1.3',
  },
  'google-square-one': {
    plates: '5.4 5.4 20.6 20.6 6.6 black',
    eyes: '12.4 12.4 4.2',
    flash: '20.4 20.4 1.6',
    finger: '35 36 5.6',
  },
  'google-square-two': {
    plates: '5.4 5.4 21.6 21.6 7 glass',
    eyes: '11.6 16.2 4.2,21 16.2 4.2',
    flash: '16.2 22.6 1.4',
    dots: '16.2 9.6 .9',
    finger: '35.2 37 5.8',
  },
  'google-visor': {
    plates: '0 0 full 26 10.5 trim,0 15 full 22 0 black',
    eyes: '15 26 5.4,32 26 5.4',
    flash: '62 26 2',
  },
  'google-visor-three': {
    plates: '0 0 full 26 10.5 trim,0 15 full 23 0 black',
    eyes: '14 26.5 5.4,28 26.5 5.4,44 26.5 5',
    flash: '64 26.5 2',
  },
  'google-bar': {
    plates: '0 16 full 21 0 trim,9 19.4 36 14.2 7.1 black',
    eyes: '17 26.5 5.2,34 26.5 5.2',
    flash: '60 26.5 2',
  },
  'google-bar-three': {
    plates: '0 16 full 22 0 trim,8 19.6 34 14.8 7.4 black',
    eyes: '16 27 5.2,31 27 5.2,52.4 27 6',
    flash: '65 27 2',
    ringed: true,
  },
  'google-bar-long': {
    plates: '0 16 full 22 0 trim,7 19.6 50 14.8 7.4 black',
    eyes: '15.4 27 5.4,31 27 5.4,48 27 5.4',
    flash: '65 27 2',
  },
  'google-island': {
    from: 'middle',
    plates: '-29.6 13 59.2 23 11.5 trim,-24.6 17 34 15 7.5 black',
    eyes: '-16.4 24.5 5.4,1.4 24.5 5.4',
    flash: '18 24.5 2.2',
  },
  'google-island-three': {
    from: 'middle',
    plates: '-30.6 13 61.2 24 12 trim,-26 16.8 46 16.4 8.2 black',
    eyes: '-17.6 25 5.6,-3 25 5.6,11.6 25 5.6',
    flash: '25 23 1.8',
    dots: '25 29 1.2',
  },
  'google-flush': { plates: '8 9 33 15 7.5 dark', eyes: '16 16.5 4.8,32 16.5 4.8', flash: '47 16.5 1.8' },
} as const satisfies Record<string, Back>
