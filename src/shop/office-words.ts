import type carrier from '#messages/office/carrier.json'
import type errors from '#messages/office/errors.json'
import type frame from '#messages/office/frame.json'
import type letters from '#messages/office/letters.json'
import type payouts from '#messages/office/payouts.json'
import type prices from '#messages/office/prices.json'
import type { LeafKeys, WordKey } from './words.ts'

/** The back office speaks German only; every topic is a file in `messages/office`. */
type Topics = {
  carrier: typeof carrier
  errors: typeof errors
  frame: typeof frame
  letters: typeof letters
  payouts: typeof payouts
  prices: typeof prices
}

/** What it can say: its own words, and those of the German shop. */
export type OfficeWordKey = LeafKeys<Topics, 'office.'> | WordKey
