import type { CameraModel } from './model.ts'

const black = { black: '#2c2f34' }
const silver = { 'silver and black': '#2c2f34/#d2d1cc' }

/** By maker, in lower case. The second colour is that of the top plate. */
export const cameras: Readonly<Record<string, readonly CameraModel[]>> = {
  canon: [
    { models: ['EOS-1D*', 'EOS R1', 'EOS R3'], colours: black, body: 'tall' },
    { models: ['EOS R*'], colours: black, body: 'mirrorless' },
    { models: ['EOS M*', 'EOS R50 V'], colours: black, body: 'flat' },
    { models: ['EOS C*'], colours: black, body: 'tall' },
    { models: ['EOS M5', 'EOS M50*'], colours: black, body: 'mirrorless' },
    { models: ['EOS *'], colours: black, body: 'slr' },
    { models: ['PowerShot*'], colours: black, body: 'compact' },
    { models: ['PowerShot SX70*'], colours: black, body: 'bridge' },
    { models: ['IXUS*'], colours: { silver: '#d2d3d4' }, body: 'compact' },
  ],
  nikon: [
    { models: ['Z9', 'D6', 'D5', 'D4s', 'D4', 'D3s', 'D3X', 'D3'], colours: black, body: 'tall' },
    { models: ['Zf', 'Zfc', 'Df'], colours: silver, body: 'retro' },
    { models: ['Z*'], colours: black, body: 'mirrorless' },
    { models: ['Z30', '1 *'], colours: black, body: 'flat' },
    { models: ['D*'], colours: black, body: 'slr' },
    { models: ['Coolpix*'], colours: black, body: 'compact' },
    {
      models: ['Coolpix P1100', 'Coolpix P950', 'Coolpix P1000', 'Coolpix P900', 'Coolpix B*'],
      colours: black,
      body: 'bridge',
    },
    { models: ['KeyMission*'], colours: black, body: 'action' },
  ],
  sony: [
    { models: ['Alpha 7*', 'Alpha 9', 'Alpha 9 II*', 'Alpha 1', 'Alpha 1 II'], colours: black, body: 'mirrorless' },
    { models: ['Alpha 6*', 'Alpha 7C*', 'Alpha 5100', 'Alpha 5000', 'NEX*', 'ZV-E*'], colours: black, body: 'flat' },
    {
      models: [
        'Alpha 68',
        'Alpha 65',
        'Alpha 77*',
        'Alpha 99*',
        'Alpha 700',
        'Alpha 3*',
        'Alpha 5*',
        'Alpha 8*',
        'Alpha 900',
        'Alpha 100',
      ],
      colours: black,
      body: 'slr',
    },
    { models: ['FX*'], colours: { grey: '#5b5e63' }, body: 'flat' },
    { models: ['RX100*', 'RX1*', 'ZV-1*', 'Cyber-shot*'], colours: black, body: 'compact' },
    { models: ['RX10', 'RX10 *', 'Cyber-shot HX3*', 'Cyber-shot HX400V'], colours: black, body: 'bridge' },
    { models: ['RX0*'], colours: black, body: 'action' },
  ],
  fujifilm: [
    { models: ['X-T*'], colours: silver, body: 'retro' },
    { models: ['X-H*', 'X-S*', 'GFX*'], colours: black, body: 'mirrorless' },
    {
      models: ['X100*', 'X-E*', 'X-Pro*', 'X-M*', 'X-A*', 'X70', 'X10', 'X20', 'X30', 'X half'],
      colours: silver,
      body: 'rangefinder',
    },
    { models: ['XF1*', 'XQ*'], colours: black, body: 'compact' },
  ],
  leica: [
    { models: ['M*'], colours: { silver: '#2a2b2e/#cfcfcb' }, body: 'rangefinder' },
    { models: ['Q*', 'CL', 'TL*', 'X*', 'D-Lux*', 'C-Lux'], colours: { black: '#2a2b2e' }, body: 'rangefinder' },
    { models: ['SL*'], colours: { black: '#2a2b2e' }, body: 'mirrorless' },
    { models: ['V-Lux*'], colours: { black: '#2a2b2e' }, body: 'bridge' },
  ],
  olympus: [
    { models: ['OM-D*'], colours: silver, body: 'retro' },
    { models: ['PEN*'], colours: silver, body: 'rangefinder' },
    { models: ['Tough*'], colours: { red: '#b3282d' }, body: 'compact' },
  ],
  'om system': [
    { models: ['OM-*'], colours: black, body: 'retro' },
    { models: ['Tough*'], colours: { red: '#b3282d' }, body: 'compact' },
  ],
  panasonic: [
    { models: ['Lumix*'], colours: black, body: 'mirrorless' },
    { models: ['Lumix TZ*', 'Lumix LX*'], colours: black, body: 'compact' },
    { models: ['Lumix FZ*'], colours: black, body: 'bridge' },
    { models: ['Lumix GX*', 'Lumix GM*', 'Lumix GF*', 'Lumix S9'], colours: black, body: 'flat' },
  ],
  pentax: [{ models: ['K*', '645*'], colours: black, body: 'slr' }],
  hasselblad: [{ models: ['X1D*', 'X2D*'], colours: { grey: '#4d5054' }, body: 'mirrorless' }],
  ricoh: [
    { models: ['GR*', 'WG*'], colours: black, body: 'compact' },
    { models: ['Theta*'], colours: black, body: 'stick' },
  ],
  sigma: [{ models: ['fp*', 'BF', 'dp*'], colours: black, body: 'flat' }],
  gopro: [
    { models: ['Hero*', 'Lit Hero'], colours: { black: '#34373c' }, body: 'action' },
    { models: ['Hero7 White'], colours: { white: '#e9e9e6' }, body: 'action' },
    { models: ['Hero7 Silver', 'Hero4 Silver', 'Hero3+ Silver'], colours: { silver: '#b9bbbe' }, body: 'action' },
  ],
  dji: [
    { models: ['Osmo Action*', 'Action 2'], colours: { grey: '#45484d' }, body: 'action' },
    { models: ['Osmo Pocket*', 'Pocket 2'], colours: { black: '#34373c' }, body: 'stick' },
  ],
  insta360: [
    { models: ['X3', 'X4*', 'X5', 'One X*', 'Go*'], colours: { black: '#2f3237' }, body: 'stick' },
    { models: ['Ace*'], colours: { black: '#2f3237' }, body: 'action' },
  ],
}
