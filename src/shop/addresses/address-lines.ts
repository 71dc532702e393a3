import { countries, isCountryCode } from '#shop/countries/all.ts'
import { houseLineIn } from './house-line.ts'

/** Where somebody lives, in parts. */
export type AddressParts = {
  street: string
  houseNumber: string
  addressExtra?: string | undefined
  postalCode: string
  city: string
  /** Two letters, such as `DE`. */
  country: string
}

/** An address as it stands on a parcel: without the name, the country in large letters at the end. */
export function addressLines(address: AddressParts, locale: string): string[] {
  const { street, houseNumber, addressExtra = '', postalCode, city } = address
  const country = address.country.toUpperCase()
  return [
    houseLine(street, houseNumber, country),
    addressExtra,
    `${postalCode} ${city}`,
    countryName(country, locale),
  ].filter((line) => line.trim() !== '')
}

/** As it is written there. */
export function houseLine(street: string, houseNumber: string, country: string): string {
  const code = country.toLowerCase()
  return houseLineIn(
    { houseNumberFirst: isCountryCode(code) && countries[code].houseNumberFirst },
    { street, houseNumber },
  )
}

/** Names of countries in a language: looking them up begins with a millisecond. */
const regions = new Map<string, Intl.DisplayNames>()

function countryName(country: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country
  const names = regions.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' })
  regions.set(locale, names)
  const name = names.of(country) ?? country
  return name.toLocaleUpperCase(locale)
}
