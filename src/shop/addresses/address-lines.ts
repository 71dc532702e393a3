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

/** Countries that write the number of the house before its street. */
const NUMBER_FIRST = new Set(['FR'])

/** An address as it stands on a parcel: without the name, the country in large letters at the end. */
export function addressLines(address: AddressParts, locale: string): string[] {
  const { street, houseNumber, addressExtra = '', postalCode, city } = address
  const country = address.country.toUpperCase()
  const house = NUMBER_FIRST.has(country) ? `${houseNumber} ${street}` : `${street} ${houseNumber}`
  return [house, addressExtra, `${postalCode} ${city}`, countryName(country, locale)].filter(
    (line) => line.trim() !== '',
  )
}

function countryName(country: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  return name.toLocaleUpperCase(locale)
}
