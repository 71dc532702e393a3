import type { Country } from '#shop/countries/country.ts'
import { writeDay } from '#shop/formats/typed-day.ts'

/** A day written with the whole year, in the manner of the country. */
export const birthdateExample = ({ dateFormat }: Pick<Country, 'dateFormat'>): string =>
  writeDay('1990-12-31', dateFormat)
