import type { Country } from '#shop/countries/country.ts'

type Parts = { street: string; houseNumber: string }

/** Street and number as they are written in a country. */
export const houseLineIn = (
  { houseNumberFirst }: Pick<Country, 'houseNumberFirst'>,
  { street, houseNumber }: Parts,
): string => (houseNumberFirst ? `${houseNumber} ${street}` : `${street} ${houseNumber}`)
