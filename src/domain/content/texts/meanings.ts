import { safeHref } from './safe-href.ts'

/**
 * What a word in braces stands for; `open` as long as the merchant has not said it himself, `waived` if he has said that
 * there is nothing to say.
 */
export type Fact = { text: string; open: boolean; waived?: boolean }

/** What a text may count on in a country: `merchant.name` as a fact, `topic:terms` as a link. */
export type Meanings = { facts: Readonly<Record<string, Fact>>; links: Readonly<Record<string, string>> }

/** Pictures that a text may show; they are drawn in `web/art`. */
export const drawingNames = [
  'packing-items',
  'packing-wrap',
  'packing-box',
  'packing-label',
  'how-quote',
  'how-send',
  'how-paid',
  'erase-backup',
  'erase-account',
  'erase-reset',
  'eco-loop',
] as const

export type DrawingName = (typeof drawingNames)[number]

/** What the program itself puts into a text. */
export const pieceNames = ['eco-calculator', 'stored-things'] as const

export type PieceName = (typeof pieceNames)[number]

const own = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

export const factNamed = ({ facts }: Meanings, name: string): Fact | undefined => own(facts, name)

/** Links by meaning, such as `topic:terms`. */
export const isMeant = (target: string): boolean => /^(?:topic|screen|subject):/.test(target)

/** Where a link leads: by its meaning, or to an address, in which facts may stand. */
export function hrefOf(target: string, meanings: Meanings): string | undefined {
  if (isMeant(target)) return own(meanings.links, target)
  return safeHref(target.replaceAll(/\{([\w.]{1,40})\}/g, (typed, name) => factNamed(meanings, name)?.text ?? typed))
}
