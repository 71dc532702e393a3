import type carrier from '#messages/office/carrier.json'
import type contact from '#messages/office/contact.json'
import type content from '#messages/office/content.json'
import type errors from '#messages/office/errors.json'
import type frame from '#messages/office/frame.json'
import type letters from '#messages/office/letters.json'
import type partners from '#messages/office/partners.json'
import type { LeafKeys, WordKey } from './words.ts'

/** The back office speaks German only; every topic is a file in `messages/office`. */
type Topics = {
  carrier: typeof carrier
  contact: typeof contact
  content: typeof content
  errors: typeof errors
  frame: typeof frame
  letters: typeof letters
  partners: typeof partners
}

/** What it can say: its own words, and those of the German shop. */
export type OfficeWordKey = LeafKeys<Topics, 'office.'> | WordKey
