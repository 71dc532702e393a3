import type { Country } from '#shop/countries/country.ts'

/** A line of an address in its parts. What was not found is empty. */
export type HouseLine = { street: string; houseNumber: string; addressExtra: string }

/** 12 · 12 a · 12B · 3-5 · 12/3/14 · 7 bis */
const number = String.raw`\d+(?:\s?[a-z](?!\p{L}))?(?:\s?[-–/+]\s?(?:\d+\s?[a-z]?|[a-z])(?!\p{L}))*(?:\s?(?:bis|ter|quater)(?!\p{L}))?`

/** Where no house has a number, people say so. */
const none = String.raw`s\/n|s\.\/n\.?|sin n[úu]mero|snc|s\.n\.c\.|ohne nr\.?|o\.? ?nr\.?`

/** Words with which the way to a door begins: floor, staircase, flat, building. */
const entrance = new RegExp(
  String.raw`^(?:\d+\s?[ºª°.]|(?:top|t[üu]r|stiege|stg|stock|og|eg|dg|hinterhaus|vorderhaus|wohnung|whg|apt|appartement|appt|app|b[âa]t(?:iment)?|[ée]tage|esc(?:alera|alier)?|r[ée]sidence|porte|pta|puerta|piso|planta|bajo|entlo|entresuelo|[áa]tico|izq|dcha|bloque|portal|int(?:erno)?|scala|sc|piano|palazzina|pal|edificio|c\/o|lot|cage)(?:$|[\s.\d,:]))`,
  'iu',
)

const NUMBER = new RegExp(`(?<![\\p{L}\\d])(?:${number}|${none})(?![\\p{L}\\d])`, 'giu')
const LEADING = new RegExp(String.raw`^(${number})\s?,?\s+(?=.*\p{L})(?![.)])(.+)$`, 'iu')
/** In Mannheim the blocks have a letter and a number instead of streets: C 4, 12. */
const BLOCK = new RegExp(String.raw`^([a-z]\s?\d{1,2}),?\s+(${number})$`, 'iu')
const SEPARATOR = /^[-–./]\s*/
const SIGN = /(?:^|[\s,])(?:n[º°r.]*|nr\.?|n[úu]m\.?|n[úu]mero|hausnr\.?|civ\.?)\s?$/iu

/**
 * Splits what somebody types into one line: street, number, and the way to the door. The number stands where it does in
 * the country, or else where people put it all the same. A number that belongs to a name, as in “Via 4 Novembre”, is
 * followed by more of the name.
 */
export function splitHouseLine({ houseNumberFirst }: Pick<Country, 'houseNumberFirst'>, typed: string): HouseLine {
  const line = typed.replaceAll(/\s+/g, ' ').trim()
  const ways = houseNumberFirst ? [numberFirst, numberLast] : [numberLast, numberFirst]
  for (const split of ways) {
    const found = split(line)
    if (found) return found
  }
  return { street: tidy(line), houseNumber: '', addressExtra: '' }
}

function numberFirst(line: string): HouseLine | undefined {
  const [, houseNumber, rest] = LEADING.exec(line) ?? []
  if (houseNumber === undefined || rest === undefined) return undefined
  const [street = '', ...more] = rest.split(/,\s*/)
  return { street: tidy(street), houseNumber: tidy(houseNumber), addressExtra: tidy(more.join(', ')) }
}

function numberLast(line: string): HouseLine | undefined {
  const [, block, house] = BLOCK.exec(line) ?? []
  if (block !== undefined && house !== undefined) return { street: block, houseNumber: house, addressExtra: '' }
  for (const { 0: houseNumber, index } of line.matchAll(NUMBER)) {
    const street = line.slice(0, index).replace(SIGN, '')
    const rest = line.slice(index + houseNumber.length).trim()
    const isWhole = rest === '' || rest.startsWith(',') || entrance.test(rest.replace(SEPARATOR, ''))
    if (/\p{L}/u.test(street) && isWhole)
      return { street: tidy(street), houseNumber: tidy(houseNumber), addressExtra: tidy(rest.replace(SEPARATOR, '')) }
  }
  return undefined
}

const tidy = (text: string): string => text.replaceAll(/^[\s,]+|[\s,]+$/g, '')
