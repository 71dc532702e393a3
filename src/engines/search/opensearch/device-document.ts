import type { FoundDevice } from '#engines/search/search.ts'
import type { DeviceWords } from '#engines/search/understanding/device-words.ts'
import { pairsOf, tokensOf } from './word-tokens.ts'

/** More words than any model has; so many are free in a name without any. */
export const MAX_MODEL_WORDS = 15

/** No device of the shop is older. */
const FIRST_YEAR = 1950

/** What the server keeps of a device: the device itself, only to be handed out, and what it is found and ranked by. */
export interface DeviceDocument {
  device: FoundDevice
  url: string
  seriesId: number
  deviceId: number
  tokens: string[]
  pairs: string[]
  modelWords: number
  /** The fewer words a model has, the more of them are free. */
  freeWords: number
  /** Months since the first year, thirteen a year, because a missing month comes before January. */
  released: number
  /** The same, as far as it says which of several devices is meant. */
  standing: number
}

export function documentOf(device: FoundDevice, words: DeviceWords, standing: number): DeviceDocument {
  const modelWords = Math.min(words.modelPositions.length, MAX_MODEL_WORDS)
  return {
    device,
    url: device.url,
    seriesId: device.seriesId,
    deviceId: device.id,
    tokens: tokensOf(words),
    pairs: pairsOf(words),
    modelWords,
    freeWords: MAX_MODEL_WORDS - modelWords,
    released: Math.max(0, device.releaseYear - FIRST_YEAR) * 13 + (device.releaseMonth ?? 0),
    standing: Math.max(0, standing - FIRST_YEAR * 13),
  }
}

const token = { type: 'keyword', doc_values: false } as const
const number = { type: 'integer' } as const

export const deviceMappings = {
  dynamic: 'strict',
  properties: {
    device: { type: 'object', enabled: false },
    url: token,
    seriesId: number,
    deviceId: number,
    tokens: token,
    pairs: token,
    modelWords: number,
    freeWords: number,
    released: number,
    standing: number,
  },
} as const

export const menuMappings = { dynamic: 'strict', properties: { content: { type: 'object', enabled: false } } } as const
