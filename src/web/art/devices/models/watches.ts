import type { WatchModel } from './model.ts'

/** Case and strap, as they were sold together. */
export const appleWatches: readonly WatchModel[] = [
  {
    models: ['Watch Ultra', 'Watch Ultra 2', 'Watch Ultra 3'],
    colours: {
      'titanium and orange': '#c9c2b6/#e8783a',
      'titanium and blue': '#c9c2b6/#31486b',
      'black titanium': '#3b3b3d/#2c2d30',
    },
    face: 'ultra',
  },
  {
    models: ['Watch Series 10', 'Watch Series 11'],
    colours: { 'jet black': '#26272a/#2b2c30', 'rose gold': '#e8c6b6/#ecd7d2', silver: '#d9dadc/#cfd9e6' },
    face: 'wide-square',
  },
  {
    models: ['Watch Series 9', 'Watch Series 8', 'Watch Series 7'],
    colours: {
      pink: '#efd5d0/#f0d9d6',
      midnight: '#2b313a/#2b313a',
      green: '#47523f/#57654b',
      starlight: '#ece4d8/#ece4d8',
      red: '#b9152b/#b9152b',
    },
    face: 'wide-square',
  },
  {
    models: ['Watch SE 2', 'Watch SE 3'],
    colours: { midnight: '#2b313a/#2b313a', starlight: '#ece4d8/#ece4d8', silver: '#d9dadc/#e6e8ea' },
    face: 'square',
  },
  {
    models: ['Watch Series 6', 'Watch Series 5', 'Watch Series 4', 'Watch SE'],
    colours: {
      blue: '#39506e/#2c4563',
      'space grey': '#55575b/#2c2d30',
      gold: '#e6cbb4/#ecdcd0',
      silver: '#d9dadc/#f0f0ee',
    },
    face: 'square',
  },
  {
    models: ['Watch Series 3', 'Watch Series 2', 'Watch Series 1'],
    colours: { 'space grey': '#55575b/#2c2d30', silver: '#d9dadc/#f0f0ee', gold: '#e6cbb4/#ecdcd0' },
    face: 'square-small',
  },
]

export const otherWatches: Readonly<Record<string, readonly WatchModel[]>> = {
  samsung: [
    {
      models: ['Galaxy Watch Ultra', 'Galaxy Watch Ultra 2025'],
      colours: { 'titanium grey': '#8f8d89/#e0793c', 'titanium blue': '#46546b/#35455f' },
      face: 'cushion',
    },
    {
      models: ['Galaxy Watch8', 'Galaxy Watch8 Classic'],
      colours: { graphite: '#46484c/#34363a', black: '#2c2d30/#2c2d30' },
      face: 'cushion',
    },
    {
      models: ['Galaxy Watch6', 'Galaxy Watch5', 'Galaxy Watch4', 'Galaxy Watch7', 'Galaxy Watch FE'],
      colours: {
        gold: '#e7cfba/#efe4d8',
        sapphire: '#4d5d78/#41516d',
        green: '#56635a/#4b5a50',
        cream: '#ece4d4/#efe8da',
        graphite: '#46484c/#34363a',
      },
      face: 'round',
    },
    {
      models: ['Galaxy Watch6 Classic', 'Galaxy Watch4 Classic', 'Galaxy Watch3', 'Galaxy Watch', 'Gear S3*'],
      colours: { black: '#33353a/#2c2e32', silver: '#c9ccd0/#dfe1e4', bronze: '#d9b9a3/#d9c3b4' },
      face: 'turning-ring',
    },
    { models: ['Galaxy Watch5 Pro'], colours: { 'black titanium': '#3b3d41/#303236' }, face: 'rugged' },
    { models: ['Galaxy Watch Active*'], colours: { 'rose gold': '#e6c3b3/#ead3cb' }, face: 'round' },
    {
      models: ['Galaxy Fit3', 'Galaxy Fit2', 'Gear Fit2 Pro'],
      colours: { grey: '#5c5e63/#3a3c40', scarlet: '#3a3c40/#b33a3a' },
      face: 'band',
    },
  ],
  google: [{ models: ['Pixel Watch*'], colours: { 'polished silver': '#d6d8da/#e9e4da' }, face: 'dome' }],
  garmin: [
    { models: ['Fenix*', 'Tactix*', 'Enduro*', 'Epix*'], colours: { 'slate grey': '#5f6368/#2f3236' }, face: 'rugged' },
    { models: ['Instinct*'], colours: { graphite: '#44484d/#34383c' }, face: 'rugged' },
    { models: ['Forerunner*'], colours: { black: '#34373c/#2f3237' }, face: 'sport' },
    { models: ['Venu Sq*', 'Venu X1'], colours: { 'slate and black': '#55585d/#2f3237' }, face: 'square' },
    { models: ['Venu*', 'Vivoactive*'], colours: { slate: '#6a6d72/#303338' }, face: 'round' },
  ],
  fitbit: [
    { models: ['Charge*', 'Inspire*', 'Luxe'], colours: { black: '#34363a/#2c2e32' }, face: 'band' },
    { models: ['Versa*', 'Sense*', 'Ionic'], colours: { graphite: '#4d4f54/#303236' }, face: 'square' },
  ],
  xiaomi: [{ models: ['Smart Band*'], colours: { black: '#34363a/#2c2e32' }, face: 'band' }],
  huawei: [{ models: ['Watch Fit*'], colours: { black: '#34363a/#2c2e32' }, face: 'square' }],
}
