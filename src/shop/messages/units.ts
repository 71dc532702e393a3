import type { Country } from '#shop/countries/country.ts'

/** Whoever counts in octets writes 128 GB as “128 Go”. */
export const unitsIn = ({ countsInOctets }: Pick<Country, 'countsInOctets'>, text: string): string =>
  countsInOctets ? text.replaceAll(/(?<=\d )([GT])B\b/g, '$1o') : text
