import type { TabletModel } from './model.ts'

export const ipads: readonly TabletModel[] = [
  {
    models: {
      'iPad Pro 13 M5 2025': '215.5x281.6',
      'iPad Pro 11 M5 2025': '177.5x249.7',
      'iPad Pro 13 M4 2024': '215.5x281.6',
      'iPad Pro 11 M4 2024': '177.5x249.7',
    },
    colours: { 'space black': '#35363a', silver: '#dfe0e1' },
    front: 'thin',
    back: 'tablet-island',
    pen: true,
  },
  {
    models: {
      'iPad Pro 12.9 2022': '214.9x280.6',
      'iPad Pro 11 2022': '178.5x247.6',
      'iPad Pro 12.9 2021': '214.9x280.6',
      'iPad Pro 11 2021': '178.5x247.6',
      'iPad Pro 12.9 2020': '214.9x280.6',
      'iPad Pro 11 2020': '178.5x247.6',
    },
    colours: { 'space grey': '#7d7e83', silver: '#dfe0e1' },
    front: 'thin',
    back: 'tablet-island',
    pen: true,
  },
  {
    models: { 'iPad Pro 12.9 2018': '214.9x280.6', 'iPad Pro 11 2018': '178.5x247.6' },
    colours: { silver: '#dfe0e1', 'space grey': '#7d7e83' },
    front: 'thin',
    back: 'tablet-one-flash',
    pen: true,
  },
  {
    models: {
      'iPad Pro 10.5 2017': '174.1x250.6',
      'iPad Pro 9.7 2016': '169.5x240',
      'iPad Pro 12.9 2017': '220.6x305.7',
      'iPad Pro 12.9 2015': '220.6x305.7',
    },
    colours: { 'rose gold': '#e7c8c0', gold: '#e5d0b5', 'space grey': '#83848a', silver: '#dfe0e1' },
    front: 'button',
    back: 'tablet-one-flash',
  },
  {
    models: {
      'iPad Air 11 M4 2026': '178.5x247.6',
      'iPad Air 13 M4 2026': '214.9x280.6',
      'iPad Air 11 M3 2025': '178.5x247.6',
      'iPad Air 13 M3 2025': '214.9x280.6',
      'iPad Air 11 M2 2024': '178.5x247.6',
      'iPad Air 13 M2 2024': '214.9x280.6',
    },
    colours: { blue: '#c9dbe8', purple: '#dbd3e6', starlight: '#efe9df', 'space grey': '#7d7e83' },
    front: 'thin',
    back: 'tablet-one',
  },
  {
    models: { 'iPad Air 5 2022': '178.5x247.6' },
    colours: { blue: '#9fb8d0', purple: '#d5cbe2', pink: '#eed3cd', starlight: '#efe9df', 'space grey': '#7d7e83' },
    front: 'thin',
    back: 'tablet-one',
  },
  {
    models: { 'iPad Air 4 2020': '178.5x247.6' },
    colours: {
      green: '#c2d6c3',
      'sky blue': '#bdd2e3',
      'rose gold': '#efd3c6',
      silver: '#dfe0e1',
      'space grey': '#7d7e83',
    },
    front: 'thin',
    back: 'tablet-one',
  },
  {
    models: { 'iPad Air 3 2019': '174.1x250.6', 'iPad Air 2': '169.5x240', 'iPad Air': '169.5x240' },
    colours: { gold: '#e9d2bf', 'space grey': '#83848a', silver: '#dfe0e1' },
    front: 'button',
    back: 'tablet-one',
  },
  {
    models: { 'iPad 10 2022': '179.5x248.6', 'iPad A16 2025': '179.5x248.6' },
    colours: { blue: '#6d9fd6', yellow: '#f1d568', pink: '#e77f8d', silver: '#dfe0e1' },
    front: 'thin',
    back: 'tablet-one',
  },
  {
    models: {
      'iPad 9 2021': '174.1x250.6',
      'iPad 8 2020': '174.1x250.6',
      'iPad 7 2019': '174.1x250.6',
      'iPad 6 2018': '169.5x240',
      'iPad 5 2017': '169.5x240',
    },
    colours: { silver: '#dfe0e1', 'space grey': '#83848a', gold: '#e9d2bf' },
    front: 'button',
    back: 'tablet-one',
  },
  {
    models: { 'iPad mini 6 2021': '134.8x195.4', 'iPad mini A17 Pro 2024': '134.8x195.4' },
    colours: { purple: '#d5cae0', blue: '#c2d3e2', pink: '#efd3ce', starlight: '#efe9df', 'space grey': '#7d7e83' },
    front: 'thin',
    back: 'tablet-one-flash',
  },
  {
    models: {
      'iPad mini 5 2019': '134.8x203.2',
      'iPad mini 4': '134.8x203.2',
      'iPad mini 3': '134.7x200',
      'iPad mini 2': '134.7x200',
    },
    colours: { gold: '#e9d2bf', 'space grey': '#83848a', silver: '#dfe0e1' },
    front: 'button',
    back: 'tablet-one',
  },
]

export const galaxyTabs: readonly TabletModel[] = [
  {
    models: { 'Galaxy Tab S9': '165.8x254.3', 'Galaxy Tab S9+': '185.4x285.4', 'Galaxy Tab S9 Ultra': '208.6x326.4' },
    colours: { beige: '#e6ddcd', graphite: '#515358' },
    front: 'thin',
    back: 'tablet-pair',
    pen: true,
  },
  {
    models: { 'Galaxy Tab S9 FE': '165.8x254.3', 'Galaxy Tab S9 FE+': '185.4x285.4' },
    colours: { mint: '#cbe0d3', lavender: '#d3cce2', silver: '#d2d5d8', grey: '#696c71' },
    front: 'thin',
    back: 'tablet-one',
    pen: true,
  },
  {
    models: {
      'Galaxy Tab S8': '165.3x253.8',
      'Galaxy Tab S8+': '185x285',
      'Galaxy Tab S8 Ultra': '208.6x326.4',
      'Galaxy Tab S7': '165.3x253.8',
      'Galaxy Tab S7+': '185x285',
    },
    colours: { 'pink gold': '#e5cbc1', graphite: '#515358', silver: '#d2d5d8', 'mystic bronze': '#c3a795' },
    front: 'thin',
    back: 'tablet-strip',
    pen: true,
  },
  {
    models: { 'Galaxy Tab A9+': '168.7x257.1', 'Galaxy Tab A9': '124.7x211', 'Galaxy Tab A8': '161.9x246.8' },
    colours: { navy: '#3c4962', silver: '#d2d5d8', graphite: '#515358' },
    front: 'bezel',
    back: 'tablet-one',
  },
]

export const surfaces: readonly TabletModel[] = [
  {
    models: {
      'Surface Pro 9': '287x208',
      'Surface Pro 8': '287x208',
      'Surface Pro 7': '292x201',
      'Surface Pro 7+': '292x201',
      'Surface Pro 6': '292x201',
      'Surface Pro 11': '287x208',
      'Surface Go 3': '245x175',
      'Surface Go 2': '245x175',
    },
    colours: { platinum: '#c9ccd0', graphite: '#4b4e53', sapphire: '#7f97b5', forest: '#65766b' },
    front: 'thin',
    back: 'tablet-middle',
  },
]
