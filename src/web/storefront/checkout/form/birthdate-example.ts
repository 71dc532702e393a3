import type { Country } from '#shop/countries/country.ts'

/** A day written with the whole year, in the manner of the country. */
export const birthdateExample = ({ dateFormat }: Pick<Country, 'dateFormat'>): string =>
  ['31', '12', '1990'].join(dateFormat === 'dd.mm.yy' ? '.' : '/')
