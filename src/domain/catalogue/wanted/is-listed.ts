import type { FoundDevice } from '#engines/search/search.ts'

/** What the search found for a text. */
export type Found = Pick<FoundDevice, 'manufacturer' | 'name' | 'series' | 'category' | 'searchTerms'>

/** The best ones; what is meant is among them, or nowhere. */
const LOOKED_AT = 20

/** What people add who do not mean another device by it. */
const besides = new Set(
  [
    'verkaufen ankauf ankaufen verkauf gebraucht gebrauchte defekt defektes kaputt preis wert was ist mein meine das der die und',
    'vender venta compra comprar usado usada segunda mano roto precio valor cuanto vale por los las una mis',
    'vendre vente rachat reprise occasion casse prix valeur combien vaut mon les des une pour',
    'vendere vendita acquisto usato usata rotto prezzo valore quanto vale mio per gli della',
    'handy smartphone telefon telefono telephone mobile cellulare portable movil neu alt new old sell price used broken',
  ].flatMap((words) => words.split(' ')),
)

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Whether one of the found devices is what somebody typed. The search forgives so much that it always has something to show; here
 * every word has to be one of the device, and a number the same number. Typing errors are still no other device.
 */
export function isListed(typed: string, found: readonly Found[]): boolean {
  const words = wordsIn(typed).filter((word) => !besides.has(word) && (word.length > 2 || /\d/.test(word)))
  if (words.length === 0) return true
  return found.slice(0, LOOKED_AT).some((device) => {
    const own = wordsIn(
      [device.manufacturer, device.name, device.series, device.category, device.searchTerms].join(' '),
    )
    const joined = own.join('')
    return words.every((word) => (/^\d+$/.test(word) ? hasNumber(own, word) : hasWord(own, joined, word)))
  })
}

/** Also as a part of a word: the 23 of an S23. */
const hasNumber = (own: readonly string[], number: string): boolean =>
  own.some((word) => word.match(/\d+/g)?.includes(number))

const hasWord = (own: readonly string[], joined: string, word: string): boolean =>
  joined.includes(word) || (!/\d/.test(word) && own.some((other) => isMisspelt(word, other)))

/** Two letters of five or more may be wrong, one of four. */
function isMisspelt(word: string, other: string): boolean {
  const most = word.length >= 5 ? 2 : word.length === 4 ? 1 : 0
  return most > 0 && Math.abs(word.length - other.length) <= most && distance(word, other) <= most
}

/** How many letters have to be changed, added or left out to make one of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1]
    for (let at = 0; at < other.length; at += 1) {
      next.push(Math.min(row[at]! + Number(other[at] !== letter), row[at + 1]! + 1, next[at]! + 1))
    }
    row = next
  }
  return row.at(-1)!
}
