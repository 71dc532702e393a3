import type { PhoneModel } from './model.ts'

export const samsungGalaxyA: readonly PhoneModel[] = [
  {
    models: { 'Galaxy A56 5G': '77.5x162.2', 'Galaxy A36 5G': '78.2x162.9', 'Galaxy A26 5G': '77.5x164' },
    colours: { pink: '#edcfd2', lavender: '#d3cbe6', mint: '#cfe3d6', graphite: '#45474b' },
    back: 'pill-column',
    front: 'hole',
    edges: 'flat',
  },
  {
    models: {
      'Galaxy A55 5G': '77.4x161.1',
      'Galaxy A35 5G': '78x161.7',
      'Galaxy A25 5G': '76.5x161',
      'Galaxy A15': '76.8x160.1',
    },
    colours: { 'ice blue': '#c6dbea', lilac: '#dbd1e9', navy: '#333e55', lemon: '#f0eab9' },
    back: 'three-small-rings',
    front: 'hole',
    edges: 'flat',
  },
  {
    models: {
      'Galaxy A54 5G': '76.7x158.2',
      'Galaxy A34 5G': '78.1x161.3',
      'Galaxy A24': '77.6x162.1',
      'Galaxy A14': '78x167.7',
    },
    colours: { lime: '#dbe9bb', violet: '#d4c7e9', graphite: '#3b3d41', silver: '#d8dadd' },
    back: 'three-small-rings',
    front: 'hole',
    edges: 'round',
  },
  {
    models: { 'Galaxy A53 5G': '74.8x159.6', 'Galaxy A33 5G': '74x159.7', 'Galaxy A73 5G': '76.1x163.7' },
    colours: { peach: '#f3d2bf', blue: '#b3cee9', white: '#f0f1f1', black: '#33353a' },
    back: 'plate-column',
    front: 'hole',
    edges: 'flat',
  },
  {
    models: {
      'Galaxy A52': '75.1x159.9',
      'Galaxy A52 5G': '75.1x159.9',
      'Galaxy A52s 5G': '75.1x159.9',
      'Galaxy A72': '77.4x165',
    },
    colours: { violet: '#c7bfe4', blue: '#aecbea', mint: '#cfe5d6', black: '#33353a', white: '#f0f1f1' },
    back: 'plate-column',
    front: 'hole',
    edges: 'round',
  },
  {
    models: {
      'Galaxy A51': '73.6x158.5',
      'Galaxy A71': '76x163.6',
      'Galaxy A51 5G': '73.6x158.7',
      'Galaxy A41': '69.8x149.9',
    },
    colours: { 'prism blue': '#7fa3cf', 'prism black': '#303238', 'prism white': '#e9ebee', 'prism pink': '#eec0c8' },
    back: 'corner-l',
    front: 'hole',
    edges: 'round',
  },
  {
    models: {
      'Galaxy A50': '74.7x158.5',
      'Galaxy A40': '69.2x144.4',
      'Galaxy A70': '76.7x164.3',
      'Galaxy A30': '74.7x158.5',
    },
    colours: { coral: '#f19a85', blue: '#5f8fc4', black: '#2c2e33', white: '#eceef0' },
    back: 'column-plain',
    front: 'drop',
    edges: 'round',
  },
  {
    models: {
      'Galaxy A12': '75.8x164',
      'Galaxy A32': '73.6x158.9',
      'Galaxy A22': '73.6x159.3',
      'Galaxy A13': '76.4x165.1',
    },
    colours: { blue: '#8fb6dd', violet: '#c9c0e2', black: '#33353a', white: '#eff0f1' },
    back: 'three-small-rings',
    front: 'drop',
    edges: 'round',
  },
]
