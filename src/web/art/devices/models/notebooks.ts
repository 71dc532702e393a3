import type { NotebookModel } from './model.ts'

const silver = { silver: '#dcdde0', 'space grey': '#8b8d92' }

export const macbooks: readonly NotebookModel[] = [
  { models: ['MacBook Air 13 M2*'], colours: { midnight: '#343c48' }, screen: 'notch', deck: 'black-keys' },
  {
    models: ['MacBook Air 15 M2*', 'MacBook Air 13 M3*', 'MacBook Air 15 M3*'],
    colours: { starlight: '#ebe3d5', midnight: '#343c48', silver: '#dcdde0' },
    screen: 'notch',
    deck: 'black-keys',
  },
  {
    models: ['MacBook Air 13 M4*', 'MacBook Air 15 M4*'],
    colours: { 'sky blue': '#c9dae6', starlight: '#ebe3d5' },
    screen: 'notch',
    deck: 'black-keys',
  },
  {
    models: ['MacBook Air 13 M5*', 'MacBook Air 15 M5*'],
    colours: { 'sky blue': '#c9dae6', midnight: '#343c48' },
    screen: 'notch',
    deck: 'black-keys',
  },
  {
    models: ['MacBook Air 13 M1*', 'MacBook Air 13 2020', 'MacBook Air 13 2019', 'MacBook Air 13 2018'],
    colours: { gold: '#e8cfbf', ...silver },
    screen: 'thin',
    deck: 'black-keys',
  },
  {
    models: ['MacBook Air 13 2017', 'MacBook Air 13 2015', 'MacBook Air 13 2014', 'MacBook Air 11*'],
    colours: { silver: '#dcdde0' },
    screen: 'wide',
    deck: 'black-keys',
  },
  {
    models: ['MacBook Pro 14 2021', 'MacBook Pro 16 2021', 'MacBook Pro 14 M2*', 'MacBook Pro 16 M2*'],
    colours: { 'space grey': '#85878c', silver: '#dcdde0' },
    screen: 'notch',
    deck: 'black-keys',
  },
  {
    models: [
      'MacBook Pro 14 M3*',
      'MacBook Pro 16 M3*',
      'MacBook Pro 14 M4*',
      'MacBook Pro 16 M4*',
      'MacBook Pro 14 M5*',
      'MacBook Pro 16 M5*',
    ],
    colours: { 'space black': '#3a3b3f', silver: '#dcdde0' },
    screen: 'notch',
    deck: 'black-keys',
  },
  {
    models: [
      'MacBook Pro 13 M1*',
      'MacBook Pro 13 M2*',
      'MacBook Pro 13 2020',
      'MacBook Pro 13 2019',
      'MacBook Pro 13 2018',
      'MacBook Pro 13 2017',
      'MacBook Pro 13 2016',
    ],
    colours: { 'space grey': '#85878c', silver: '#dcdde0' },
    screen: 'thin',
    deck: 'touch-bar',
  },
  {
    models: [
      'MacBook Pro 15 2019',
      'MacBook Pro 15 2018',
      'MacBook Pro 15 2017',
      'MacBook Pro 15 2016',
      'MacBook Pro 16 2019',
    ],
    colours: { 'space grey': '#85878c', silver: '#dcdde0' },
    screen: 'thin',
    deck: 'touch-bar',
  },
  {
    models: ['MacBook Pro 13 2015', 'MacBook Pro 13 2014', 'MacBook Pro 15 2015', 'MacBook Pro 15 2014'],
    colours: { silver: '#dcdde0' },
    screen: 'thin',
    deck: 'black-keys',
  },
  { models: ['MacBook 12*'], colours: { 'rose gold': '#e6c5bc' }, screen: 'thin', deck: 'black-keys' },
]

export const otherNotebooks: Readonly<Record<string, readonly NotebookModel[]>> = {
  lenovo: [{ models: ['ThinkPad*'], colours: { black: '#2b2d31' }, screen: 'wide', deck: 'red-point' }],
  dell: [{ models: ['XPS*'], colours: { platinum: '#d3d5d8' }, screen: 'tall', deck: 'black-keys' }],
  microsoft: [
    { models: ['Surface Laptop*'], colours: { platinum: '#d0d2d6' }, screen: 'tall', deck: 'white-keys' },
    { models: ['Surface Book*'], colours: { platinum: '#c9ccd0' }, screen: 'tall', deck: 'white-keys' },
  ],
}
